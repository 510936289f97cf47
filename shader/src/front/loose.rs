// SPDX-License-Identifier: MIT
//! GLSL as it is written for OpenGL, WebGL and web pages, made GLSL for Vulkan.
//!
//! Uniforms without a block go to one, inputs and outputs get locations, `varying`, `texture2D` and
//! `gl_FragColor` become what they are today, and a function `transition` (of gl-transitions) or
//! `mainImage` (of Shadertoy) gets the `main` that its site puts around it. Lines stay as they are.
use super::combined::{is_word, tokens, Token};
use std::collections::HashMap;
use std::fmt::Write;

/// What a uniform holds if the user gives nothing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Initial {
    /// Numbers, from `= 1.0` or the comment `// = 1.0` behind its declaration.
    Numbers(Vec<f64>),
    /// Width, height and 1.
    Size,
    /// Width for a height of 1.
    Ratio,
}

/// The text for Vulkan, and what its uniforms hold.
pub(super) struct Completed {
    pub text: String,
    pub initial: Vec<(String, Initial)>,
}

/// The name of the block.
const BLOCK: &str = "uniforms";

const TRANSITION: &str = "layout(location = 0) in vec2 place_; \
    layout(location = 0) out vec4 colour_; uniform sampler2D from_; uniform sampler2D to_; \
    vec4 getFromColor(vec2 uv) { return texture(from_, vec2(uv.x, 1.0 - uv.y)); } \
    vec4 getToColor(vec2 uv) { return texture(to_, vec2(uv.x, 1.0 - uv.y)); } ";
const TRANSITION_MAIN: &str =
    "\nvoid main() { colour_ = transition(vec2(place_.x, 1.0 - place_.y)); }\n";
const IMAGE: &str = "layout(location = 0) out vec4 colour_; ";
const IMAGE_MAIN: &str = "\nvoid main() { colour_ = vec4(0.0, 0.0, 0.0, 1.0); \
    mainImage(colour_, vec2(gl_FragCoord.x, iResolution.y - gl_FragCoord.y)); }\n";

/// What Shadertoy gives its shaders.
const IMAGE_UNIFORMS: [(&str, &str); 9] = [
    ("iResolution", "vec3"),
    ("iTime", "float"),
    ("iTimeDelta", "float"),
    ("iFrameRate", "float"),
    ("iFrame", "int"),
    ("iMouse", "vec4"),
    ("iDate", "vec4"),
    ("iSampleRate", "float"),
    ("iGlobalTime", "float"),
];

/// Scalars of a type that a uniform without a block has.
fn scalars(ty: &str) -> Option<usize> {
    let last = || ty.chars().last().and_then(|c| c.to_digit(10)).map(|count| count as usize);
    match ty {
        "float" | "int" | "uint" | "bool" => Some(1),
        _ if ty.starts_with("mat") => last().map(|count| count * count),
        _ if ["vec", "ivec", "uvec"]
            .contains(&ty.trim_end_matches(|c: char| c.is_ascii_digit())) =>
        {
            last()
        }
        _ => None,
    }
}

/// Numbers of a text such as `100.0`, `vec2(1, 2)` or `true`.
fn numbers(text: &str, count: usize) -> Option<Vec<f64>> {
    let text = text.trim().trim_end_matches("*/").trim().trim_end_matches(';').trim();
    let inside = match text.split_once('(') {
        Some((_, rest)) => rest.split_once(')')?.0,
        None => text.split_whitespace().next()?,
    };
    let number = |text: &str| match text.trim() {
        "true" => Some(1.0),
        "false" => Some(0.0),
        number => number.trim_end_matches(['f', 'u']).parse().ok(),
    };
    let all = inside.split(',').map(number).collect::<Option<Vec<f64>>>()?;
    Some(if all.len() == 1 { vec![all[0]; count] } else { all })
}

/// The parts between commas that are in no brackets.
fn split_outside(text: &str) -> Vec<&str> {
    let mut depth = 0usize;
    text.split(|c| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    })
    .collect()
}

struct Loose<'a> {
    text: &'a str,
    tokens: &'a [Token<'a>],
    replaced: HashMap<usize, String>,
    members: String,
    initial: Vec<(String, Initial)>,
    /// Next locations of inputs and outputs.
    locations: [u32; 2],
}

impl<'a> Loose<'a> {
    fn word(&self, at: usize) -> &'a str {
        self.tokens.get(at).map_or("", |token| token.text)
    }

    fn uses(&self, name: &str) -> bool {
        self.tokens.iter().any(|token| token.text == name)
    }

    fn defines(&self, name: &str) -> bool {
        (1..self.tokens.len()).any(|at| {
            self.word(at) == name && self.word(at + 1) == "(" && is_word(self.word(at - 1))
        })
    }

    fn member(&mut self, name: &str, ty: &str, array: &str, initial: Option<Initial>) {
        if ty == "bool" {
            _ = write!(self.members, "int {name}_{array}; ");
            for at in 0..self.tokens.len() {
                if self.word(at) == name {
                    self.replaced.entry(at).or_insert_with(|| format!("({name}_ != 0)"));
                }
            }
        } else {
            _ = write!(self.members, "{ty} {name}{array}; ");
        }
        let initial = initial.or_else(|| match name.trim_start_matches(['i', 'u', '_']) {
            "Resolution" | "resolution" => Some(Initial::Size),
            _ => None,
        });
        let name = if ty == "bool" { format!("{name}_") } else { name.into() };
        self.initial.extend(initial.map(|initial| (name, initial)));
    }

    /// A declaration from token `first` on; gives its last token.
    fn uniform(&mut self, first: usize) -> Option<usize> {
        let mut at = first + 1;
        while ["highp", "mediump", "lowp"].contains(&self.word(at)) {
            at += 1;
        }
        let ty = self.word(at);
        let count = scalars(ty)?;
        let end = (at..self.tokens.len()).find(|&at| self.word(at) == ";")?;
        let line = &self.text[self.tokens[end].end..];
        let comment = line.lines().next().and_then(|line| {
            let rest = line.trim_start();
            let rest = rest.strip_prefix("//").or_else(|| rest.strip_prefix("/*"))?;
            rest.trim_start().strip_prefix('=')
        });
        let begin = self.tokens[first].end - self.tokens[first].text.len();
        let declared = &self.text[self.tokens[at].end..self.tokens[end].end - 1];
        for one in split_outside(declared) {
            let (name, value) = one.split_once('=').map_or((one, None), |(a, b)| (a, Some(b)));
            let (name, array) = name.split_at(name.find('[').unwrap_or(name.len()));
            let given = value.or(comment).and_then(|text| numbers(text, count));
            self.member(name.trim(), ty, array.trim(), given.map(Initial::Numbers));
        }
        // All of its lines stay.
        let lines = self.text[begin..self.tokens[end].end].matches('\n').count();
        (first..=end).for_each(|at| drop(self.replaced.insert(at, String::new())));
        self.replaced.insert(first, "\n".repeat(lines));
        Some(end)
    }

    fn read(&mut self, has_locations: bool) {
        let (mut depth, mut brackets, mut layout, mut at) = (0usize, 0usize, false, 0);
        while at < self.tokens.len() {
            let outside = depth == 0 && brackets == 0;
            match self.word(at) {
                "{" => depth += 1,
                "}" => depth = depth.saturating_sub(1),
                "(" => brackets += 1,
                ")" => brackets = brackets.saturating_sub(1),
                ";" => layout = false,
                "layout" => layout = true,
                "uniform" if outside && !layout => at = self.uniform(at).unwrap_or(at),
                word @ ("in" | "out" | "varying" | "attribute")
                    if outside && !layout && !has_locations =>
                {
                    let word = if word == "out" { "out" } else { "in" };
                    let next = &mut self.locations[usize::from(word == "out")];
                    let text = format!("layout(location = {next}) {word}");
                    *next += 1;
                    self.replaced.insert(at, text);
                }
                "texture2D" | "textureCube" if self.word(at + 1) == "(" => {
                    self.replaced.insert(at, "texture".into());
                }
                "gl_FragColor" => drop(self.replaced.insert(at, "gl_FragColor_".into())),
                _ => {}
            }
            at += 1;
        }
    }
}

/// The text for Vulkan; nothing if it is that.
pub(super) fn complete(given: &str) -> Option<Completed> {
    // naga has the versions of Vulkan only.
    let version = given.lines().find(|line| line.trim_start().starts_with("#version"));
    let newest = ["440", "450", "460"];
    let foreign = version.filter(|line| !newest.iter().any(|number| line.contains(number)));
    let text = match foreign {
        Some(line) => given.replacen(line, &" ".repeat(line.len()), 1),
        None => given.to_string(),
    };
    let tokens = tokens(&text);
    let (replaced, members) = (HashMap::new(), String::new());
    let mut loose = Loose {
        text: &text,
        tokens: &tokens,
        replaced,
        members,
        initial: vec![],
        locations: [0; 2],
    };
    let has_main = loose.defines("main");
    loose.read(has_main && loose.uses("location"));
    let (mut head, mut end) = (String::new(), "");
    if !has_main && loose.defines("transition") {
        loose.member("progress", "float", "", Some(Initial::Numbers(vec![0.5])));
        loose.member("ratio", "float", "", Some(Initial::Ratio));
        (head, end) = (TRANSITION.into(), TRANSITION_MAIN);
    } else if !has_main && loose.defines("mainImage") {
        for (name, ty) in IMAGE_UNIFORMS {
            if loose.uses(name) || name == "iResolution" {
                loose.member(name, ty, "", None);
            }
        }
        (head, end) = (IMAGE.into(), IMAGE_MAIN);
        for channel in (0..4).map(|at| format!("iChannel{at}")).filter(|name| loose.uses(name)) {
            _ = write!(head, "uniform sampler2D {channel}; ");
        }
    } else if loose.uses("gl_FragColor") {
        head = format!("layout(location = {}) out vec4 gl_FragColor_; ", loose.locations[1]);
    }
    if loose.members.is_empty() && loose.replaced.is_empty() && foreign.is_none() {
        return None;
    }
    let binding = if loose.uses("binding") { 240 } else { 0 };
    if !loose.members.is_empty() {
        let block = format!("layout(std140, set = 0, binding = {binding}) uniform {BLOCK}");
        head = format!("{block} {{ {} }}; {head}", loose.members);
    }
    let (mut out, mut from) = (String::new(), 0);
    for (at, token) in tokens.iter().enumerate() {
        if let Some(new) = loose.replaced.get(&at) {
            out += &text[from..token.end - token.text.len()];
            out += new;
            from = token.end;
        }
    }
    out += &text[from..];
    // Behind the lines for the preprocessor that must come first.
    let first = match out.find("#version") {
        Some(at) => at + out[at..].find('\n').map_or(0, |end| end + 1),
        None => 0,
    };
    out.insert_str(first, &head);
    Some(Completed { text: out + end, initial: loose.initial })
}
