// SPDX-License-Identifier: MIT
//! PNG files of every colour type and depth, as a program sees them; warnings of the assembler.
mod common;

use common::{Folder, COPY};
use png::{BitDepth, ColorType};
use std::fs;

/// Columns and rows; a row of one-bit samples does not fill its last byte.
const SIZE: (u32, u32) = (7, 5);

/// Sample number `i`, of so many bits.
fn sample(i: u32, bits: u32) -> u32 {
    (i.wrapping_mul(2_654_435_761) >> 11) & ((1 << bits) - 1)
}

/// Rows of samples, each row from a byte on, the first sample in the highest bits.
fn packed(samples: &[u32], bits: u32, per_row: usize) -> Vec<u8> {
    let row = |row: &[u32]| {
        let text: String =
            row.iter().map(|value| format!("{value:0width$b}", width = bits as usize)).collect();
        let bytes: Vec<u8> = text
            .as_bytes()
            .chunks(8)
            .map(|bits| {
                let byte = String::from_utf8(bits.to_vec()).unwrap();
                u8::from_str_radix(&format!("{byte:0<8}"), 2).unwrap()
            })
            .collect();
        bytes
    };
    samples.chunks(per_row).flat_map(row).collect()
}

/// A sample as eight bits: its part of the largest one; of sixteen bits the upper eight.
fn eight(value: u32, bits: u32) -> u8 {
    if bits == 16 {
        (value >> 8) as u8
    } else {
        (value * 255 / ((1 << bits) - 1)) as u8
    }
}

/// A file of this kind, and the RGBA8 texels that it stands for.
fn picture(color: ColorType, depth: BitDepth) -> (Vec<u8>, Vec<u8>) {
    let (bits, count) = (depth as u32, color.samples());
    let pixels = (SIZE.0 * SIZE.1) as usize;
    let samples: Vec<u32> = (0..(pixels * count) as u32).map(|i| sample(i, bits)).collect();
    let palette: Vec<u8> = (0..3 << bits.min(8)).map(|i| sample(i + 1000, 8) as u8).collect();
    // Entries without one are opaque.
    let alphas = [0u8, 128];
    let texel = |pixel: &[u32]| {
        let to = |i: usize| eight(pixel[i], bits);
        match color {
            ColorType::Grayscale => [to(0), to(0), to(0), 255],
            ColorType::GrayscaleAlpha => [to(0), to(0), to(0), to(1)],
            ColorType::Rgb => [to(0), to(1), to(2), 255],
            ColorType::Rgba => [to(0), to(1), to(2), to(3)],
            ColorType::Indexed => {
                let entry = pixel[0] as usize;
                let alpha = alphas.get(entry).copied().unwrap_or(255);
                [palette[3 * entry], palette[3 * entry + 1], palette[3 * entry + 2], alpha]
            }
        }
    };
    let expected = samples.chunks(count).flat_map(texel).collect();
    let mut file = vec![];
    let mut encoder = png::Encoder::new(&mut file, SIZE.0, SIZE.1);
    encoder.set_color(color);
    encoder.set_depth(depth);
    if color == ColorType::Indexed {
        encoder.set_palette(palette.clone());
        encoder.set_trns(alphas.to_vec());
    }
    encoder
        .write_header()
        .expect("a header")
        .write_image_data(&packed(&samples, bits, count * SIZE.0 as usize))
        .expect("samples");
    (file, expected)
}

#[test]
fn pictures_of_every_colour_type_and_depth_are_read() {
    use BitDepth::{Eight, Four, One, Sixteen, Two};
    let folder = Folder::new();
    folder.write("copy.s", COPY);
    let kinds = [
        (ColorType::Grayscale, &[One, Two, Four, Eight, Sixteen][..]),
        (ColorType::GrayscaleAlpha, &[Eight, Sixteen]),
        (ColorType::Rgb, &[Eight, Sixteen]),
        (ColorType::Rgba, &[Eight, Sixteen]),
        (ColorType::Indexed, &[One, Two, Four, Eight]),
    ];
    for (color, depths) in kinds {
        for &depth in depths {
            let (file, expected) = picture(color, depth);
            folder.write("in.png", file);
            folder.good(&[
                "run", "copy.s", "--engine", "isa", "--image", "in.png", "--size", "7x5", "--out",
                "out.png",
            ]);
            let png = fs::read(folder.path("out.png")).expect("a picture");
            let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
            let mut texels = vec![0; reader.output_buffer_size()];
            let info = reader.next_frame(&mut texels).expect("texels");
            assert_eq!((info.width, info.height, info.color_type), (7, 5, ColorType::Rgba));
            assert_eq!(texels, expected, "{color:?} {depth:?}");
        }
    }
}

#[test]
fn warnings_are_shown_hidden_or_errors() {
    let folder = Folder::new();
    folder.write("open.s", "        .threads 4\n        mov r1, 1\n");
    for command in [&["asm", "open.s"][..], &["run", "open.s", "--engine", "isa"]] {
        let with = |more: &[&str]| folder.run(&[command, more].concat());
        let shown = with(&[]);
        assert!(shown.err.contains("warning") && shown.err.contains("open.s:2"), "{}", shown.err);
        let hidden = with(&["-W", "allow"]);
        assert!(!hidden.err.contains("warning"), "{}", hidden.err);
        for more in [&["-W", "deny"][..], &["--deny-warnings"]] {
            let denied = with(more);
            assert!(!denied.success && denied.err.contains("open.s:2"), "{}", denied.err);
            assert!(denied.out.is_empty(), "{}", denied.out);
        }
    }
    folder.good(&["asm", "open.s"]);
}
