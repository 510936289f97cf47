// SPDX-License-Identifier: MIT
//! The ports of memories in one statement: `ram.write(enable, address, data)`,
//! `ram.read(address)`, `ram.read(enable, address)`.
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Block, Expr, ExprMethodCall, Stmt};

/// The kernel with an assignment to each port: a memory has the ports `write_enable`,
/// `write_address`, `write_data`, `read_address` and, if it has one, `read_enable`.
pub fn expand(kernel: &Block) -> Block {
    let mut kernel = kernel.clone();
    Ports.visit_block_mut(&mut kernel);
    kernel
}

struct Ports;

impl VisitMut for Ports {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit_mut::visit_block_mut(self, block);
        block.stmts = std::mem::take(&mut block.stmts).into_iter().flat_map(statements).collect();
    }
}

fn statements(statement: Stmt) -> Vec<Stmt> {
    match &statement {
        Stmt::Expr(Expr::MethodCall(call), _) => ports(call).unwrap_or_else(|| vec![statement]),
        _ => vec![statement],
    }
}

/// An assignment to each port that the call names.
fn ports(call: &ExprMethodCall) -> Option<Vec<Stmt>> {
    let (memory, values) = (&call.receiver, call.args.iter().collect::<Vec<_>>());
    Some(match (call.method.to_string().as_str(), &values[..]) {
        ("write", [enable, address, data]) => vec![
            parse_quote!(#memory.write_enable.next = #enable;),
            parse_quote!(#memory.write_address.next = #address;),
            parse_quote!(#memory.write_data.next = #data;),
        ],
        ("read", [address]) => vec![parse_quote!(#memory.read_address.next = #address;)],
        ("read", [enable, address]) => vec![
            parse_quote!(#memory.read_enable.next = #enable;),
            parse_quote!(#memory.read_address.next = #address;),
        ],
        _ => return None,
    })
}
