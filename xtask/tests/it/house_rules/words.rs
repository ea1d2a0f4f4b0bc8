//! Words that leave something undone, or that lead around a rule.

use super::code::{bare, sources, verdict};

/// The word, where it is forbidden (a prefix of the path), and why.
const FORBIDDEN: [(&str, &str, &str); 5] = [
    ("#[ignore", "", "a test runs or is not there"),
    ("todo!(", "", "what is missing is missing, not planned"),
    ("unimplemented!(", "", "what is missing is missing, not planned"),
    ("[allow(", "", "say #[expect(…, reason = …)]"),
    (".route(", "api/src/", "the OpenAPI document sees .service(handler) only"),
];

#[test]
fn nothing_is_left_undone_or_led_around() {
    let mut broken = Vec::new();
    for source in sources() {
        for (number, line) in bare(&source.text).lines().enumerate() {
            let found = FORBIDDEN
                .iter()
                .filter(|(word, place, _)| source.path.starts_with(place) && line.contains(word));
            broken.extend(
                found.map(|(word, _, why)| format!("{}:{}: `{word}`: {why}", source.path, number + 1)),
            );
        }
    }
    verdict("these words have no place here", &broken);
}
