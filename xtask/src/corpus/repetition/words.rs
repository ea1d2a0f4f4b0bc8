//! A ruling told to a person who wants to know why: what was ruled and wanted, the file's reason, and every move with
//! what it does.

use std::fmt::Write as _;

use chuhe_domain::adjudication::{Call, Judged, Ruling, Victim};
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::Move;

use super::case::{Case, Named, Wanted};

/// All of it, several lines.
pub(crate) fn explain(case: &Case, ruling: &Ruling, named: &[Named]) -> String {
    let mut text = format!("{} ({}, {}): {}", case.id, case.said_set, case.kind, offered(ruling));
    match case.wanted {
        Wanted::Referred => text.push_str(", wanted: nothing ruled"),
        Wanted::Offender(side) => {
            let _ = write!(
                text,
                ", wanted offender: {}",
                side.map_or("nobody".to_owned(), |side| side.to_string())
            );
        }
    }
    for reason in &case.reasons {
        let _ = write!(text, "\n    “{reason}”");
    }
    for judged in &ruling.moves {
        let _ = write!(text, "\n    {}", told(judged));
    }
    for wrong in named.iter().filter(|named| !named.is_right()) {
        let Named { word, nature, judged } = wrong;
        let _ = write!(text, "\n    wanted {nature} ({word}): {}", told(judged));
    }
    text
}

fn offered(ruling: &Ruling) -> String {
    let call = |Call { verdict, ground }: &Call| format!("{verdict} ({ground})");
    match ruling.ruled() {
        Some(only) => format!("ruled {}", call(&only)),
        None => format!("referred, {}", list(&ruling.offered, " or ", call)),
    }
}

/// `red h5h8 chase–kill: takes horse h9 by capture h8h9; mates h8h9 e9e8; doubt key_point`.
fn told(judged: &Judged) -> String {
    let side = judged.ply.before.side_to_move();
    let nature = judged.nature;
    let mut text = format!("{side:<5} {} {}", judged.ply.played, nature.surely);
    if !nature.is_certain() {
        let _ = write!(text, "–{}", nature.possibly);
    }
    let mut parts: Vec<String> = judged.victims.iter().map(|victim| taken(victim, side)).collect();
    if judged.by_soldier {
        parts.push("a soldier chases by itself".to_owned());
    }
    if !judged.mate.is_empty() {
        parts.push(format!("mates {}", line(&judged.mate)));
    }
    if !judged.doubts.is_empty() {
        parts.push(format!("doubt {}", list(&judged.doubts, ", ", ToString::to_string)));
    }
    if !parts.is_empty() {
        let _ = write!(text, ": {}", parts.join("; "));
    }
    text
}

fn taken(victim: &Victim, by: Side) -> String {
    let Victim { man, on, way, line: moves, .. } = victim;
    let whose = if man.side == by { "its own " } else { "" };
    format!("wins {whose}{} {on} by {way} {}", man.kind, line(moves))
}

fn line(moves: &[Move]) -> String {
    list(moves, " ", ToString::to_string)
}

fn list<T>(items: &[T], between: &str, word: impl FnMut(&T) -> String) -> String {
    items.iter().map(word).collect::<Vec<_>>().join(between)
}
