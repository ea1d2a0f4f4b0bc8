//! Which paths a file names: `crate::…`, `super::…` and `self::…` anywhere in its code, with groups in braces
//! spelled out. A simple scan, made for source that rustfmt has laid out, not a compiler.

/// A path from the crate's root, in segments, and the line it stands on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Import {
    pub(crate) path: Vec<String>,
    pub(crate) line: usize,
}

/// Every path that `code`, the module `module`, names. `code` is bare of comments and quotes. `children` are its
/// own modules: a face says `pub use child::Word`.
pub(crate) fn imports(code: &str, module: &[String], children: &[String]) -> Vec<Import> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let (word, line) = tokens[at];
        let behind_a_path = at > 0 && tokens[at - 1].0 == "::";
        let in_a_use = at > 0 && tokens[at - 1].0 == "use";
        let base = match word {
            _ if behind_a_path => None,
            "crate" => Some(Vec::new()),
            "self" => Some(module.to_vec()),
            "super" => Some(parent(module)),
            word if in_a_use && children.iter().any(|child| child == word) => {
                Some([module, &[word.to_owned()]].concat())
            }
            _ => None,
        };
        at += 1;
        if let Some(base) = base.filter(|_| tokens.get(at).is_some_and(|next| next.0 == "::")) {
            at = tree(&tokens, at + 1, &base, line, &mut found);
        }
    }
    found
}

/// Reads what follows a `::`, and returns where it ends.
fn tree(
    tokens: &[(&str, usize)],
    mut at: usize,
    base: &[String],
    line: usize,
    found: &mut Vec<Import>,
) -> usize {
    let mut path = base.to_vec();
    loop {
        match tokens.get(at).map(|token| token.0) {
            Some("super") => path = parent(&path),
            Some("self") => {}
            Some("{") => return group(tokens, at + 1, &path, found),
            Some(word) if word.starts_with(|letter: char| letter.is_alphabetic() || letter == '_') => {
                path.push(word.to_owned());
            }
            // A glob, or the angle bracket of a type's arguments.
            _ => break,
        }
        at += 1;
        if tokens.get(at).is_none_or(|token| token.0 != "::") {
            break;
        }
        at += 1;
    }
    found.push(Import { path, line });
    at
}

/// Reads `a, b::c, d as e}`.
fn group(tokens: &[(&str, usize)], mut at: usize, base: &[String], found: &mut Vec<Import>) -> usize {
    while let Some((word, line)) = tokens.get(at) {
        match *word {
            "}" => return at + 1,
            "," | "*" => at += 1,
            "as" => at += 2,
            _ => at = tree(tokens, at, base, *line, found).max(at + 1),
        }
    }
    at
}

fn parent(module: &[String]) -> Vec<String> {
    module[..module.len().saturating_sub(1)].to_vec()
}

/// Words, `::`, and single signs, each with its line.
fn tokens(code: &str) -> Vec<(&str, usize)> {
    let mut tokens = Vec::new();
    for (number, mut rest) in code.lines().enumerate() {
        while let Some(first) = rest.chars().next() {
            let word =
                rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_')).unwrap_or(rest.len());
            let length = match first {
                _ if word > 0 => word,
                ':' if rest.starts_with("::") => 2,
                _ => first.len_utf8(),
            };
            let (token, after) = rest.split_at(length);
            if !first.is_whitespace() {
                tokens.push((token, number + 1));
            }
            rest = after;
        }
    }
    tokens
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let code = "use crate::a::{b, c::{D, E as F}, self};\nuse super::g::*;\npub use child::H;\nuse std::fmt;\n\
                fn i(self) -> crate::j::K<L> { m::crate_n(); self::o() }\nuse crate::p::{\n    Q,\n    r::S,\n};\n";
    let module = ["x".to_owned(), "y".to_owned()];
    let found: Vec<_> = imports(code, &module, &["child".to_owned()])
        .iter()
        .map(|import| format!("{} {}", import.line, import.path.join("::")))
        .collect();
    let expected = [
        "1 a::b",
        "1 a::c::D",
        "1 a::c::E",
        "1 a",
        "2 x::g",
        "3 x::y::child::H",
        "5 j::K",
        "5 x::y::o",
        "7 p::Q",
        "8 p::r::S",
    ];
    assert_eq!(found, expected);
}
