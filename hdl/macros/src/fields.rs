// SPDX-License-Identifier: MIT
//! The fields of a block or a bundle, and what each is.
use crate::origin::comment;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Fields, GenericArgument, Ident, PathArguments,
    Result, Token, Type,
};

/// What a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Not hardware: its name begins with an underscore.
    Hidden,
    /// A constant of the kernel.
    Constant,
    /// An input.
    Input,
    /// An output.
    Output,
    /// A clock, in or out.
    Clock,
    /// A wire inside.
    Wire,
    /// A bundle of inputs and outputs.
    Bundle,
    /// A bundle of wires inside.
    WireBundle,
    /// A register or a block.
    Part,
}

/// A field.
pub struct Field<'a> {
    /// Its name.
    pub name: &'a Ident,
    /// Its type.
    pub of_type: &'a Type,
    /// What it is.
    pub kind: Kind,
    /// `#[value(…)]`: the value of a constant.
    pub value: Option<Expr>,
    /// `#[build(…)]`: how a part is made.
    pub build: Option<Expr>,
    /// `#[unclocked]`: the kernel clocks it, if anybody does.
    pub unclocked: bool,
    /// `#[drives(…)]`: the outputs that are this register.
    pub drives: Vec<Expr>,
    /// `#[word]`: a structure that tests drive or read as a number.
    pub word: bool,
    /// Its documentation.
    pub doc: String,
}

impl Field<'_> {
    /// Whether the outside sees it.
    pub fn is_port(&self) -> bool {
        matches!(self.kind, Kind::Input | Kind::Output | Kind::Bundle)
    }

    /// Whether its values are numbers, so that tests can drive or read it.
    pub fn is_number(&self) -> bool {
        let signal = parts(element(self.of_type));
        let value = signal.and_then(|(name, arguments)| {
            (name == "Signal").then(|| arguments.last().cloned()).flatten()
        });
        let is_number = |value: String| value == "Bit" || value.starts_with("Bits<");
        self.is_port() && (self.word || value.is_none_or(is_number))
    }

    /// Whether it is the block's own clock.
    pub fn is_own_clock(&self) -> bool {
        self.kind == Kind::Clock
            && self.name == "clock"
            && direction(self.of_type).is_some_and(|way| way == "In")
    }
}

/// The fields of a structure, with the attributes of this dialect.
pub fn of(input: &DeriveInput) -> Result<Vec<Field<'_>>> {
    with_attributes(input, true)
}

/// The fields of a structure. Without attributes nothing is known of the values of constants.
pub fn with_attributes(input: &DeriveInput, attributes: bool) -> Result<Vec<Field<'_>>> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(input, "a block or a bundle is a structure"));
    };
    let Fields::Named(fields) = &data.fields else {
        return Err(Error::new_spanned(input, "the fields of a block or a bundle have names"));
    };
    fields.named.iter().map(|each| field(each, attributes)).collect()
}

fn field(field: &syn::Field, attributes: bool) -> Result<Field<'_>> {
    let name = field.ident.as_ref().expect("named");
    let text = name.to_string();
    if ["config", "wire", "reg", "module", "edge", "disable"].contains(&text.as_str()) {
        return Err(Error::new_spanned(name, "a keyword of Verilog"));
    }
    let kind = if text.starts_with('_') { Kind::Hidden } else { kind(&field.ty) };
    let named =
        |wanted: &str| field.attrs.iter().find(|attribute| attribute.path().is_ident(wanted));
    let expression =
        |attribute: Option<&Attribute>| attribute.map(Attribute::parse_args::<Expr>).transpose();
    let drives = match named("drives") {
        Some(list) => list
            .parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)?
            .into_iter()
            .collect(),
        None => vec![],
    };
    let found = Field {
        name,
        of_type: &field.ty,
        kind,
        value: expression(named("value"))?,
        build: expression(named("build"))?,
        unclocked: named("unclocked").is_some(),
        drives,
        word: named("word").is_some(),
        doc: documentation(&field.attrs),
    };
    if let (Some(output), true) = (found.drives.first(), kind != Kind::Part) {
        return Err(Error::new_spanned(output, "only a register drives an output"));
    }
    match (kind, &found.value, &found.build) {
        (Kind::Constant, None, _) if attributes => {
            Err(Error::new_spanned(name, "a constant has its value in `#[value(…)]`"))
        }
        (Kind::Constant, _, Some(_)) if attributes => {
            Err(Error::new_spanned(name, "a constant has a `#[value(…)]`, no `#[build(…)]`"))
        }
        (Kind::Hidden | Kind::Part | Kind::Constant, _, _) => match &found.value {
            Some(value) if kind != Kind::Constant => {
                Err(Error::new_spanned(value, "only a constant has a `#[value(…)]`"))
            }
            _ => Ok(found),
        },
        (_, None, None) => Ok(found),
        _ => Err(Error::new_spanned(name, "a signal is not built from a value")),
    }
}

/// The element of an array or a vector, at any depth.
pub fn element(of_type: &Type) -> &Type {
    match of_type {
        Type::Array(array) => element(&array.elem),
        Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Vec" => match &last.arguments {
                PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
                    Some(GenericArgument::Type(inner)) => element(inner),
                    _ => of_type,
                },
                _ => of_type,
            },
            _ => of_type,
        },
        _ => of_type,
    }
}

/// The name of a type, and what is in its angle brackets.
fn parts(of_type: &Type) -> Option<(String, Vec<String>)> {
    let Type::Path(path) = of_type else { return None };
    let last = path.path.segments.last()?;
    let arguments = match &last.arguments {
        PathArguments::AngleBracketed(arguments) => arguments
            .args
            .iter()
            .map(|argument| argument.to_token_stream().to_string().replace(' ', ""))
            .collect(),
        _ => vec![],
    };
    Some((last.ident.to_string(), arguments))
}

/// The direction among the arguments of a signal or a bundle.
pub fn direction(of_type: &Type) -> Option<String> {
    let (_, arguments) = parts(element(of_type))?;
    arguments.into_iter().find(|argument| ["In", "Out", "Local"].contains(&argument.as_str()))
}

fn kind(of_type: &Type) -> Kind {
    let Some((name, arguments)) = parts(element(of_type)) else { return Kind::Part };
    let is_clock = arguments.last().is_some_and(|argument| argument == "Clock");
    match (name.as_str(), direction(of_type).as_deref()) {
        ("Constant", _) => Kind::Constant,
        ("Signal", Some("Local")) => Kind::Wire,
        ("Signal", _) if is_clock => Kind::Clock,
        ("Signal", Some("In")) => Kind::Input,
        ("Signal", _) => Kind::Output,
        (_, Some("Local")) => Kind::WireBundle,
        (_, Some(_)) => Kind::Bundle,
        _ => Kind::Part,
    }
}

/// The text of documentation comments, in one line.
fn documentation(attributes: &[Attribute]) -> String {
    comment(attributes).lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// A new value of a type: arrays of any length have no `Default` of their own.
pub fn default_of(of_type: &Type) -> TokenStream {
    match of_type {
        Type::Array(array) => {
            let inner = default_of(&array.elem);
            quote::quote!(::hdl_dialect::array::array(|_| #inner))
        }
        _ => quote::quote!(::std::default::Default::default()),
    }
}
