// SPDX-License-Identifier: MIT
//! What a shader is given: its bindings, by reflection.
use naga::valid::{FunctionInfo, GlobalUse};
use naga::{
    AddressSpace, GlobalVariable, Handle, ImageClass, ImageDimension, Module, StorageAccess,
    StorageFormat, TypeInner,
};
use std::fmt::{Display, Formatter};

/// What a binding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A uniform buffer.
    Uniform,
    /// A storage buffer.
    Storage {
        /// The shader only reads it.
        read_only: bool,
    },
    /// A texture.
    Texture {
        /// Its dimensions.
        shape: Shape,
    },
    /// A texture that is read and written texel by texel.
    StorageTexture {
        /// Bytes of a texel.
        texel: u32,
    },
    /// A sampler.
    Sampler,
}

/// Dimensions of a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One image.
    Plane,
    /// One row.
    Line,
    /// Layers of images.
    Array,
    /// A volume, slice by slice.
    Volume,
    /// Six sides.
    Cube {
        /// Several times six.
        arrayed: bool,
    },
}

/// A resource of a shader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Its group.
    pub group: u32,
    /// Its number in the group.
    pub binding: u32,
    /// Its name in the source.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Bytes of a buffer without the elements of an array that has no length.
    pub bytes: u32,
    /// Bytes of an element of that array; 0 where there is none.
    pub element: u32,
    /// The scalars of the fixed part of a buffer.
    pub scalars: Vec<Scalar>,
    /// Those of an element, from its start.
    pub element_scalars: Vec<Scalar>,
    /// What it holds if nothing else is given; empty: zeros.
    pub initial: Vec<u8>,
    pub(crate) variable: Handle<GlobalVariable>,
}

/// A scalar of a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// Where it is, such as `light.colour` or `rows[2]`; those of a vector or a column have one
    /// path.
    pub path: String,
    /// Bytes from the start.
    pub offset: u32,
    /// What it is.
    pub number: Number,
}

/// What a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// `f32`.
    Float,
    /// `i32`.
    Signed,
    /// `u32`.
    Unsigned,
}

impl Number {
    /// A number as it is in memory.
    pub fn word(self, value: f64) -> u32 {
        match self {
            Self::Float => (value as f32).to_bits(),
            Self::Signed => value as i32 as u32,
            // What is negative is a signed number of this many bits.
            Self::Unsigned if value < 0.0 => value as i32 as u32,
            Self::Unsigned => value as u32,
        }
    }
}

/// Names a binding: `0:1` or the name in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector {
    /// Group and number.
    Number(u32, u32),
    /// Name.
    Name(String),
}

impl Selector {
    /// Reads `0:1` or a name.
    pub fn parse(text: &str) -> Self {
        let numbers = text
            .split_once(':')
            .and_then(|(group, binding)| Some((group.parse().ok()?, binding.parse().ok()?)));
        numbers.map_or_else(
            || Self::Name(text.into()),
            |(group, binding)| Self::Number(group, binding),
        )
    }

    /// Whether this is the binding.
    pub fn names(&self, binding: &Binding) -> bool {
        match self {
            Self::Number(group, number) => (*group, *number) == (binding.group, binding.binding),
            Self::Name(name) => *name == binding.name,
        }
    }
}

impl Display for Selector {
    fn fmt(&self, out: &mut Formatter) -> std::fmt::Result {
        match self {
            Self::Number(group, number) => write!(out, "{group}:{number}"),
            Self::Name(name) => out.write_str(name),
        }
    }
}

impl Display for Kind {
    fn fmt(&self, out: &mut Formatter) -> std::fmt::Result {
        match self {
            Self::Uniform => write!(out, "uniform"),
            Self::Storage { read_only: true } => write!(out, "storage, read"),
            Self::Storage { read_only: false } => write!(out, "storage"),
            Self::Texture { shape } => write!(
                out,
                "texture, {}",
                match shape {
                    Shape::Plane => "2D",
                    Shape::Line => "1D",
                    Shape::Array => "2D array",
                    Shape::Volume => "3D",
                    Shape::Cube { arrayed: false } => "cube",
                    Shape::Cube { arrayed: true } => "cube array",
                }
            ),
            Self::StorageTexture { texel } => write!(out, "storage texture, {texel} bytes a texel"),
            Self::Sampler => write!(out, "sampler"),
        }
    }
}

/// Bytes of a texel of a storage texture.
pub(crate) fn texel_bytes(format: StorageFormat) -> u32 {
    use StorageFormat::*;
    match format {
        R8Unorm | R8Snorm | R8Uint | R8Sint => 1,
        R16Uint | R16Sint | R16Float | Rg8Unorm | Rg8Snorm | Rg8Uint | Rg8Sint | R16Unorm
        | R16Snorm => 2,
        Rg32Uint | Rg32Sint | Rg32Float | Rgba16Uint | Rgba16Sint | Rgba16Float | R64Uint
        | Rgba16Unorm | Rgba16Snorm => 8,
        Rgba32Uint | Rgba32Sint | Rgba32Float => 16,
        _ => 4,
    }
}

/// The number of the push constants: above those that shaders use, as WebGPU has them up to 999.
const IMMEDIATES: u32 = 1000;

/// The resources that an entry point uses, by group and number.
pub(crate) fn reflect(module: &Module, info: &FunctionInfo) -> Vec<Binding> {
    let mut all: Vec<Binding> = module
        .global_variables
        .iter()
        .filter(|(handle, _)| info[*handle] != GlobalUse::empty())
        .filter_map(|(handle, variable)| binding(module, handle, variable))
        .collect();
    all.sort_by_key(|binding| (binding.group, binding.binding));
    all
}

fn binding(
    module: &Module,
    handle: Handle<GlobalVariable>,
    variable: &GlobalVariable,
) -> Option<Binding> {
    let inner = &module.types[variable.ty].inner;
    let kind = match (variable.space, inner) {
        (AddressSpace::Uniform | AddressSpace::Immediate, _) => Kind::Uniform,
        (AddressSpace::Storage { access }, _) => {
            Kind::Storage { read_only: !access.contains(StorageAccess::STORE) }
        }
        (AddressSpace::Handle, TypeInner::Sampler { .. }) => Kind::Sampler,
        (
            AddressSpace::Handle,
            TypeInner::Image { class: ImageClass::Storage { format, .. }, .. },
        ) => Kind::StorageTexture { texel: texel_bytes(*format) },
        (AddressSpace::Handle, TypeInner::Image { dim, arrayed, .. }) => Kind::Texture {
            shape: match (dim, arrayed) {
                (ImageDimension::D3, _) => Shape::Volume,
                (ImageDimension::Cube, arrayed) => Shape::Cube { arrayed: *arrayed },
                (ImageDimension::D1, _) => Shape::Line,
                (_, true) => Shape::Array,
                _ => Shape::Plane,
            },
        },
        _ => return None,
    };
    let (bytes, element) =
        if variable.space == AddressSpace::Handle { (0, 0) } else { sizes(module, inner) };
    let number = variable.binding.as_ref();
    let unnumbered = if variable.space == AddressSpace::Immediate { IMMEDIATES } else { 0 };
    let (mut all, mut of_element) = (vec![], vec![]);
    if variable.space != AddressSpace::Handle {
        scalars(module, inner, "", 0, &mut all, &mut of_element);
    }
    Some(Binding {
        scalars: all,
        element_scalars: of_element,
        initial: vec![],
        group: number.map_or(0, |number| number.group),
        binding: number.map_or(unnumbered, |number| number.binding),
        name: variable
            .name
            .clone()
            .or_else(|| module.types[variable.ty].name.clone())
            .unwrap_or_else(|| "unnamed".into()),
        kind,
        bytes,
        element,
        variable: handle,
    })
}

/// Bytes of the fixed part, and of an element of the array at the end that has no length.
fn sizes(module: &Module, inner: &TypeInner) -> (u32, u32) {
    match inner {
        TypeInner::Array { size: naga::ArraySize::Dynamic, stride, .. } => (0, *stride),
        TypeInner::Struct { members, span } => match members.last() {
            Some(last) => match sizes(module, &module.types[last.ty].inner) {
                (_, 0) => (*span, 0),
                (_, element) => (last.offset, element),
            },
            None => (*span, 0),
        },
        _ => (inner.size(module.to_ctx()), 0),
    }
}

/// More scalars than a user names.
const MOST_SCALARS: usize = 1024;

/// Lists the scalars of a type; those of an element of the array without a length go to `element`.
fn scalars(
    module: &Module,
    inner: &TypeInner,
    path: &str,
    offset: u32,
    all: &mut Vec<Scalar>,
    element: &mut Vec<Scalar>,
) {
    let mut push = |scalar: &naga::Scalar, path: &str, offset: u32| {
        let number = match scalar.kind {
            naga::ScalarKind::Float => Number::Float,
            naga::ScalarKind::Sint => Number::Signed,
            _ => Number::Unsigned,
        };
        all.push(Scalar { path: path.into(), offset, number });
    };
    match inner {
        TypeInner::Scalar(scalar) | TypeInner::Atomic(scalar) => push(scalar, path, offset),
        TypeInner::Vector { size, scalar } => {
            (0..*size as u32).for_each(|at| push(scalar, path, offset + 4 * at))
        }
        TypeInner::Matrix { columns, rows, scalar } => {
            let stride = if *rows == naga::VectorSize::Bi { 8 } else { 16 };
            for column in 0..*columns as u32 {
                let path = format!("{path}[{column}]");
                (0..*rows as u32)
                    .for_each(|row| push(scalar, &path, offset + stride * column + 4 * row));
            }
        }
        TypeInner::Array { base, size: naga::ArraySize::Dynamic, .. } => {
            scalars(module, &module.types[*base].inner, "", 0, element, &mut vec![]);
        }
        TypeInner::Array { base, size: naga::ArraySize::Constant(count), stride } => {
            for at in 0..count.get().min(MOST_SCALARS as u32) {
                if all.len() > MOST_SCALARS {
                    return;
                }
                let path = format!("{path}[{at}]");
                let inner = &module.types[*base].inner;
                scalars(module, inner, &path, offset + at * stride, all, element);
            }
        }
        TypeInner::Struct { members, .. } => {
            for member in members {
                let name = member.name.as_deref().unwrap_or("_");
                let path = if path.is_empty() { name.into() } else { format!("{path}.{name}") };
                let inner = &module.types[member.ty].inner;
                scalars(module, inner, &path, offset + member.offset, all, element);
            }
        }
        _ => {}
    }
}
