// SPDX-License-Identifier: MIT
//! What the logic of a module drives, as terms over its inputs. Equal terms are the same term, so
//! that most rewritten texts are equal without a solver: statements in another order, defaults that
//! are overwritten, values that got a name.
//!
//! The exporter's operands are as wide as each other and as what they are assigned to, so that no
//! expression depends on what is around it. Texts that do not keep to this have no terms.
use super::flat::Flat;
use super::text::is_name;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Stands for a term.
pub type Id = usize;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Term {
    Input(String),
    Literal(String),
    /// A variable before its first assignment.
    Unset(String),
    Operation(String, Vec<Id>),
}

/// All terms, of both sides.
#[derive(Default)]
pub struct Terms {
    ids: HashMap<Term, Id>,
    all: Vec<Term>,
    widths: Vec<usize>,
    /// Whether a term holds a variable that was not assigned.
    unset: Vec<bool>,
}

impl Terms {
    fn id(&mut self, term: Term, width: usize) -> Id {
        if let Some(id) = self.ids.get(&term) {
            return *id;
        }
        let unset = match &term {
            Term::Unset(_) => true,
            Term::Operation(_, operands) => operands.iter().any(|operand| self.unset[*operand]),
            Term::Input(_) | Term::Literal(_) => false,
        };
        self.ids.insert(term.clone(), self.all.len());
        self.all.push(term);
        self.widths.push(width);
        self.unset.push(unset);
        self.all.len() - 1
    }

    fn literal(&mut self, text: &str) -> Option<Id> {
        let width = text.split_once('\'')?.0.parse().ok()?;
        Some(self.id(Term::Literal(text.into()), width))
    }

    /// An operation whose result has `width` bits.
    fn operation(&mut self, operator: &str, mut operands: Vec<Id>, width: usize) -> Id {
        if matches!(operator, "&" | "|") {
            let inner = |id: Id| match &self.all[id] {
                Term::Operation(other, inner) if other == operator => inner.clone(),
                _ => vec![id],
            };
            operands = operands.into_iter().flat_map(inner).collect();
            operands.sort_unstable();
            operands.dedup();
            if operands.len() == 1 {
                return operands[0];
            }
        }
        if matches!(operator, "^" | "+" | "==" | "!=") {
            operands.sort_unstable();
        }
        if let ("!", Some(value)) = (operator, self.truth(operands[0])) {
            return self.id(Term::Literal(format!("1'h{}", u8::from(!value))), 1);
        }
        self.id(Term::Operation(operator.into(), operands), width)
    }

    /// An operator between two operands.
    fn binary(&mut self, operator: &str, left: Id, right: Id) -> Option<Id> {
        let width = self.widths[left];
        if matches!(operator, "<<" | ">>" | ">>>") {
            return Some(self.operation(operator, vec![left, right], width));
        }
        let (operator, left, right) = match operator {
            ">" => ("<", right, left),
            ">=" => ("<=", right, left),
            _ => (operator, left, right),
        };
        let compares = matches!(operator, "==" | "!=" | "<" | "<=");
        let result = if compares { 1 } else { width };
        (width == self.widths[right]).then(|| self.operation(operator, vec![left, right], result))
    }

    fn truth(&self, id: Id) -> Option<bool> {
        match &self.all[id] {
            Term::Literal(text) => text.strip_prefix("1'h").map(|digit| digit != "0"),
            _ => None,
        }
    }

    fn choice(&mut self, test: Id, yes: Id, no: Id) -> Id {
        let width = self.widths[yes];
        match (self.truth(test), &self.all[test]) {
            _ if yes == no => yes,
            (Some(value), _) => [no, yes][usize::from(value)],
            (None, Term::Operation(operator, inner)) if operator == "!" => {
                let test = inner[0];
                self.choice(test, no, yes)
            }
            _ => self.id(Term::Operation("?".into(), vec![test, yes, no]), width),
        }
    }

    /// The terms that a module drives; `label` says what an input is called on both sides. None
    /// where the text is more than this reads; a variable that may be unset has no term.
    pub fn driven(
        &mut self,
        flat: &Flat,
        label: &dyn Fn(&str) -> String,
    ) -> Option<BTreeMap<String, Id>> {
        let [logic] = flat.kernel.logic.as_slice() else { return None };
        let (mut scope, cuts) = (BTreeMap::new(), flat.cuts());
        for constant in &flat.kernel.constants {
            scope.insert(constant.name.clone(), self.literal(&constant.value)?);
        }
        for cut in cuts.iter().filter(|cut| !cut.output) {
            scope.insert(cut.name.clone(), self.id(Term::Input(label(&cut.name)), cut.width));
        }
        let mut widths: BTreeMap<String, usize> =
            cuts.into_iter().map(|cut| (cut.name, cut.width)).collect();
        widths.extend(flat.kernel.nets.iter().map(|net| (net.name.clone(), net.width)));
        let mut reader = Reader { terms: self, tokens: logic, at: 0, widths, scopes: vec![scope] };
        reader.statements()?;
        let end = (reader.at == logic.len()).then(|| reader.scopes.remove(0))?;
        Some(end.into_iter().filter(|(_, id)| !self.unset[*id]).collect())
    }
}

struct Reader<'a> {
    terms: &'a mut Terms,
    tokens: &'a [String],
    at: usize,
    widths: BTreeMap<String, usize>,
    /// Variables: those of the innermost branch last.
    scopes: Vec<BTreeMap<String, Id>>,
}

impl Reader<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> Option<String> {
        self.at += 1;
        self.tokens.get(self.at - 1).cloned()
    }

    fn eat(&mut self, text: &str) -> Option<()> {
        (self.next()? == text).then_some(())
    }

    fn value(&mut self, name: &str) -> Option<Id> {
        if let Some(id) = self.scopes.iter().rev().find_map(|scope| scope.get(name)) {
            return Some(*id);
        }
        let width = *self.widths.get(name)?;
        Some(self.terms.id(Term::Unset(name.into()), width))
    }

    fn set(&mut self, name: String, id: Id) {
        self.scopes.last_mut().expect("there is always a scope").insert(name, id);
    }

    fn statements(&mut self) -> Option<()> {
        while !matches!(self.peek(), "" | "end" | "endcase") {
            self.statement()?;
        }
        Some(())
    }

    /// `begin … end`, with the variables that it assigns.
    fn branch(&mut self) -> Option<BTreeMap<String, Id>> {
        self.eat("begin")?;
        self.scopes.push(BTreeMap::new());
        self.statements()?;
        self.eat("end")?;
        self.scopes.pop()
    }

    fn join(
        &mut self,
        test: Id,
        yes: BTreeMap<String, Id>,
        no: BTreeMap<String, Id>,
    ) -> Option<()> {
        let names: BTreeSet<String> = yes.keys().chain(no.keys()).cloned().collect();
        for name in names {
            let before = self.value(&name)?;
            let (one, other) = (
                yes.get(&name).copied().unwrap_or(before),
                no.get(&name).copied().unwrap_or(before),
            );
            let id = self.terms.choice(test, one, other);
            self.set(name, id);
        }
        Some(())
    }

    fn statement(&mut self) -> Option<()> {
        match self.peek() {
            "if" => {
                self.at += 1;
                self.eat("(")?;
                let test = self.expression()?;
                self.eat(")")?;
                let yes = self.branch()?;
                let mut no = BTreeMap::new();
                if self.peek() == "else" {
                    self.at += 1;
                    no = self.branch()?;
                }
                self.join(test, yes, no)
            }
            "case" => {
                self.at += 1;
                self.eat("(")?;
                let of = self.expression()?;
                self.eat(")")?;
                self.arms(of)?;
                self.eat("endcase")
            }
            name if is_name(name) => {
                let name = self.next()?;
                let part = self.part()?;
                self.eat("=")?;
                let mut id = self.expression()?;
                let (width, given) = (*self.widths.get(&name)?, self.terms.widths[id]);
                if let Some((part, bits)) = part {
                    let before = self.value(&name).filter(|_| bits == given)?;
                    id = self.terms.operation(&format!("insert {part}"), vec![before, id], width);
                } else if width != given {
                    return None;
                }
                self.set(name, id);
                self.eat(";")
            }
            _ => None,
        }
    }

    /// The arms of a `case`: the first that fits counts.
    fn arms(&mut self, of: Id) -> Option<()> {
        if self.peek() == "endcase" {
            return Some(());
        }
        let label = self.next()?;
        self.eat(":")?;
        let yes = self.branch()?;
        if label == "default" {
            let scope = self.scopes.last_mut().expect("there is always a scope");
            scope.extend(yes);
            // It counts last wherever it is.
            return (self.peek() == "endcase").then_some(());
        }
        let label = self.terms.literal(&label)?;
        let test = self.terms.binary("==", of, label)?;
        self.scopes.push(BTreeMap::new());
        self.arms(of)?;
        let no = self.scopes.pop()?;
        self.join(test, yes, no)
    }

    /// `[high:low]` or `[bit]`, and its number of bits.
    fn part(&mut self) -> Option<Option<(String, usize)>> {
        if self.peek() != "[" {
            return Some(None);
        }
        self.at += 1;
        let high: usize = self.next()?.parse().ok()?;
        let mut low = high;
        if self.peek() == ":" {
            self.at += 1;
            low = self.next()?.parse().ok()?;
        }
        self.eat("]")?;
        Some(Some((format!("{high}:{low}"), high.checked_sub(low)? + 1)))
    }

    /// One operand, or two with an operator between them: the exporter writes all parentheses.
    fn expression(&mut self) -> Option<Id> {
        let begin = self.at;
        let left = self.operand()?;
        let operator = self.peek().to_string();
        let known =
            ["+", "-", "*", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=", "<<", ">>", ">>>"];
        if !known.contains(&operator.as_str()) {
            return Some(left);
        }
        self.at += 1;
        let right = self.operand()?;
        // Signed only in braces of its own.
        let braces = begin > 0 && self.tokens[begin - 1] == "{" && self.peek() == "}";
        (operator != ">>>" || braces).then_some(())?;
        self.terms.binary(&operator, left, right)
    }

    fn operand(&mut self) -> Option<Id> {
        let token = self.next()?;
        match token.as_str() {
            "(" => {
                let id = self.expression()?;
                self.eat(")").map(|()| id)
            }
            "{" => self.concatenation(),
            "$signed" => {
                self.eat("(")?;
                let id = self.expression()?;
                self.eat(")")?;
                let width = self.terms.widths[id];
                Some(self.terms.operation("$signed", vec![id], width))
            }
            "!" | "~" | "&" | "|" | "^" => {
                let id = self.operand()?;
                let width = if token == "~" { self.terms.widths[id] } else { 1 };
                let operator = if token == "!" { token } else { format!("unary {token}") };
                Some(self.terms.operation(&operator, vec![id], width))
            }
            _ if is_name(&token) => {
                let id = self.value(&token)?;
                Some(match self.part()? {
                    Some((part, width)) => {
                        self.terms.operation(&format!("part {part}"), vec![id], width)
                    }
                    None => id,
                })
            }
            _ => self.terms.literal(&token),
        }
    }

    /// `{a}` is a, `{a, b}`, `{n{a}}`; the first brace is read.
    fn concatenation(&mut self) -> Option<Id> {
        if let Ok(count) = self.peek().parse::<usize>() {
            self.at += 1;
            self.eat("{")?;
            let id = self.concatenation()?;
            self.eat("}")?;
            let width = count * self.terms.widths[id];
            return Some(self.terms.operation(&format!("times {count}"), vec![id], width));
        }
        let mut parts = vec![self.expression()?];
        while self.peek() == "," {
            self.at += 1;
            parts.push(self.expression()?);
        }
        self.eat("}")?;
        let width = parts.iter().map(|part| self.terms.widths[*part]).sum();
        Some(if parts.len() == 1 { parts[0] } else { self.terms.operation("join", parts, width) })
    }
}
