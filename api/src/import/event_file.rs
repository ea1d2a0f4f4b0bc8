//! The file of an event: who met whom, in which round where that is known, with which result; and what was published
//! of it. Fields that are not spoken of here are passed over.

use std::path::Path;

use chuhe_domain::vocabulary::Outcome;
use serde::Deserialize;
use serde_json::Value;

use super::unreadable::Unreadable;

/// An event.
#[derive(Debug, Clone, Deserialize)]
pub struct EventFile {
    /// Its short name.
    pub name: Option<String>,
    /// Its title.
    pub title: Option<String>,
    /// Its games.
    pub games: Vec<EventGame>,
    /// What was published of it.
    pub published: Option<Published>,
    /// Points and 小分 as others have worked them out.
    #[serde(rename = "computed_by_us_unofficial")]
    pub computed: Option<Vec<Computed>>,
}

/// A game of the event.
#[derive(Debug, Clone, Deserialize)]
pub struct EventGame {
    /// The id of its record, where there is one.
    pub id: Option<String>,
    /// The round, from 1, where it is known.
    pub round: Option<u32>,
    /// The board, where it is known.
    pub board: Option<u32>,
    /// Who had Red.
    pub red: String,
    /// Who had Black.
    pub black: String,
    /// The result, as PGN writes it.
    pub result: String,
}

/// What was published.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Published {
    /// Places: name, place, and points where they were published too.
    #[serde(default)]
    pub ranks: Vec<(String, u32, Value)>,
}

/// An entrant's values as others have worked them out, in the 2-1-0 scale: a point there is half a point here.
#[derive(Debug, Clone, Deserialize)]
pub struct Computed {
    /// Who.
    pub player: String,
    /// The points: as many as there are half points here.
    pub points: i64,
    /// Twice the 小分 of that scale. A game there has 2 and an opponent twice the points, so that it comes to four
    /// times the 小分 of the 1-½-0 scale: as many as there are quarter points here.
    pub sonneborn_berger_x2: i64,
}

/// Reads it; gives the bytes too, which stand for the file.
///
/// # Errors
/// When the file cannot be read, or is no event.
pub fn read(file: &Path) -> Result<(EventFile, Vec<u8>), Unreadable> {
    let bytes = std::fs::read(file).map_err(|error| Unreadable::new(file, error))?;
    let text = std::str::from_utf8(&bytes).map_err(|error| Unreadable::new(file, error))?;
    let event = parse(text).map_err(|why| Unreadable::new(file, why))?;
    Ok((event, bytes))
}

/// Reads the text of an event; an error says at which field, line and column.
///
/// # Errors
/// When it is none.
pub fn parse(text: &str) -> Result<EventFile, String> {
    let text = text.trim_start_matches('\u{feff}');
    if !text.trim_start().starts_with('{') {
        return Err("expected an object with `games`".to_owned());
    }
    let mut json = serde_json::Deserializer::from_str(text);
    let event = serde_path_to_error::deserialize(&mut json).map_err(|error| error.to_string())?;
    json.end().map_err(|error| error.to_string())?;
    Ok(event)
}

/// A result as PGN writes it; none where it is not known.
#[must_use]
pub fn outcome(text: &str) -> Option<Outcome> {
    match text.trim() {
        "1-0" => Some(Outcome::RedWins),
        "0-1" => Some(Outcome::BlackWins),
        "1/2-1/2" | "½-½" => Some(Outcome::Draw),
        "0-0" => Some(Outcome::BothLose),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_fields_are_passed_over_and_a_wrong_one_is_named_with_its_place() {
        let text = r#"{"name":"cup","weather":"fine","games":[
            {"id":null,"round":null,"board":1,"red":"a","black":"b","result":"1-0","clock":7}]}"#;
        let event = parse(text).unwrap();
        assert_eq!((event.games.len(), event.published.is_none()), (1, true));
        let error = parse(&text.replace(r#""round":null"#, r#""round":"first""#)).unwrap_err();
        assert!(error.starts_with("games[0].round: "), "{error}");
        assert!(error.contains("line 2 column"), "{error}");
        assert!(parse(r#"{"players":[]}"#).unwrap_err().contains("games"));
        assert!(parse(&format!("{text} x")).is_err());
        assert_eq!(parse("[1]").unwrap_err(), "expected an object with `games`");
    }

    #[test]
    fn results_are_read_as_pgn_writes_them() {
        assert_eq!(outcome("1/2-1/2"), Some(Outcome::Draw));
        assert_eq!(outcome("0-1"), Some(Outcome::BlackWins));
        assert_eq!(outcome("*"), None);
    }
}
