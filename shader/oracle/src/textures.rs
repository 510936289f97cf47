// SPDX-License-Identifier: MIT
//! Textures of the driver.
use crate::inputs::SIDE;
use anyhow::{bail, Result};
use naga::{ImageClass, ScalarKind, StorageFormat};
use warpwright_shader::front::Shape;
use wgpu::{TextureDimension, TextureFormat, TextureUsages, TextureViewDimension};

/// A texture that is sampled or loaded.
pub struct Sampled {
    size: wgpu::Extent3d,
    dimension: TextureDimension,
    view: TextureViewDimension,
    format: TextureFormat,
}

impl Sampled {
    /// From the size of its picture, in which layers, slices and sides lie one above the other.
    pub fn new(shape: Shape, (width, height): (u32, u32), class: ImageClass) -> Result<Self> {
        use TextureViewDimension as View;
        let (two, three) = (TextureDimension::D2, TextureDimension::D3);
        let layers = height / width;
        let (dimension, view, height, layers) = match shape {
            Shape::Plane => (two, View::D2, height, 1),
            Shape::Line => (TextureDimension::D1, View::D1, 1, 1),
            Shape::Array => (two, View::D2Array, width, layers),
            Shape::Volume => (three, View::D3, width, layers),
            Shape::Cube { arrayed: false } => (two, View::Cube, width, layers),
            Shape::Cube { arrayed: true } => (two, View::CubeArray, width, layers),
        };
        let format = match class {
            ImageClass::Depth { multi: false } => TextureFormat::Depth16Unorm,
            ImageClass::Sampled { kind: ScalarKind::Float, multi: false } => {
                TextureFormat::Rgba8Unorm
            }
            ImageClass::Sampled { kind: ScalarKind::Uint, multi: false } => {
                TextureFormat::Rgba8Uint
            }
            class => bail!("the comparison has no texture of {class:?}"),
        };
        let size = wgpu::Extent3d { width, height, depth_or_array_layers: layers };
        Ok(Self { size, dimension, view, format })
    }

    pub fn about(&self) -> wgpu::TextureDescriptor<'static> {
        let usage = TextureUsages::TEXTURE_BINDING | TextureUsages::COPY_DST;
        let (size, dimension) = (self.size, self.dimension);
        wgpu::TextureDescriptor { size, dimension, ..plane(usage, self.format) }
    }

    pub fn view(&self) -> wgpu::TextureViewDescriptor<'static> {
        wgpu::TextureViewDescriptor { dimension: Some(self.view), ..Default::default() }
    }

    /// Its texels from those of the picture; a depth is the red channel.
    pub fn bytes(&self, picture: &[u8]) -> Vec<u8> {
        if self.format != TextureFormat::Depth16Unorm {
            return picture.to_vec();
        }
        picture.chunks_exact(4).flat_map(|texel| [texel[0]; 2]).collect()
    }
}

/// A picture of one image.
pub fn plane(usage: TextureUsages, format: TextureFormat) -> wgpu::TextureDescriptor<'static> {
    wgpu::TextureDescriptor {
        label: None,
        size: wgpu::Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 },
        mip_level_count: 1,
        sample_count: 1,
        dimension: TextureDimension::D2,
        format,
        usage,
        view_formats: &[],
    }
}

/// The format of a storage texture.
pub fn storage(class: ImageClass) -> Result<TextureFormat> {
    let ImageClass::Storage { format, .. } = class else { bail!("no storage texture") };
    Ok(match format {
        StorageFormat::Rgba8Unorm => TextureFormat::Rgba8Unorm,
        StorageFormat::Rgba8Uint => TextureFormat::Rgba8Uint,
        StorageFormat::R32Uint => TextureFormat::R32Uint,
        StorageFormat::R32Sint => TextureFormat::R32Sint,
        StorageFormat::R32Float => TextureFormat::R32Float,
        StorageFormat::Rgba32Uint => TextureFormat::Rgba32Uint,
        StorageFormat::Rgba32Float => TextureFormat::Rgba32Float,
        format => bail!("the comparison has no storage texture of {format:?}"),
    })
}
