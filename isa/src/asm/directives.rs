// SPDX-License-Identifier: MIT
//! Directives: constants, data, pictures, launch.
use super::cursor::{Cursor, Parsed, Problem};
use super::expression::{Expression, Value};
use super::lexer::Token;
use super::suggest;
use super::symbols::Symbol;
use super::{Annotate, Assembler, Statement};
use crate::program::{
    line_align, Grid, ImageSlot, Output, Program, Segment, TaskType, Texture, TextureFormat, Wrap,
    CONSTANT_BYTES,
};

/// How a value of a data directive is stored.
#[derive(Clone, Copy, PartialEq)]
enum Item {
    Byte,
    Half,
    Word,
    Float,
    Zero,
}

/// Values of one directive.
struct Values {
    line: usize,
    token: Token,
    item: Item,
    expressions: Vec<Expression>,
}

/// A buffer, a data segment or the constant buffer before its values are known.
#[derive(Default)]
pub struct Draft {
    name: String,
    /// Length as written: line, place, expression.
    size: Option<(usize, Token, Expression)>,
    values: Vec<Values>,
}

struct TextureDraft {
    line: usize,
    token: Token,
    index: Expression,
    source: (String, Token),
    options: Vec<(String, Token, Expression)>,
}

struct ImageDraft {
    line: usize,
    name: (String, Token),
    index: Expression,
    size: Option<(Expression, Expression)>,
}

/// Everything that becomes memory.
#[derive(Default)]
pub struct Sections {
    drafts: Vec<Draft>,
    constants: Draft,
    /// Where `.word` and so on go: a draft, or the constant buffer.
    current: Option<Option<usize>>,
    images: Vec<ImageDraft>,
    textures: Vec<TextureDraft>,
    output: Option<(usize, String, Token, Expression, Expression)>,
}

/// Directives about a task.
const LAUNCH: [&str; 6] = ["grid", "registers", "stage", "threads", "wait", "workgroup"];
const MAX_BYTES: i64 = 1 << 30;
/// Threads of the largest workgroup.
const MAX_GROUP: i64 = 1024;

fn list(cursor: &mut Cursor) -> Parsed<Vec<Expression>> {
    let mut all = vec![cursor.expression()?];
    while cursor.accept(",") {
        all.push(cursor.expression()?);
    }
    Ok(all)
}

impl Assembler<'_> {
    pub(super) fn directive(
        &mut self,
        line: usize,
        at: usize,
        name: &str,
        token: &Token,
        cursor: &mut Cursor,
    ) -> Parsed<()> {
        let item = match name {
            "byte" => Some(Item::Byte),
            "half" => Some(Item::Half),
            "word" => Some(Item::Word),
            "float" => Some(Item::Float),
            "zero" => Some(Item::Zero),
            _ => None,
        };
        if let Some(item) = item {
            let message = "expected `.data NAME`, `.buffer NAME` or `.constants` above";
            let section = self.sections.current.ok_or_else(|| Problem::at(token, message))?;
            let values = Values { line, token: token.clone(), item, expressions: list(cursor)? };
            match section {
                Some(index) => self.sections.drafts[index].values.push(values),
                None => self.sections.constants.values.push(values),
            }
            return cursor.end();
        }
        if LAUNCH.contains(&name) {
            self.task().told = true;
        }
        self.once(line, name, token)?;
        match name {
            // These belong to the order of the instructions: pass 2 reads them.
            "reg" => {
                self.statements.push((line, at, Statement::Register));
                return self.name_register(line, cursor);
            }
            "temp" => {
                self.statements.push((line, at, Statement::Temp));
                return Ok(());
            }
            "const" => {
                let (name, token) = cursor.name("a name for the constant")?;
                let expression = cursor.expression()?;
                self.symbols.define(name, token, Symbol::Constant(expression))?;
            }
            "buffer" => self.buffer(line, cursor)?,
            "data" => {
                let (name, token) = cursor.name("a name for the data")?;
                self.add_draft(name, token, None)?;
            }
            "constants" => self.sections.current = Some(None),
            "image" => {
                let (name, token) = cursor.name("a name for the picture")?;
                self.symbols.define(name, token, Symbol::Address(None))?;
                let index = cursor.primary()?;
                let size = if cursor.at_end() {
                    None
                } else {
                    Some((cursor.primary()?, cursor.primary()?))
                };
                self.sections.images.push(ImageDraft {
                    line,
                    name: (name.into(), token.clone()),
                    index,
                    size,
                });
            }
            "texture" => self.texture(line, token, cursor)?,
            "output" => {
                let (name, token) = cursor.name("a name for the output picture")?;
                if !cursor.accept_name("rgba8") {
                    return Err(cursor.expected("the format `rgba8`"));
                }
                if self.sections.output.is_some() {
                    return Err(Problem::at(token, "a program has one output picture"));
                }
                self.symbols.define(name, token, Symbol::Address(None))?;
                let (width, height) = (cursor.primary()?, cursor.primary()?);
                self.sections.output = Some((line, name.into(), token.clone(), width, height));
            }
            "grid" => {
                let width = self.positive(cursor, "the width", 0xffff)?;
                let height = self.positive(cursor, "the height", 0xffff)?;
                let (width, height) = self.size_of_first().unwrap_or((width, height));
                self.task().launch.grid = Grid::Pixels { width, height };
            }
            "threads" => {
                let threads = self.positive(cursor, "the number of threads", 0xff_ffff)?;
                let threads = self
                    .size_of_first()
                    .map_or(threads, |(width, height)| width.saturating_mul(height));
                self.task().launch.grid = Grid::Linear { threads };
            }
            "registers" => {
                let token = cursor.peek().clone();
                let count = self.positive(cursor, "the number of registers", 64)?;
                self.task().registers = Some((count as u8, line, token));
            }
            "workgroup" => {
                let token = cursor.peek();
                let threads = self.positive(cursor, "the workgroup's threads", MAX_GROUP)?;
                let warp = self.options.warp_threads;
                if threads % warp != 0 {
                    return Err(Problem::at(
                        token,
                        format!("expected a multiple of the threads of a warp, {warp}"),
                    ));
                }
                self.task().workgroup = Some((threads, line, token.clone()));
            }
            "shared" => {
                self.shared_bytes = self.positive(cursor, "the size of shared memory", 0x1_0000)?
            }
            "wait" => {
                for slot in list(cursor)? {
                    let slot = self.symbols.integer(&slot, token, (0, 7), "the slot")?;
                    self.task().launch.initial_wait |= 1 << slot;
                }
            }
            "stage" => {
                let problem = cursor.expected("`pixel`, `vertex` or `compute`");
                self.task().launch.task_type =
                    Some(match cursor.name("`pixel`, `vertex` or `compute`")?.0 {
                        "pixel" => TaskType::Pixel,
                        "vertex" => TaskType::Vertex,
                        "compute" => TaskType::Compute,
                        _ => return Err(problem),
                    });
            }
            "annotate" => {
                let problem = cursor.expected("`auto`, `on` or `off`");
                self.mode = match cursor.name("`auto`, `on` or `off`")?.0 {
                    "auto" => Annotate::Auto,
                    "on" => Annotate::On,
                    "off" => Annotate::Off,
                    _ => return Err(problem),
                };
            }
            _ => {
                let known =
                    ".annotate .buffer .byte .const .constants .data .float .grid .half .image .include .macro .output .reg \
                             .registers .shared .stage .task .temp .texture .threads .wait .word .workgroup .zero";
                let names = known.split([' ', '.']).filter(|name| !name.is_empty());
                let hint = match suggest::closest(name, names) {
                    Some(close) => format!("did you mean `.{close}`?"),
                    None => format!("expected one of: {known}"),
                };
                return Err(Problem::at(token, format!("unknown directive `.{name}`; {hint}")));
            }
        }
        cursor.end()
    }

    /// Fails for what may be said once, of each task or of the program, when it was said before.
    fn once(&mut self, line: usize, name: &str, token: &Token) -> Parsed<()> {
        let what = match name {
            "grid" | "threads" => "the grid",
            "registers" | "stage" | "workgroup" | "shared" | "annotate" => name,
            _ => return Ok(()),
        };
        let of_program = ["shared", "annotate"].contains(&name);
        let key =
            if of_program { what.to_string() } else { format!("{what} {}", self.tasks.len()) };
        match self.given.insert(key, line) {
            Some(first) => {
                let message = format!(
                    "`.{name}`: {what} was given at {} already; one of the two must go",
                    self.place(first)
                );
                Err(Problem::at(token, message))
            }
            None => Ok(()),
        }
    }

    /// `.reg` in the first pass: what the name is for the lines behind it.
    fn name_register(&mut self, line: usize, cursor: &mut Cursor) -> Parsed<()> {
        let token = cursor.peek().clone();
        // A problem is reported in the second pass.
        let Ok((name, register)) = Self::register_name_behind(cursor, &self.register_names) else {
            return Ok(());
        };
        if self.symbols.knows(&name) {
            let message = format!("`{name}` is the name of a constant, label or buffer already: expected another name");
            return Err(Problem::at(&token, message));
        }
        self.symbols.take(&name, "the name of a register");
        if let Some(&(class, number)) =
            self.register_names.get(&name).filter(|&&before| before != register)
        {
            let message = format!(
                "`{name}` was {class}{number} up to here and is {}{} from here on",
                register.0, register.1
            );
            self.warn(line, Problem::at(&token, message));
        }
        self.register_names.insert(name, register);
        Ok(())
    }

    fn positive(&self, cursor: &mut Cursor, what: &str, most: i64) -> Parsed<u32> {
        let token = cursor.peek();
        let expression = cursor.primary()?;
        Ok(self.symbols.integer(&expression, token, (1, most), what)? as u32)
    }

    fn add_draft(
        &mut self,
        name: &str,
        token: &Token,
        size: Option<(usize, Token, Expression)>,
    ) -> Parsed<()> {
        self.symbols.define(name, token, Symbol::Address(None))?;
        self.sections.current = Some(Some(self.sections.drafts.len()));
        self.sections.drafts.push(Draft { name: name.into(), size, values: vec![] });
        Ok(())
    }

    fn buffer(&mut self, line: usize, cursor: &mut Cursor) -> Parsed<()> {
        let (name, token) = cursor.name("a name for the buffer")?;
        cursor.accept(",");
        let size = (line, cursor.peek().clone(), cursor.expression()?);
        self.add_draft(name, token, Some(size))?;
        let start = cursor.peek().clone();
        if cursor.accept("=") {
            let values =
                Values { line, token: start, item: Item::Word, expressions: list(cursor)? };
            self.sections.drafts.last_mut().expect("just added").values.push(values);
        }
        Ok(())
    }

    fn texture(&mut self, line: usize, token: &Token, cursor: &mut Cursor) -> Parsed<()> {
        let index = cursor.primary()?;
        let (name, source) = cursor.name("the name of a picture or a buffer")?;
        let mut options = vec![];
        while !cursor.at_end() {
            cursor.accept(",");
            let (key, key_token) = cursor.name(
                "an option: filter=, wrap=, wrap_u=, wrap_v=, format=, width=, height=, pitch=",
            )?;
            cursor.expect("=")?;
            options.push((key.into(), key_token.clone(), cursor.primary()?));
        }
        let source = (name.into(), source.clone());
        self.sections.textures.push(TextureDraft {
            line,
            token: token.clone(),
            index,
            source,
            options,
        });
        Ok(())
    }

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
    pub(super) fn place_sections(&mut self, program: &mut Program, base: u32) {
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
    pub(super) fn fill(&mut self, program: &mut Program) {
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
