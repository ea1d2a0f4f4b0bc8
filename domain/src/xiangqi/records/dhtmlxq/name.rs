//! What the fields' names mean: parts of the format, or tags, some of which PGN knows under another name. A tag
//! that has a name of the format's own is written with `tag_` before it.

/// What a field holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning<'n> {
    /// The moves of the main line.
    Moves,
    /// The moves of a variation: what line it leaves, before which ply, and its own number. The main line is 0.
    Variation { parent: u32, ply: u32, number: u32 },
    /// What is said in this line after this ply.
    Comment { line: u32, ply: u32 },
    /// Where the men stand.
    Places,
    /// The starting position in full.
    Fen,
    /// Who won.
    Result,
    /// About the file and its display, not about the game.
    Display,
    /// Anything else is kept under this name.
    Tag(&'n str),
}

/// Fields that PGN has another name for.
const KNOWN: [(&str, &str); 14] = [
    ("title", "Title"),
    ("event", "Event"),
    ("place", "Site"),
    ("date", "Date"),
    ("round", "Round"),
    ("red", "Red"),
    ("black", "Black"),
    ("redteam", "RedTeam"),
    ("blackteam", "BlackTeam"),
    ("redtime", "RedTime"),
    ("blacktime", "BlackTime"),
    ("timerule", "TimeControl"),
    ("endtype", "Termination"),
    ("author", "Annotator"),
];

const TAG: &str = "tag_";

/// What the field of this name holds.
pub(super) fn meaning(name: &str) -> Meaning<'_> {
    if let Some(tag) = name.strip_prefix(TAG) {
        return Meaning::Tag(tag);
    }
    let lower = name.to_ascii_lowercase();
    match lower.as_str() {
        "movelist" => Meaning::Moves,
        "binit" => Meaning::Places,
        "fen" => Meaning::Fen,
        "result" => Meaning::Result,
        "ver" | "init" | "pver" | "generator" => Meaning::Display,
        _ => numbered(&lower).unwrap_or_else(|| {
            let known = KNOWN.iter().find(|&&(field, _)| field == lower);
            Meaning::Tag(known.map_or(name, |&(_, tag)| tag))
        }),
    }
}

/// `move_0_5_1`, `comment7`, `comment1_7`.
fn numbered(name: &str) -> Option<Meaning<'static>> {
    let numbers = |text: &str| {
        let is_number = |number: &str| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let numbers = text.split('_').map(|number| number.parse().ok().filter(|_| is_number(number)));
        numbers.collect::<Option<Vec<u32>>>()
    };
    if let Some(numbered) = name.strip_prefix("move_") {
        let &[parent, ply, number] = numbers(numbered)?.as_slice() else { return None };
        return Some(Meaning::Variation { parent, ply, number });
    }
    match *numbers(name.strip_prefix("comment")?)?.as_slice() {
        [ply] => Some(Meaning::Comment { line: 0, ply }),
        [line, ply] => Some(Meaning::Comment { line, ply }),
        _ => None,
    }
}

/// The name of the field that keeps this tag.
pub(super) fn field_of(tag: &str) -> String {
    if let Some((field, _)) = KNOWN.iter().find(|(_, known)| *known == tag) {
        return (*field).to_owned();
    }
    let is_free = meaning(tag) == Meaning::Tag(tag);
    if is_free { tag.to_owned() } else { format!("{TAG}{tag}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_one_meaning() {
        for (name, means) in [
            ("movelist", Meaning::Moves),
            ("BInit", Meaning::Places),
            ("move_0_5_12", Meaning::Variation { parent: 0, ply: 5, number: 12 }),
            ("comment7", Meaning::Comment { line: 0, ply: 7 }),
            ("comment3_10", Meaning::Comment { line: 3, ply: 10 }),
            ("place", Meaning::Tag("Site")),
            ("redrating", Meaning::Tag("redrating")),
            ("comment", Meaning::Tag("comment")),
            ("comment_1", Meaning::Tag("comment_1")),
            ("move_0_5", Meaning::Tag("move_0_5")),
            ("move_0_5_+1", Meaning::Tag("move_0_5_+1")),
            ("comment99999999999", Meaning::Tag("comment99999999999")),
        ] {
            assert_eq!(meaning(name), means, "{name}");
        }
    }

    #[test]
    fn every_tag_comes_back_from_its_field() {
        for tag in ["Site", "site", "place", "Red", "red", "movelist", "FEN", "tag_x", "comment7", "ECCO"] {
            assert_eq!(meaning(&field_of(tag)), Meaning::Tag(tag), "{tag} in {}", field_of(tag));
        }
    }
}
