//! A file of source as the rules see it: its lines, the part that is shipped, and the code without comments and
//! without what stands between quotes, all with line numbers kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One file of Rust.
#[derive(Debug)]
pub(crate) struct Source {
    /// From the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Every file that git tracks or would track.
pub(crate) fn sources() -> Vec<Source> {
    let root = root();
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", "*.rs"])
        .current_dir(&root)
        .output()
        .expect("failed to start git");
    assert!(listed.status.success(), "failed to list the files: {}", String::from_utf8_lossy(&listed.stderr));
    let paths = String::from_utf8(listed.stdout).expect("a path that is no UTF-8");
    let sources: Vec<_> = paths
        .split_terminator('\0')
        // A file that was removed and not yet committed is still listed.
        .filter_map(|path| {
            Some(Source { path: path.to_owned(), text: fs::read_to_string(root.join(path)).ok()? })
        })
        .collect();
    assert!(sources.len() > 20, "only {} files found", sources.len());
    sources
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate in a workspace").to_path_buf()
}

/// The verdict of a rule, with every place where it is broken.
pub(crate) fn verdict(rule: &str, broken: &[String]) {
    assert!(broken.is_empty(), "{rule}:\n  {}\n", broken.join("\n  "));
}

impl Source {
    /// Under a `src` folder, and not a file of tests.
    pub(crate) fn is_production(&self) -> bool {
        self.is_under_src() && !self.path.ends_with("/tests.rs") && !self.path.contains("/tests/")
    }

    pub(crate) fn is_under_src(&self) -> bool {
        self.path.split('/').rev().skip(1).any(|folder| folder == "src")
    }

    /// The crate's folder and the path under its `src`, for files of production.
    pub(crate) fn in_crate(&self) -> Option<(&str, &str)> {
        self.path.split_once("/src/").filter(|_| self.is_production())
    }

    /// The text before the first line that opens tests.
    pub(crate) fn production(&self) -> &str {
        let mut end = 0;
        for line in self.text.split_inclusive('\n') {
            if line.trim_start().starts_with("#[cfg(test)]") {
                break;
            }
            end += line.len();
        }
        &self.text[..end]
    }
}

/// The code alone: comments and the insides of quotes become blanks, ends of lines stay.
pub(crate) fn bare(text: &str) -> String {
    let mut rest = text;
    let mut bare = String::with_capacity(text.len());
    while let Some(first) = rest.chars().next() {
        let (taken, kept) = match blank(rest, bare.chars().last()) {
            Some(length) => (length, false),
            None => (first.len_utf8(), true),
        };
        let (piece, after) = rest.split_at(taken);
        if kept {
            bare.push_str(piece);
        } else {
            bare.extend(piece.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' }));
        }
        rest = after;
    }
    bare
}

/// How many bytes from here are a comment or a literal, if any.
fn blank(rest: &str, before: Option<char>) -> Option<usize> {
    let until = |start: usize, end: &str| rest[start..].find(end).map_or(rest.len(), |at| start + at);
    if rest.starts_with("//") {
        return Some(until(0, "\n"));
    }
    if rest.starts_with("/*") {
        return Some(block_comment(rest));
    }
    let in_a_word = before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    let raw = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r'));
    if let Some(raw) = raw.filter(|_| !in_a_word) {
        let fences = raw.bytes().take_while(|byte| *byte == b'#').count();
        if raw[fences..].starts_with('"') {
            let start = rest.len() - raw.len() + fences + 1;
            let end = format!("\"{}", "#".repeat(fences));
            return Some((until(start, &end) + end.len()).min(rest.len()));
        }
    }
    match rest.as_bytes() {
        [b'"', ..] => Some(quoted(rest, b'"')),
        [b'\'', b'\\', ..] => Some(quoted(rest, b'\'')),
        [b'\'', ..] => {
            // `'x'` is a letter, `'x` a lifetime.
            let mut letters = rest.char_indices().skip(2);
            letters.next().filter(|(_, letter)| *letter == '\'').map(|(at, _)| at + 1)
        }
        _ => None,
    }
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < rest.len() {
        match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn quoted(rest: &str, quote: u8) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

#[test]
fn code_is_bared_of_comments_and_quotes() {
    let text = "a // b\nc /* d /* e */\nf */ g \"h \\\" i\" 'j' '\\'' &'k l r#\"m \" n\"# o_r\"p\"\nq";
    let lines: Vec<_> =
        bare(text).lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(lines, ["a", "c", "g &'k l o_r", "q"]);
    assert_eq!(bare(text).lines().count(), text.lines().count());
}

#[test]
fn what_is_shipped_ends_where_tests_begin() {
    let text = "//! A\nfn a() {}\n#[cfg(test)]\nmod tests {}\n".to_owned();
    let source = Source { path: "domain/src/a.rs".to_owned(), text };
    assert_eq!(source.production(), "//! A\nfn a() {}\n");
    assert_eq!(source.in_crate(), Some(("domain", "a.rs")));
    for path in [
        "domain/src/a/tests.rs",
        "domain/src/a/tests/b.rs",
        "domain/tests/it/main.rs",
        "fuzz/fuzz_targets/a.rs",
    ] {
        assert!(!Source { path: path.to_owned(), text: String::new() }.is_production(), "{path}");
    }
}
