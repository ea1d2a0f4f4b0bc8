//! The whole file held against itself and against the records, before anything is sent: either a field and its
//! scores, or every reason why there can be none.

use std::collections::{BTreeMap, HashMap};

use super::event_file::EventFile;
use super::field::Field;
use super::meetings;
use super::records::Record;
use super::scores::{self, Score};

/// An event that agrees with itself.
#[derive(Debug, Clone)]
pub struct Examined {
    /// Who plays, and who meets whom.
    pub field: Field,
    /// How each meeting came out, in the order of the meetings.
    pub scores: Vec<Score>,
    /// What is odd and ordinary.
    pub notes: Vec<String>,
}

/// Why an event contradicts itself.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the event contradicts itself, and nothing of it was sent:\n  - {}", .0.join("\n  - "))]
pub struct Contradictions(pub Vec<String>);

/// Examines it.
///
/// # Errors
/// Every contradiction there is.
pub fn examine(event: &EventFile, records: &HashMap<String, Record>) -> Result<Examined, Contradictions> {
    let field = Field::of(&event.games);
    let mut reasons = meetings::contradictions(&field);
    reasons.extend(records_used_twice(event, &field));
    let mut scores = Vec::new();
    let mut notes = Vec::new();
    for (game, label) in event.games.iter().zip(&field.labels) {
        let record = game.id.as_ref().and_then(|id| records.get(id));
        let players = format!("{label}, {}–{}", game.red, game.black);
        match scores::compare(game, record) {
            Ok(score) => {
                notes.extend(score.notes.iter().map(|note| format!("{players}: {note}")));
                scores.push(score);
            }
            Err(contradictions) => {
                reasons.extend(contradictions.iter().map(|reason| format!("{players}: {reason}")));
            }
        }
    }
    if reasons.is_empty() { Ok(Examined { field, scores, notes }) } else { Err(Contradictions(reasons)) }
}

fn records_used_twice(event: &EventFile, field: &Field) -> Vec<String> {
    let mut users: BTreeMap<&str, usize> = BTreeMap::new();
    for id in event.games.iter().filter_map(|game| game.id.as_deref()) {
        *users.entry(id).or_default() += 1;
    }
    let often = users.into_iter().filter(|(_, games)| *games > 1);
    often
        .map(|(id, games)| {
            let pairs =
                field.meetings.iter().zip(&event.games).filter(|(_, game)| game.id.as_deref() == Some(id));
            let pairs: Vec<String> = pairs
                .map(|(meeting, _)| format!("{}–{}", field.name(meeting.red), field.name(meeting.black)))
                .collect();
            format!("the record {id} is that of {games} games: {}", pairs.join(" and "))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::event_file;

    fn event(last: &str) -> EventFile {
        event_file::parse(&format!(
            r#"{{"games":[
                {{"id":"X1","round":1,"red":"Bea","black":"Cy","result":"1-0"}},
                {{"id":"X2","round":2,"red":"Ada","black":"Bea","result":"1/2-1/2"}},
                {last}]}}"#
        ))
        .unwrap()
    }

    #[test]
    fn a_whole_event_is_examined_without_records() {
        let whole = event(r#"{"id":null,"round":3,"red":"Cy","black":"Ada","result":"0-1"}"#);
        let examined = examine(&whole, &HashMap::new()).unwrap();
        assert_eq!(examined.field.entrants, ["Bea", "Cy", "Ada"]);
        assert_eq!((examined.scores.len(), examined.notes.len()), (3, 2));
    }

    #[test]
    fn all_reasons_are_told_at_once() {
        let spoilt = event(r#"{"id":"X1","round":3,"red":"Cy","black":"Bea","result":"?"}"#);
        let Contradictions(reasons) = examine(&spoilt, &HashMap::new()).unwrap_err();
        for part in [
            "Bea and Cy meet twice",
            "Cy and Ada never meet",
            "the record X1 is that of 2 games: Bea–Cy and Cy–Bea",
            "game X1, Cy–Bea: its result `?` is not known",
        ] {
            assert!(reasons.iter().any(|reason| reason.starts_with(part)), "no {part}: {reasons:#?}");
        }
    }
}
