// SPDX-License-Identifier: MIT
//! What the directives become in memory: places, contents, descriptors.
use super::super::cursor::{Parsed, Problem};
use super::super::expression::{Expression, Value};
use super::super::lexer::Token;
use super::super::symbols::Symbol;
use super::super::Assembler;
use super::{Draft, ImageDraft, Item, TextureDraft, Values, MAX_BYTES};
use crate::program::{
    line_align, ImageSlot, Output, Program, Segment, Texture, TextureFormat, Wrap, CONSTANT_BYTES,
};

impl Assembler<'_> {
    /// Number of bytes of the values of a draft.
    fn bytes_of(&self, draft: &Draft) -> Result<i64, (usize, Problem)> {
        let mut bytes = 0;
        for values in &draft.values {
            let each = match values.item {
                Item::Byte => 1,
                Item::Half => 2,
                Item::Word | Item::Float => 4,
                Item::Zero => {
                    for expression in &values.expressions {
                        let count = self.symbols.integer(
                            expression,
                            &values.token,
                            (0, MAX_BYTES),
                            "the length",
                        );
                        bytes += count.map_err(|problem| (values.line, problem))?;
                    }
                    0
                }
            };
            bytes += each * values.expressions.len() as i64;
        }
        Ok(bytes)
    }

    /// Gives everything its address.
    pub(in crate::asm) fn place_sections(&mut self, program: &mut Program, base: u32) {
        let sections = std::mem::take(&mut self.sections);
        let mut next = i64::from(base);
        for draft in &sections.drafts {
            match self.draft_bytes(draft) {
                Ok(bytes) => self.add_segment(program, &draft.name, bytes, &mut next),
                Err((line, problem)) => self.report(line, problem),
            }
        }
        if let Some((line, name, token, width, height)) = &sections.output {
            match self.size(token, width, height) {
                Ok((width, height)) => {
                    let address = next as u32;
                    self.add_segment(
                        program,
                        name,
                        4 * i64::from(width) * i64::from(height),
                        &mut next,
                    );
                    self.picture_names(name, width, height);
                    program.output = Some(Output { name: name.clone(), address, width, height });
                }
                Err(problem) => self.report(*line, problem),
            }
        }
        for image in &sections.images {
            match self.image(image, next as u32) {
                Ok(slot) => {
                    self.picture_names(&slot.name, slot.width, slot.height);
                    self.symbols.set(&slot.name, Symbol::Address(Some(next)));
                    next += i64::from(line_align(4 * slot.width * slot.height));
                    program.images.push(slot);
                }
                Err(problem) => self.report(image.line, problem),
            }
            if next > MAX_BYTES {
                let token = &image.name.1;
                self.report(
                    image.line,
                    Problem::at(token, "the program needs more than 1 GiB of memory"),
                );
                break;
            }
        }
        program.constant_base = next as u32;
        match self.bytes_of(&sections.constants) {
            Ok(bytes) => next += i64::from(line_align(bytes as u32)),
            Err((line, problem)) => self.report(line, problem),
        }
        program.memory_bytes = next as u32;
        self.sections = sections;
    }

    fn draft_bytes(&self, draft: &Draft) -> Result<i64, (usize, Problem)> {
        let data = self.bytes_of(draft)?;
        let Some((line, token, size)) = &draft.size else {
            return Ok(data);
        };
        let bytes = self
            .symbols
            .integer(size, token, (1, MAX_BYTES), "the size")
            .map_err(|problem| (*line, problem))?;
        if data > bytes {
            let message = format!("`{}` has {bytes} bytes, and {data} bytes of values", draft.name);
            return Err((*line, Problem::at(token, message)));
        }
        Ok(bytes)
    }

    fn add_segment(&mut self, program: &mut Program, name: &str, bytes: i64, next: &mut i64) {
        self.symbols.set(name, Symbol::Address(Some(*next)));
        if *next + bytes <= MAX_BYTES {
            let segment = Segment {
                name: name.into(),
                address: *next as u32,
                bytes: bytes as u32,
                data: vec![],
            };
            program.segments.push(segment);
            *next += i64::from(line_align(bytes as u32));
        } else {
            let problem = Problem {
                column: 0,
                length: 1,
                message: format!("`{name}` goes beyond 1 GiB of memory"),
            };
            self.report(0, problem);
        }
    }

    fn picture_names(&mut self, name: &str, width: u32, height: u32) {
        for (suffix, value) in [("width", width), ("height", height), ("pitch", 4 * width)] {
            self.symbols
                .set(&format!("{name}.{suffix}"), Symbol::Value(Value::Integer(value.into())));
        }
    }

    fn size(&self, token: &Token, width: &Expression, height: &Expression) -> Parsed<(u32, u32)> {
        let width = self.symbols.integer(width, token, (1, 0x3fff), "the width")?;
        let height = self.symbols.integer(height, token, (1, 0xffff), "the height")?;
        Ok((width as u32, height as u32))
    }

    fn image(&self, draft: &ImageDraft, address: u32) -> Parsed<ImageSlot> {
        let (name, token) = &draft.name;
        let index =
            self.symbols.integer(&draft.index, token, (0, 15), "the number of the input picture")?
                as usize;
        let (width, height) = match (self.options.images.get(index), &draft.size) {
            (Some(&size), _) => size,
            (None, Some((width, height))) => self.size(token, width, height)?,
            (None, None) => {
                let message = format!(
                    "`{name}` needs input picture {index}: expected one on the command line, or a width and a height here"
                );
                return Err(Problem::at(token, message));
            }
        };
        if width == 0 || height == 0 || width > 0x3fff || height > 0xffff {
            let message = format!("input picture {index} has {width} x {height} pixels; expected at most 16383 x 65535");
            return Err(Problem::at(token, message));
        }
        Ok(ImageSlot { name: name.clone(), index, address, width, height })
    }

    /// Puts the values into the segments and the descriptors.
    pub(in crate::asm) fn fill(&mut self, program: &mut Program) {
        let sections = std::mem::take(&mut self.sections);
        for (draft, segment) in sections.drafts.iter().zip(&mut program.segments) {
            segment.data = self.data(draft);
        }
        program.constants = self.data(&sections.constants);
        if program.constants.len() > CONSTANT_BYTES as usize {
            let values = sections.constants.values.last().expect("there are constants");
            let message = format!("the constant buffer has {CONSTANT_BYTES} bytes");
            self.report(values.line, Problem::at(&values.token, message));
        }
        for draft in &sections.textures {
            match self.descriptor(draft, program) {
                Ok(texture) => program.textures.push(texture),
                Err(problem) => self.report(draft.line, problem),
            }
        }
    }

    fn data(&mut self, draft: &Draft) -> Vec<u8> {
        let mut bytes = vec![];
        for values in &draft.values {
            for expression in &values.expressions {
                match self.value_bytes(values, expression) {
                    Ok(more) => bytes.extend(more),
                    Err(problem) => self.report(values.line, problem),
                }
            }
        }
        bytes
    }

    fn value_bytes(&self, values: &Values, expression: &Expression) -> Parsed<Vec<u8>> {
        let token = &values.token;
        let value = self.symbols.evaluate(expression)?;
        let small = |bits: u32| {
            self.symbols.integer(
                expression,
                token,
                (-(1 << (bits - 1)), (1 << bits) - 1),
                "the value",
            )
        };
        Ok(match values.item {
            Item::Byte => vec![small(8)? as u8],
            Item::Half => (small(16)? as u16).to_le_bytes().to_vec(),
            Item::Word => {
                value.bits().map_err(|message| Problem::at(token, message))?.to_le_bytes().to_vec()
            }
            Item::Float => {
                self.symbols.exact(expression)?;
                let float = Value::Float(value.as_f64()).bits();
                float.map_err(|message| Problem::at(token, message))?.to_le_bytes().to_vec()
            }
            Item::Zero => vec![0; small(31)? as usize],
        })
    }

    fn descriptor(&self, draft: &TextureDraft, program: &Program) -> Parsed<Texture> {
        let (name, token) = &draft.source;
        let index = self.symbols.integer(
            &draft.index,
            &draft.token,
            (0, 15),
            "the number of the texture",
        )? as u8;
        if program.textures.iter().any(|texture| texture.index == index) {
            return Err(Problem::at(&draft.token, format!("texture {index} is defined twice")));
        }
        let image = program.images.iter().find(|image| image.name == *name);
        let segment = program.segment(name);
        let address = image.map(|image| image.address).or(segment.map(|segment| segment.address));
        let unknown = || {
            Problem::at(token, format!("unknown name `{name}`: expected an `.image` or a buffer"))
        };
        let mut texture = Texture {
            index,
            address: address.ok_or_else(unknown)?,
            width: image.map_or(0, |image| image.width),
            height: image.map_or(0, |image| image.height),
            pitch: 0,
            format: TextureFormat::Rgba8,
            wrap_u: Wrap::Repeat,
            wrap_v: Wrap::Repeat,
            bilinear: false,
        };
        for (key, token, value) in &draft.options {
            let word = match value {
                Expression::Name(name, _) => name.as_str(),
                _ => "",
            };
            let expected = |what: &str| Problem::at(token, format!("`{key}`: expected {what}"));
            let wrap = || Wrap::from_name(word).ok_or_else(|| expected("repeat, clamp or mirror"));
            let number =
                || self.symbols.integer(value, token, (1, 0xffff), key).map(|value| value as u32);
            match key.as_str() {
                "filter" => {
                    texture.bilinear = match word {
                        "nearest" => false,
                        "bilinear" => true,
                        _ => return Err(expected("nearest or bilinear")),
                    }
                }
                "wrap" => (texture.wrap_u, texture.wrap_v) = (wrap()?, wrap()?),
                "wrap_u" => texture.wrap_u = wrap()?,
                "wrap_v" => texture.wrap_v = wrap()?,
                "format" => {
                    texture.format = TextureFormat::from_name(word)
                        .ok_or_else(|| expected("rgba8, r8 or r32f"))?
                }
                "width" => texture.width = number()?,
                "height" => texture.height = number()?,
                "pitch" => texture.pitch = number()?,
                _ => {
                    return Err(expected(
                        "filter, wrap, wrap_u, wrap_v, format, width, height or pitch as option",
                    ))
                }
            }
        }
        if texture.width == 0 || texture.height == 0 {
            return Err(Problem::at(
                token,
                format!("`{name}` is a buffer: expected width= and height="),
            ));
        }
        if texture.bilinear && texture.format == TextureFormat::R32f {
            return Err(Problem::at(
                token,
                "floats are not filtered: use filter=nearest, or filter four of them in the program",
            ));
        }
        if texture.pitch == 0 {
            texture.pitch = texture.width * texture.format.bytes();
        }
        let bytes = image
            .map(|image| 4 * image.width * image.height)
            .or(segment.map(|segment| segment.bytes));
        let needed = u64::from(texture.pitch) * u64::from(texture.height - 1)
            + u64::from(texture.width * texture.format.bytes());
        if texture.pitch > 0xffff || needed > u64::from(bytes.unwrap_or(0)) {
            let message = format!(
                "the texture needs {needed} bytes with a pitch of {}, `{name}` has {}",
                texture.pitch,
                bytes.unwrap_or(0)
            );
            return Err(Problem::at(token, message));
        }
        Ok(texture)
    }
}
