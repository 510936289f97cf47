// SPDX-License-Identifier: MIT
//! Where everything is in memory.
use crate::error::ShaderError;
use crate::front::{Binding, Kind};
use crate::image::{Atlas, Image};
use crate::options::Options;
use naga::{GlobalVariable, Handle};
use std::collections::BTreeMap;
use warpwright_isa::{
    line_align, ImageSlot, Output, Segment, Texture, TextureFormat, Wrap, CONSTANT_BYTES,
    DESCRIPTORS,
};

/// Where a resource is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the constant buffer, at this byte.
    Constant { offset: u32, bytes: u32 },
    /// In memory.
    Memory { address: u32, bytes: u32 },
    /// Texels, row by row.
    Image(Image),
    /// Nowhere: a sampler is part of a descriptor.
    Sampler(Sampler),
}

/// Memory behind the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    pub places: BTreeMap<Handle<GlobalVariable>, Place>,
    pub segments: Vec<Segment>,
    pub images: Vec<ImageSlot>,
    pub atlases: Vec<Atlas>,
    pub textures: Vec<Texture>,
    pub constants: Vec<u8>,
    pub output: Option<Output>,
    next: u32,
}

/// More memory than any core has.
const MOST: u64 = 1 << 30;

impl Layout {
    /// Places the resources from byte `base` on. `threads`: what arrays without a length are as
    /// long as.
    pub fn new(
        bindings: &[Binding],
        options: &Options,
        threads: u32,
        base: u32,
    ) -> Result<Self, ShaderError> {
        let mut layout = Self { next: base, ..Self::default() };
        let mut image = 0;
        for binding in bindings {
            let place = layout.place(binding, options, threads, &mut image)?;
            layout.places.insert(binding.variable, place);
        }
        Ok(layout)
    }

    fn place(
        &mut self,
        binding: &Binding,
        options: &Options,
        threads: u32,
        image: &mut usize,
    ) -> Result<Place, ShaderError> {
        let data = options.data_of(binding);
        match binding.kind {
            Kind::Sampler => Ok(Place::Sampler(options.sampler_of(binding))),
            Kind::Uniform => {
                let mut bytes = data.unwrap_or_default().to_vec();
                bytes.resize(binding.bytes.next_multiple_of(16) as usize, 0);
                let offset = self.constants.len() as u32;
                if offset + bytes.len() as u32 <= CONSTANT_BYTES {
                    self.constants.extend(&bytes);
                    return Ok(Place::Constant { offset, bytes: binding.bytes });
                }
                let address = self.segment(&binding.name, binding.bytes, bytes)?;
                Ok(Place::Memory { address, bytes: binding.bytes })
            }
            Kind::Storage { .. } => {
                let given = data.map_or(0, |data| data.len() as u32);
                let elements = match binding.element {
                    0 => 0,
                    element if given > binding.bytes => (given - binding.bytes).div_ceil(element),
                    _ => threads.max(1),
                };
                let bytes =
                    u64::from(binding.bytes) + u64::from(elements) * u64::from(binding.element);
                let bytes = u32::try_from(bytes).map_err(|_| too_large(&binding.name))?;
                let address =
                    self.segment(&binding.name, bytes, data.unwrap_or_default().to_vec())?;
                Ok(Place::Memory { address, bytes })
            }
            Kind::Texture { shape } => {
                let given = options.images.get(*image).copied();
                let about = Image::of_picture(&binding.name, shape, given, options.mips)?;
                let about = Image { address: self.next, ..about };
                let (width, height) = (about.columns(), about.rows(about.levels) as u32);
                self.reserve(&binding.name, u64::from(width) * u64::from(height) * 4)?;
                let (name, address) = (binding.name.clone(), about.address);
                self.images.push(ImageSlot { name, index: *image, address, width, height });
                self.atlases.push(Atlas { picture: *image, image: about });
                *image += 1;
                Ok(Place::Image(about))
            }
            Kind::StorageTexture { texel } => {
                let (width, height) = options.size;
                let bytes = width * height * texel;
                let address =
                    self.segment(&binding.name, bytes, data.unwrap_or_default().to_vec())?;
                if texel == 4 && self.output.is_none() {
                    self.output =
                        Some(Output { name: binding.name.clone(), address, width, height });
                }
                Ok(Place::Image(Image::plain(address, (width, height), texel)))
            }
        }
    }

    fn reserve(&mut self, name: &str, bytes: u64) -> Result<(), ShaderError> {
        if u64::from(self.next) + bytes > MOST {
            return Err(too_large(name));
        }
        self.next += line_align((bytes as u32).max(1));
        Ok(())
    }

    /// Adds a named range; gives its address.
    pub fn segment(
        &mut self,
        name: &str,
        bytes: u32,
        mut data: Vec<u8>,
    ) -> Result<u32, ShaderError> {
        let address = self.next;
        self.reserve(name, bytes.into())?;
        data.truncate(bytes as usize);
        self.segments.push(Segment { name: name.into(), address, bytes, data });
        Ok(address)
    }

    /// The picture that a fragment shader draws.
    pub fn picture(&mut self, name: &str, width: u32, height: u32) -> Result<u32, ShaderError> {
        let address = self.segment(name, width * height * 4, vec![])?;
        self.output = Some(Output { name: name.into(), address, width, height });
        Ok(address)
    }

    /// Adds words to the constant buffer, if they fit; gives their byte offset.
    pub fn table(&mut self, words: &[u32]) -> Option<u32> {
        let offset = self.constants.len() as u32;
        if offset as usize + 4 * words.len() > CONSTANT_BYTES as usize {
            return None;
        }
        self.constants.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        Some(offset)
    }

    /// The number of a descriptor for an image of a texture, an old one if it is the same; `None`
    /// when all are taken.
    pub fn descriptor(
        &mut self,
        image: &Image,
        (level, layer): (u32, u32),
        sampler: Sampler,
    ) -> Option<u8> {
        let (width, height) = image.size(level);
        let row = image.rows(level) as u32 + layer * height;
        self.texture(image, row, (width, height), sampler)
    }

    /// The same of all images of a texture as one.
    pub fn atlas_descriptor(&mut self, image: &Image) -> Option<u8> {
        let size = (image.columns(), image.rows(image.levels) as u32);
        let sampler = Sampler { linear: false, wrap: Wrap::Clamp, ..Sampler::default() };
        self.texture(image, 0, size, sampler)
    }

    fn texture(
        &mut self,
        image: &Image,
        row: u32,
        (width, height): (u32, u32),
        sampler: Sampler,
    ) -> Option<u8> {
        let wanted = Texture {
            index: self.textures.len() as u8,
            address: image.address + row * image.pitch() as u32,
            width,
            height,
            pitch: image.pitch() as u32,
            format: TextureFormat::Rgba8,
            wrap_u: sampler.wrap,
            wrap_v: sampler.wrap,
            bilinear: sampler.linear,
        };
        let same =
            |texture: &&Texture| Texture { index: wanted.index, ..(*texture).clone() } == wanted;
        if let Some(found) = self.textures.iter().find(same) {
            return Some(found.index);
        }
        (self.textures.len() < DESCRIPTORS as usize).then(|| {
            self.textures.push(wanted.clone());
            wanted.index
        })
    }

    /// First free byte.
    pub fn end(&self) -> u32 {
        self.next
    }
}

fn too_large(name: &str) -> ShaderError {
    ShaderError {
        message: format!(
            "`{name}` does not fit 1 GiB of memory: give it less data, or run fewer threads"
        ),
    }
}

/// How a texture is sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// Bilinear, and between levels, instead of nearest.
    pub linear: bool,
    /// What happens outside the texture.
    pub wrap: Wrap,
    /// Of a comparison sampler: what holds between the reference and the texel.
    pub compare: Compare,
}

/// Comparisons of samplers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    /// Equal.
    Equal,
    /// Not equal.
    NotEqual,
    /// The reference is less.
    Less,
    /// The reference is less or equal.
    LessEqual,
    /// The reference is greater.
    Greater,
    /// The reference is greater or equal.
    GreaterEqual,
}

impl Default for Sampler {
    fn default() -> Self {
        Self { linear: true, wrap: Wrap::Repeat, compare: Compare::Less }
    }
}
