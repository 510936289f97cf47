// SPDX-License-Identifier: MIT
//! The vertex shader in front of fragment shaders.
use anyhow::{bail, Result};
use std::fmt::Write;

/// A vertex shader of a triangle over the picture that gives an entry point its inputs: x and y
/// from 0 to 1, then 0 and 1.
pub fn screen(module: &naga::Module, entry: &naga::EntryPoint) -> Result<String> {
    let (mut members, mut values) = (String::new(), String::new());
    let mut add = |ty: naga::Handle<naga::Type>, binding: Option<&naga::Binding>| {
        let Some(naga::Binding::Location { location, .. }) = binding else { return Ok(()) };
        let (count, scalar) = match module.types[ty].inner {
            naga::TypeInner::Scalar(scalar) => (1, scalar),
            naga::TypeInner::Vector { size, scalar } => (size as usize, scalar),
            _ => bail!("an input that is neither a scalar nor a vector"),
        };
        let (name, flat, all) = match scalar.kind {
            naga::ScalarKind::Float => ("f32", "", ["at.x", "at.y", "0.0", "1.0"]),
            naga::ScalarKind::Sint => ("i32", "@interpolate(flat) ", ["0"; 4]),
            _ => ("u32", "@interpolate(flat) ", ["0"; 4]),
        };
        let flat = match binding {
            Some(naga::Binding::Location { interpolation: Some(way), .. })
                if *way == naga::Interpolation::Flat =>
            {
                "@interpolate(flat) "
            }
            Some(naga::Binding::Location { interpolation: Some(way), .. })
                if *way == naga::Interpolation::Linear =>
            {
                "@interpolate(linear) "
            }
            _ => flat,
        };
        let ty = if count == 1 { name.to_string() } else { format!("vec{count}<{name}>") };
        writeln!(members, "@location({location}) {flat}l{location}: {ty},")?;
        writeln!(values, "o.l{location} = {ty}({});", all[..count].join(", "))?;
        Ok(())
    };
    for argument in &entry.function.arguments {
        match &module.types[argument.ty].inner {
            naga::TypeInner::Struct { members, .. } => {
                for member in members {
                    add(member.ty, member.binding.as_ref())?;
                }
            }
            _ => add(argument.ty, argument.binding.as_ref())?,
        }
    }
    Ok(format!(
        "struct O {{ @builtin(position) place: vec4f, {members} }}
        @vertex fn screen(@builtin(vertex_index) index: u32) -> O {{
            let at = vec2f(f32((index << 1u) & 2u), f32(index & 2u));
            var o: O;
            o.place = vec4f(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
            {values}
            return o;
        }}"
    ))
}
