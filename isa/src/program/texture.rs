// SPDX-License-Identifier: MIT
//! Texture descriptors.
use super::LINE_BYTES;

/// Texel formats of a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextureFormat {
    /// Four bytes, red first.
    Rgba8 = 0,
    /// One byte.
    R8 = 1,
    /// One float.
    R32f = 2,
}

impl TextureFormat {
    /// Bytes of a texel.
    pub fn bytes(self) -> u32 {
        match self {
            Self::R8 => 1,
            Self::Rgba8 | Self::R32f => 4,
        }
    }
    /// The format with this name in assembly text.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "rgba8" => Self::Rgba8,
            "r8" => Self::R8,
            "r32f" => Self::R32f,
            _ => return None,
        })
    }
}

/// What happens to coordinates outside a texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrap {
    /// The texture repeats.
    Repeat = 0,
    /// The edge texel goes on.
    Clamp = 1,
    /// Every second copy is mirrored.
    Mirror = 2,
}

impl Wrap {
    /// The mode with this name in assembly text.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "repeat" => Self::Repeat,
            "clamp" => Self::Clamp,
            "mirror" => Self::Mirror,
            _ => return None,
        })
    }
}

/// One texture descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texture {
    /// Its number, 0 to 15.
    pub index: u8,
    /// Byte address of the first texel, a multiple of 16.
    pub address: u32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Bytes from row to row.
    pub pitch: u32,
    /// Texel format.
    pub format: TextureFormat,
    /// Wrap mode of u.
    pub wrap_u: Wrap,
    /// Wrap mode of v.
    pub wrap_v: Wrap,
    /// Bilinear instead of nearest.
    pub bilinear: bool,
}

impl Texture {
    /// The descriptor as the texture unit reads it from memory.
    pub fn words(&self) -> [u32; 4] {
        [
            self.address / LINE_BYTES,
            self.width | self.height << 16,
            self.pitch
                | (self.format as u32) << 16
                | (self.wrap_u as u32) << 20
                | (self.wrap_v as u32) << 22
                | u32::from(self.bilinear) << 24,
            0,
        ]
    }
}
