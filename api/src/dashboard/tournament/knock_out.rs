//! A knock-out stage in words (**Art. 11.1, 13.4, 13.5, 15.6**): who is out, the games of a match, what follows where they
//! leave it level, the third place and the seeds.

use chuhe_domain::pairing::knock_out::{Elimination, PlayOffStep, PlayOffTime};
use chuhe_domain::tournament::{KnockOutFormat, Seeding};

use crate::dashboard::words::Words;

/// The format, in sentences.
pub(crate) fn said(format: &KnockOutFormat, seeding: Seeding, words: Words) -> Vec<String> {
    let elimination = match format.elimination {
        Elimination::Single => "single",
        Elimination::Double { reset: false } => "double",
        Elimination::Double { reset: true } => "double_reset",
    };
    let seeding = match seeding {
        Seeding::Lots => "lots",
        Seeding::Rating => "rating",
        Seeding::Places => "places",
    };
    let mut said = vec![
        words.with("page-knock_out", "elimination", elimination),
        words.with("page-seeds", "seeding", seeding),
        words.with("page-match_games", "games", format.games),
        level(&format.play_offs, words),
    ];
    said.extend(format.third_place.then(|| words.say("page-third_place_played")));
    said.push(words.say("page-out_together"));
    said
}

/// What follows a level match.
fn level(ladder: &[PlayOffStep], words: Words) -> String {
    let steps: Vec<String> =
        ladder.iter().map(|step| format!("{} × {}", step.games, time(step.time))).collect();
    let last = match ladder.last() {
        None => "no_ladder".to_owned(),
        Some(PlayOffStep { draw_advances: Some(side), .. }) => side.to_string(),
        Some(_) => "level".to_owned(),
    };
    words.tell("page-level_match", &[("last", last), ("ladder", words.row(&steps))])
}

/// `10′ + 10″`, with Red's time first where it is not Black's too.
fn time(PlayOffTime { red_ms, black_ms, increment_ms }: PlayOffTime) -> String {
    let both =
        if red_ms == black_ms { whole(red_ms) } else { format!("{} : {}", whole(red_ms), whole(black_ms)) };
    if increment_ms == 0 { both } else { format!("{both} + {}", whole(increment_ms)) }
}

/// Minutes and seconds; what is less than a second is left out.
fn whole(time_ms: u64) -> String {
    match (time_ms / 60_000, time_ms / 1000 % 60) {
        (0, seconds) => format!("{seconds}″"),
        (minutes, 0) => format!("{minutes}′"),
        (minutes, seconds) => format!("{minutes}′{seconds}″"),
    }
}
