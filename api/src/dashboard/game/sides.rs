//! What the two sides have side by side (**Art. 10.1**: the times used, the fouls). The faces of the clock stand as they
//! were last charged and are never reckoned on to this moment, so that a page is true for as long as its tag is.
//! Why no time runs is left to `notices`.

use chuhe_domain::clock::{Clock, Reading};
use chuhe_domain::game::{FoulStanding, Game};
use chuhe_domain::vocabulary::Side;

use crate::dashboard::print::{hours, instant};
use crate::dashboard::words::Words;
use crate::locales::NOT_GIVEN;

/// A table of both sides.
pub(crate) struct Sides {
    pub(crate) heading: String,
    /// Whose time runs.
    pub(crate) running: Option<Side>,
    pub(crate) lines: Vec<SideLine>,
    /// As of when the faces stand so, where nobody halted the game.
    pub(crate) read: Option<String>,
}

/// One thing that each side has.
pub(crate) struct SideLine {
    pub(crate) about: String,
    pub(crate) red: String,
    pub(crate) black: String,
    /// Whether it is what people look for first.
    pub(crate) first: bool,
}

impl Sides {
    /// Of a game with a clock, or with a foul that was announced; else there is nothing to show.
    pub(crate) fn of(game: &Game, words: Words) -> Option<Self> {
        let fouls = line(words.say("page-fouls"), |side| fouls(game, side, words));
        let Some(clock) = &game.clock else {
            let any = game.fouls.iter().any(|foul| foul.standing == FoulStanding::Announced);
            let heading = words.say("page-conduct");
            return any.then(|| Self { heading, running: None, lines: vec![fouls], read: None });
        };
        let mut lines = faces(clock, words);
        lines.push(fouls);
        Some(Self {
            heading: words.say("page-time_and_fouls"),
            running: clock.running(),
            lines,
            read: read(game, clock, words),
        })
    }
}

fn line(about: String, of: impl Fn(Side) -> String) -> SideLine {
    SideLine { about, red: of(Side::Red), black: of(Side::Black), first: false }
}

/// **Art. 6** – what is left and used, and the moves due in the period where there are periods.
fn faces(clock: &Clock, words: Words) -> Vec<SideLine> {
    // One that runs is charged when it stops: at the instant it began it shows what it was charged until then.
    let at = clock.since().unwrap_or_default();
    let face = |side| clock.face_at(side, at);
    let said = |key: &str, of: fn(Reading) -> String| line(words.say(key), |side| of(face(side)));
    let mut lines = vec![
        SideLine { first: true, ..said("page-remaining", |face| hours(face.remaining_ms.div_ceil(1000))) },
        said("page-used", |face| hours(face.used_ms / 1000)),
    ];
    let periods = |side| clock.control().repeats(side) || clock.control().periods(side).len() > 1;
    if Side::BOTH.into_iter().any(periods) {
        let due = |due: Option<u32>| due.map_or_else(|| "–".to_owned(), |due| due.to_string());
        lines.push(line(words.say("page-moves_due"), |side| due(face(side).moves_due)));
        lines.push(said("page-period", |face| face.period.saturating_add(1).to_string()));
    }
    lines
}

/// **Art. 9.2** – the fouls that stand: one that was only detected is nobody's business before it is announced.
fn fouls(game: &Game, side: Side, words: Words) -> String {
    let stand = game.fouls.iter().filter(|foul| foul.standing == FoulStanding::Announced);
    let articles: Vec<String> =
        stand.filter(|foul| foul.side == side).map(|foul| foul.article.clone()).collect();
    match articles.len() {
        0 => "0".to_owned(),
        number => {
            words.tell("page-fouls_of", &[("number", number.to_string()), ("articles", words.row(&articles))])
        }
    }
}

/// As of when the faces stand so.
fn read(game: &Game, clock: &Clock, words: Words) -> Option<String> {
    let nobody = game.lateness.absent.red && game.lateness.absent.black;
    let (how, at) = match (game.card.is_over(), clock.since()) {
        (true, _) => ("over", Some(game.ended.or(game.lateness.halted_since)?)),
        (false, Some(since)) => ("runs", Some(since)),
        (false, None) if !game.is_running() => return None,
        (false, None) if nobody => ("awaits", None),
        (false, None) => ("stands", None),
    };
    let at = at.map_or_else(|| NOT_GIVEN.to_owned(), instant);
    let side = clock.running().map_or_else(|| NOT_GIVEN.to_owned(), |side| side.to_string());
    Some(words.tell("page-clock", &[("how", how.to_owned()), ("side", side), ("at", at)]))
}
