// SPDX-License-Identifier: MIT
//! What the source of the RTL says of a block: its file, its comments, the names of its fields.
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Expr, Fields, Item, Lit, Meta};

/// A field of a hardware block.
pub struct Field {
    /// Its name.
    pub name: String,
}

/// A struct of the RTL with public fields.
pub struct Struct {
    /// Its name.
    pub name: String,
    /// Where it is, below `rtl/src`.
    pub file: PathBuf,
    /// Its comment.
    pub says: Vec<String>,
    /// Its fields, private ones left out.
    pub fields: Vec<Field>,
}

/// The source of the RTL.
pub struct Source {
    /// By name; several modules may have one of the same name.
    pub structs: BTreeMap<String, Vec<Struct>>,
    /// The files below `rtl/src` with their text.
    pub files: BTreeMap<PathBuf, String>,
}

impl Source {
    /// Reads `rtl/src`.
    pub fn read() -> Result<Self> {
        let root = super::root().join("rtl/src");
        let mut source = Self { structs: BTreeMap::new(), files: BTreeMap::new() };
        source.folder(&root, Path::new(""))?;
        Ok(source)
    }

    fn folder(&mut self, root: &Path, below: &Path) -> Result<()> {
        let folder = root.join(below);
        for entry in
            fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?
        {
            let entry = entry?;
            let path = below.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                self.folder(root, &path)?;
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(root.join(&path))?;
                let file = syn::parse_file(&text)
                    .with_context(|| format!("rtl/src/{}", path.display()))?;
                self.items(&file.items, &path);
                self.files.insert(path, text);
            }
        }
        Ok(())
    }

    fn items(&mut self, items: &[Item], file: &Path) {
        for item in items {
            match item {
                Item::Struct(item) => {
                    let Fields::Named(fields) = &item.fields else { continue };
                    let public = fields
                        .named
                        .iter()
                        .filter(|field| matches!(field.vis, syn::Visibility::Public(_)));
                    let fields = public.map(|field| Field {
                        name: field.ident.as_ref().map(ToString::to_string).unwrap_or_default(),
                    });
                    let name = item.ident.to_string();
                    let of = Struct {
                        name: name.clone(),
                        file: file.into(),
                        says: comment(&item.attrs),
                        fields: fields.collect(),
                    };
                    self.structs.entry(name).or_default().push(of);
                }
                Item::Mod(item) => {
                    if let Some((_, items)) = &item.content {
                        self.items(items, file);
                    }
                }
                _ => {}
            }
        }
    }

    /// The comment at the head of a file.
    pub fn head(&self, file: &Path) -> Vec<String> {
        let text = self.files.get(file).map_or("", String::as_str);
        let lines = text.lines().take_while(|line| line.starts_with("//"));
        lines
            .filter_map(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line).into())
            .collect()
    }
}

/// The documentation comment among attributes.
fn comment(attributes: &[syn::Attribute]) -> Vec<String> {
    let line = |attribute: &syn::Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => {
                Some(text.value().trim().to_string())
            }
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect()
}
