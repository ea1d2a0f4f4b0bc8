//! From bytes to a typed value, and from serde's complaints to problems with a code and a JSON pointer.
//! Depth is bounded before anything is parsed, so that no body can exhaust the stack.

use serde::de::{DeserializeOwned, IgnoredAny};
use serde_path_to_error::{Path, Segment};

use crate::problem::{Code, Problem};

/// How deep arrays and objects may stand in each other.
pub(super) const DEPTH: usize = 64;

/// Reads one JSON object and nothing after it.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    if depth(bytes) > DEPTH {
        return Err(Problem::new(Code::TOO_DEEP).fact("limit", DEPTH));
    }
    // serde takes an array for a struct, field by field: a body whose meaning depends on the order of our code.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(complaint("invalid type: sequence, expected an object", ""));
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let pointer = pointer(error.path());
        // Where a word is one of a few, serde calls another kind of value a fault of the syntax.
        let another = error.inner().is_syntax() && message(error.inner()) == "expected value";
        if another && serde_json::from_slice::<IgnoredAny>(bytes).is_ok() {
            return complaint("expected a value of another kind", &pointer);
        }
        misread(error.inner(), &pointer)
    })?;
    json.end().map_err(|error| malformed(&error))?;
    Ok(value)
}

/// The deepest nesting of brackets outside strings; what is no JSON is counted too, and refused later.
fn depth(bytes: &[u8]) -> usize {
    let (mut deepest, mut open, mut quoted, mut escaped) = (0, 0_usize, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => {
                open += 1;
                deepest = deepest.max(open);
            }
            b']' | b'}' if !quoted => open = open.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

/// A value that does not fit, or no JSON at all.
pub(super) fn misread(error: &serde_json::Error, pointer: &str) -> Problem {
    if error.is_data() { complaint(&message(error), pointer) } else { malformed(error) }
}

fn malformed(error: &serde_json::Error) -> Problem {
    Problem::new(Code::MALFORMED_JSON)
        .fact("reason", message(error))
        .fact("line", error.line())
        .fact("column", error.column())
}

/// The message without its place, which is told apart.
fn message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}

/// What serde says of a value that does not fit. Its derived messages begin in known ways (pinned by the tests
/// below); everything else is an invalid value, with the message as its reason.
pub(super) fn complaint(message: &str, pointer: &str) -> Problem {
    let quoted = |prefix: &str| message.strip_prefix(prefix)?.split('`').next();
    if let Some(field) = quoted("unknown field `") {
        let pointer = if ends_with(pointer, field) { pointer.to_owned() } else { child(pointer, field) };
        Problem::new(Code::UNKNOWN_FIELD).fact("field", field).at(pointer)
    } else if let Some(field) = quoted("missing field `") {
        Problem::new(Code::MISSING_FIELD).fact("field", field).at(child(pointer, field))
    } else {
        Problem::new(Code::INVALID_VALUE).fact("reason", message.trim_end_matches('.')).at(pointer)
    }
}

fn ends_with(pointer: &str, field: &str) -> bool {
    pointer.strip_suffix(&escape(field)).is_some_and(|rest| rest.ends_with(['/', '?']))
}

fn child(pointer: &str, field: &str) -> String {
    if pointer == "?" { format!("?{field}") } else { format!("{pointer}/{}", escape(field)) }
}

fn pointer(path: &Path) -> String {
    let mut pointer = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => pointer.push_str(&format!("/{index}")),
            Segment::Map { key } => pointer.push_str(&format!("/{}", escape(key))),
            // A variant is a member of the JSON only when the enum is externally tagged; none here is.
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    pointer
}

/// A member's name within a JSON pointer (RFC 6901).
fn escape(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use rstest::rstest;
    use serde::Deserialize;

    use super::*;
    use crate::language::Language;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read from JSON")]
    struct Event {
        name: String,
        #[serde(default)]
        entries: Vec<Entry>,
        #[serde(default, rename = "a/b")]
        odd: Option<u8>,
        #[serde(default)]
        second: Word,
    }

    #[derive(Debug, Default, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        #[default]
        One,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read from JSON")]
    struct Entry {
        seed: u16,
    }

    #[rstest]
    #[case(r#"{"name":"a","colour":1}"#, "request.unknown_field", "/colour")]
    #[case(r#"{"name":"a","second":null}"#, "request.invalid_value", "/second")]
    #[case(r#"{"name":"a","second":1}"#, "request.invalid_value", "/second")]
    #[case(r#"{"name":"a","second":"two"}"#, "request.invalid_value", "/second")]
    #[case(
        r#"{"name":"a","entries":[{"seed":1},{"seed":2,"x/y":1}]}"#,
        "request.unknown_field",
        "/entries/1/x~1y"
    )]
    #[case(r#"{"entries":[]}"#, "request.missing_field", "/name")]
    #[case(r#"{"name":"a","entries":[{}]}"#, "request.missing_field", "/entries/0/seed")]
    #[case(r#"{"name":"a","entries":[{"seed":-1}]}"#, "request.invalid_value", "/entries/0/seed")]
    #[case(r#"{"name":"a","a/b":"x"}"#, "request.invalid_value", "/a~1b")]
    #[case(r#"{"name":"a","name":"b"}"#, "request.invalid_value", "")]
    #[case(r#"["a"]"#, "request.invalid_value", "")]
    #[case(r#"7"#, "request.invalid_value", "")]
    fn what_does_not_fit_is_named_with_its_place(
        #[case] json: &str,
        #[case] code: &str,
        #[case] pointer: &str,
    ) {
        let problem = read::<Event>(json.as_bytes()).unwrap_err().document(Language::En);
        assert_eq!(
            (problem.code.as_str(), problem.errors[0].pointer.as_str()),
            (code, pointer),
            "{problem:?}"
        );
        assert!(!problem.detail.contains("line"), "{problem:?}");
    }

    #[rstest]
    #[case("{\n \"name\": }", "2", "10")]
    #[case("", "1", "0")]
    #[case("{\"name\":\"a\"} x", "1", "14")]
    #[case("\u{feff}{}", "1", "1")]
    fn what_is_no_json_is_named_with_line_and_column(
        #[case] json: &str,
        #[case] line: &str,
        #[case] column: &str,
    ) {
        let problem = read::<Event>(json.as_bytes()).unwrap_err().document(Language::En);
        assert_eq!(problem.code, "request.malformed_json");
        assert_eq!((problem.facts["line"].as_str(), problem.facts["column"].as_str()), (line, column));
    }

    #[test]
    fn depth_is_bounded_and_brackets_in_strings_do_not_count() {
        let deep = "[".repeat(100_000);
        let problem = read::<serde_json::Value>(deep.as_bytes()).unwrap_err();
        assert_eq!(problem.code(), Code::TOO_DEEP);
        let text = format!(r#"{{"a":"{}\"{}"}}"#, "[".repeat(500), "{".repeat(500));
        assert!(read::<serde_json::Value>(text.as_bytes()).is_ok());
        let just = format!(r#"{{"a":{}{}}}"#, "[".repeat(DEPTH - 1), "]".repeat(DEPTH - 1));
        assert!(read::<serde_json::Value>(just.as_bytes()).is_ok());
    }
}
