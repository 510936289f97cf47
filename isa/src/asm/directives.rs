// SPDX-License-Identifier: MIT
//! Directives: constants, data, pictures, launch.
mod sections;

use super::cursor::{Cursor, Parsed, Problem};
use super::expression::Expression;
use super::lexer::Token;
use super::suggest;
use super::symbols::Symbol;
use super::{Annotate, Assembler, Statement};
use crate::program::{Grid, TaskType};

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
}
