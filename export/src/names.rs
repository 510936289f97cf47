// SPDX-License-Identifier: MIT
//! Names: from rust-hdl's paths to plain Verilog identifiers.
use crate::ExportError;
use std::collections::BTreeMap;

/// The Verilog name of a port or signal: `$` (array element, child's port) becomes `__`.
pub fn port_name(name: &str) -> String {
    name.replace('$', "__")
}

/// Keywords of Verilog-2005 and SystemVerilog-2017.
const KEYWORDS: &str = "accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before \
begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config \
const constraint context continue cover covergroup coverpoint cross deassign default defparam design disable dist do edge \
else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule \
endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually expect export \
extends extern final first_match for force foreach forever fork forkjoin function generate genvar global highz0 highz1 if \
iff ifnone ignore_bins illegal_bins implements implies import incdir include initial inout input inside instance int \
integer interconnect interface intersect join join_any join_none large let liblist library local localparam logic longint \
macromodule matches medium modport module nand negedge nettype new nexttime nmos nor noshowcancelled not notif0 notif1 \
null or output package packed parameter pmos posedge primitive priority program property protected pull0 pull1 pulldown \
pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase randsequence rcmos real realtime ref reg reject_on \
release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always s_eventually s_nexttime s_until s_until_with \
scalared sequence shortint shortreal showcancelled signed small soft solve specify specparam static string strong strong0 \
strong1 struct super supply0 supply1 sync_accept_on sync_reject_on table tagged task this throughout time timeprecision \
timeunit tran tranif0 tranif1 tri tri0 tri1 triand trior trireg type typedef union unique unique0 unsigned until \
until_with untyped use uwire var vectored virtual void wait wait_order wand weak weak0 weak1 while wildcard wire with \
within wor xnor xor";

/// Whether a name cannot be used in Verilog or SystemVerilog.
pub fn is_keyword(name: &str) -> bool {
    KEYWORDS.split_whitespace().any(|keyword| keyword == name)
}

/// Whether a name can be written in Verilog as it is.
pub fn is_identifier(name: &str) -> bool {
    let letter = |letter: char| letter.is_ascii_alphabetic() || letter == '_';
    name.starts_with(letter) && name.chars().all(|other| letter(other) || other.is_ascii_digit())
}

/// Loop variables and their values, innermost last.
pub type Loops = BTreeMap<String, i64>;

/// Replaces each `[expression]` in a path by `$value`.
pub fn resolve_indices(path: &str, loops: &Loops) -> Result<String, String> {
    let mut resolved = String::new();
    let mut rest = path;
    while let Some(open) = rest.find('[') {
        let mut depth = 0;
        let close = rest[open..]
            .char_indices()
            .find(|(_, letter)| {
                depth += i32::from(*letter == '[') - i32::from(*letter == ']');
                depth == 0
            })
            .map(|(at, _)| open + at)
            .ok_or_else(|| format!("`{path}`: a bracket is not closed"))?;
        resolved.push_str(&rest[..open]);
        resolved.push_str(&format!("${}", evaluate(&rest[open + 1..close], loops)?));
        rest = &rest[close + 1..];
    }
    resolved.push_str(rest);
    Ok(resolved)
}

/// Evaluates an index: loop variables, decimal digits, `+ - * / %` and parentheses.
pub fn evaluate(text: &str, loops: &Loops) -> Result<i64, String> {
    let mut parser = Parser { text, rest: text, loops };
    let value = parser.sum()?;
    if parser.rest.is_empty() {
        Ok(value)
    } else {
        Err(parser.fail())
    }
}

struct Parser<'a> {
    text: &'a str,
    rest: &'a str,
    loops: &'a Loops,
}

impl Parser<'_> {
    fn fail(&self) -> String {
        format!(
            "`{}` cannot be an index: only loop variables, numbers, + - * / % and parentheses can",
            self.text
        )
    }
    fn eat(&mut self, letters: &str) -> Option<char> {
        let letter = self.rest.chars().next().filter(|&letter| letters.contains(letter))?;
        self.rest = &self.rest[1..];
        Some(letter)
    }
    fn sum(&mut self) -> Result<i64, String> {
        let mut value = self.product()?;
        while let Some(operator) = self.eat("+-") {
            let right = self.product()?;
            value = if operator == '+' { value + right } else { value - right };
        }
        Ok(value)
    }
    fn product(&mut self) -> Result<i64, String> {
        let mut value = self.factor()?;
        while let Some(operator) = self.eat("*/%") {
            let right = self.factor()?;
            if operator != '*' && right == 0 {
                return Err(self.fail());
            }
            value = match operator {
                '*' => value * right,
                '/' => value / right,
                _ => value % right,
            };
        }
        Ok(value)
    }
    fn factor(&mut self) -> Result<i64, String> {
        if self.eat("(").is_some() {
            let value = self.sum()?;
            return self.eat(")").map(|_| value).ok_or_else(|| self.fail());
        }
        let length = self
            .rest
            .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(length);
        self.rest = rest;
        let digits = word.trim_end_matches("usize").trim_end_matches('_');
        digits.parse().ok().or_else(|| self.loops.get(word).copied()).ok_or_else(|| self.fail())
    }
}

/// Whether Verilog and SystemVerilog take a name.
pub fn legal(path: &str, name: &str) -> Result<(), ExportError> {
    let (path, name) = (path.to_string(), name.to_string());
    match () {
        () if is_keyword(&name) => Err(ExportError::Keyword { path, name }),
        () if !is_identifier(&name) => Err(ExportError::Identifier { path, name }),
        () => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_evaluated() {
        let loops = Loops::from([("i".to_string(), 5)]);
        assert_eq!(resolve_indices("a[2*i+1]$q", &loops).unwrap(), "a$11$q");
        assert_eq!(resolve_indices("a[(i-1)/2]", &loops).unwrap(), "a$2");
        assert!(resolve_indices("a[i^1]", &loops).is_err());
        assert!(resolve_indices("a[N]", &loops).is_err());
    }

    #[test]
    fn keywords_of_both_languages_are_known() {
        assert!(is_keyword("reg") && is_keyword("logic") && is_keyword("priority"));
        assert!(!is_keyword("clock"));
    }
}
