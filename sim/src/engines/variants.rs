// SPDX-License-Identifier: MIT
//! Several designs in one model: their exported Verilog differs in constants only, and an input
//! of the top module chooses among them. One compilation then serves them all.

/// The input that chooses.
pub const CHOICE: &str = "chosen_design";
/// Its width.
pub const CHOICE_BITS: usize = 8;

/// `localparam [5:0] name = 6'h7;` as range with name, and value.
fn constant(line: &str) -> Option<(&str, &str)> {
    line.trim().strip_prefix("localparam ")?.strip_suffix(';')?.split_once(" = ")
}

/// The Verilog of all designs in one, with the input [`CHOICE`] of module `top`: its value is the
/// number of the design. None if they differ in more than constants.
pub fn merge(designs: &[&str], top: &str) -> Option<String> {
    let header = format!("module {top} (");
    let mut lines: Vec<_> = designs.iter().map(|design| design.lines()).collect();
    let mut merged = String::new();
    if designs.len() > 1 << CHOICE_BITS {
        return None;
    }
    loop {
        let row: Vec<Option<&str>> = lines.iter_mut().map(Iterator::next).collect();
        let Some(first) = *row.first()? else {
            return row.iter().all(Option::is_none).then_some(merged);
        };
        if row.iter().all(|line| *line == Some(first)) {
            merged.push_str(first);
            if first == header {
                merged.push_str(&format!("\n  input wire [{}:0] {CHOICE},", CHOICE_BITS - 1));
            }
        } else {
            let constants: Vec<_> =
                row.iter().map(|line| line.and_then(constant)).collect::<Option<_>>()?;
            let name = constants[0].0;
            let (last, others) = constants.split_last()?;
            if constants.iter().any(|constant| constant.0 != name) {
                return None;
            }
            merged.push_str(&format!("  wire {name} = "));
            for (number, (_, value)) in others.iter().enumerate() {
                merged
                    .push_str(&format!("({top}.{CHOICE} == {CHOICE_BITS}'d{number}) ? {value} : "));
            }
            merged.push_str(&format!("{};", last.1));
        }
        merged.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merged(designs: &[String]) -> Option<String> {
        merge(&designs.iter().map(String::as_str).collect::<Vec<_>>(), "top")
    }

    fn design(depth: u32, statement: &str) -> String {
        format!("module top (\n  input wire clock\n);\n  localparam [3:0] depth = 4'h{depth};\n  localparam same = 1'h1;\n  {statement}\nendmodule\n")
    }

    #[test]
    fn constants_that_differ_are_chosen() {
        let text =
            merged(&[1, 2, 3].map(|depth| design(depth, "x = y;"))).expect("only constants differ");
        assert!(
            text.contains("module top (\n  input wire [7:0] chosen_design,\n  input wire clock\n")
        );
        let choice = "wire [3:0] depth = (top.chosen_design == 8'd0) ? 4'h1 : (top.chosen_design == 8'd1) ? 4'h2 : 4'h3;";
        assert!(text.contains(choice), "{text}");
        assert!(text.contains("localparam same = 1'h1;"));
    }

    #[test]
    fn other_differences_are_refused() {
        assert_eq!(merged(&[design(1, "x = y;"), design(1, "x = z;")]), None);
        assert_eq!(merged(&[design(1, "x = y;"), design(1, "x = y;\n  z = y;")]), None);
    }
}
