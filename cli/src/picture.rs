// SPDX-License-Identifier: MIT
//! Pictures in and out: PNG files as RGBA8.
use crate::output::write_whole;
use anyhow::{bail, Context, Result};
use std::fs;
use std::io::Cursor;
use std::path::Path;

/// An RGBA8 picture, rows from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a pixel: red, green, blue, alpha.
    pub pixels: Vec<u8>,
}

/// The largest side of a picture: a texture descriptor has 16 bits for it.
pub const MAX_SIDE: u32 = 4096;

impl Picture {
    /// Reads a PNG file of any colour type.
    pub fn load(path: &Path) -> Result<Self> {
        let bytes = fs::read(path)
            .with_context(|| format!("cannot read the picture {}", path.display()))?;
        Self::decode(&path.display().to_string(), &bytes)
    }

    /// Reads a PNG file that is in memory; `name` is for messages.
    pub fn decode(name: &str, file: &[u8]) -> Result<Self> {
        let mut decoder = png::Decoder::new(Cursor::new(file));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let bad =
            || format!("{name} is not a readable PNG (is it truncated, or of another format?)");
        let mut reader = decoder.read_info().with_context(bad)?;
        let (width, height) = reader.info().size();
        if width > MAX_SIDE || height > MAX_SIDE {
            bail!(
                "{name} is {width} x {height}: a picture has at most {MAX_SIDE} pixels on a side"
            );
        }
        let mut bytes = vec![0; reader.output_buffer_size()];
        let info = reader.next_frame(&mut bytes).with_context(bad)?;
        bytes.truncate(info.buffer_size());
        let pixels = match info.color_type {
            png::ColorType::Rgba => bytes,
            png::ColorType::Rgb => {
                bytes.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect()
            }
            png::ColorType::Grayscale => bytes.iter().flat_map(|&g| [g, g, g, 255]).collect(),
            png::ColorType::GrayscaleAlpha => {
                bytes.chunks_exact(2).flat_map(|p| [p[0], p[0], p[0], p[1]]).collect()
            }
            png::ColorType::Indexed => bail!("{name}: the palette could not be expanded"),
        };
        Ok(Self { width, height, pixels })
    }

    /// Writes a PNG file, whole or not at all.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(Cursor::new(&mut bytes), self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(&self.pixels))
            .context("cannot encode the PNG")?;
        write_whole(path, &bytes)
    }
}

/// Writes pictures of one size as an animated PNG that repeats.
pub fn animate(path: &Path, pictures: &[Picture], fps: u16) -> Result<()> {
    let first = pictures.first().context("there is no picture")?;
    let mut bytes = Vec::new();
    let encode = |bytes: &mut Vec<u8>| -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(Cursor::new(bytes), first.width, first.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_animated(pictures.len() as u32, 0)?;
        encoder.set_frame_delay(1, fps)?;
        let mut writer = encoder.write_header()?;
        for picture in pictures {
            writer.write_image_data(&picture.pixels)?;
        }
        writer.finish()
    };
    encode(&mut bytes).context("cannot encode the animation")?;
    write_whole(path, &bytes)
}
