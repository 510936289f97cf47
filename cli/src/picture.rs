//! Pictures in and out: PNG files as RGBA8, and files that are never left half-written.
use anyhow::{bail, Context, Result};
use std::fs;
use std::io::{BufReader, Cursor};
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
        let file = fs::File::open(path).with_context(|| format!("cannot open the picture {}", path.display()))?;
        let mut decoder = png::Decoder::new(BufReader::new(file));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let bad = || format!("{} is not a readable PNG (is it truncated, or of another format?)", path.display());
        let mut reader = decoder.read_info().with_context(bad)?;
        let (width, height) = reader.info().size();
        if width > MAX_SIDE || height > MAX_SIDE {
            bail!("{} is {width} x {height}: the texture unit takes at most {MAX_SIDE} on a side", path.display());
        }
        let mut bytes = vec![0; reader.output_buffer_size()];
        let info = reader.next_frame(&mut bytes).with_context(bad)?;
        bytes.truncate(info.buffer_size());
        let pixels = match info.color_type {
            png::ColorType::Rgba => bytes,
            png::ColorType::Rgb => bytes.chunks_exact(3).flat_map(|p| [p[0], p[1], p[2], 255]).collect(),
            png::ColorType::Grayscale => bytes.iter().flat_map(|&g| [g, g, g, 255]).collect(),
            png::ColorType::GrayscaleAlpha => bytes.chunks_exact(2).flat_map(|p| [p[0], p[0], p[0], p[1]]).collect(),
            png::ColorType::Indexed => bail!("{}: the palette could not be expanded", path.display()),
        };
        Ok(Self { width, height, pixels })
    }

    /// Writes a PNG file, whole or not at all.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(Cursor::new(&mut bytes), self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&self.pixels)).context("cannot encode the PNG")?;
        write_whole(path, &bytes)
    }
}

/// Writes a file under a temporary name beside it and renames it: never half a file.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let failed = || format!("cannot write {} (is the folder there and writable, is the disk full?)", path.display());
    fs::create_dir_all(folder).with_context(failed)?;
    let mut name = path.file_name().with_context(|| format!("{} is not a file name", path.display()))?.to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = folder.join(name);
    let written = fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written.with_context(failed)
}
