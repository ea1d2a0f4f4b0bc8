//! The meetings of a round are set down as matches and games, with who has Red in each.

use crate::pairing::seeding::colour;
use crate::tournament::event::{PairedMatch, Pairing};
use crate::tournament::format::Format;
use crate::tournament::plan::StagePlan;
use crate::tournament::planned::Planned;
use crate::tournament::refusal::Refusal;
use crate::tournament::stages::Draw;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{GameId, MatchId, Side};

/// What is set down of a round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetDown {
    /// What there is to say of a match beyond its one game.
    pub matches: Vec<PairedMatch>,
    /// The games.
    pub pairings: Vec<Pairing>,
}

/// Who has Red in the first game of a match.
///
/// **Art. 13.5** (第一局猜先，第二局互換先後走) – of one game the first named (**Art. 13.1**); of two, it is drawn by the
/// seed of the group's numbers and the id of the match, and where the numbers have no seed, by the round's own. No draw
/// where an arbiter names Red.
#[derive(Debug, Clone, Copy)]
pub struct Colours<'a> {
    stage: u32,
    games: u32,
    draw: Option<&'a Draw>,
    seed: Option<&'a str>,
}

impl<'a> Colours<'a> {
    /// Those of these meetings.
    ///
    /// # Errors
    /// When a seed is given and there is nothing to draw by it.
    pub fn of(
        (stage, plan): (u32, &StagePlan),
        draw: Option<&'a Draw>,
        seed: Option<&'a str>,
        meetings: &[Planned],
    ) -> Result<Self, Refusal> {
        let games = legs(plan);
        let colours = Self { stage, games, draw: draw.filter(|_| games > 1), seed };
        let drawn_already = meetings.iter().all(|it| colours.of_group(it.group).is_some());
        if seed.is_some() && (colours.draw.is_none() || drawn_already) {
            return Err(Refusal::SeedNotWanted { article: "13.5" });
        }
        Ok(colours)
    }

    fn of_group(&self, group: u32) -> Option<&'a str> {
        self.draw?.group(group)?.seed.as_deref()
    }

    /// The colour that the first named has in the first game of a match.
    ///
    /// # Errors
    /// When it is to be drawn and there is no seed.
    pub fn of_first(&self, id: MatchId, group: u32) -> Result<Side, Refusal> {
        match (self.draw, self.of_group(group).or(self.seed)) {
            (None, _) => Ok(Side::Red),
            (Some(_), Some(seed)) => Ok(colour(seed, id)),
            (Some(_), None) => Err(Refusal::ColoursNotDrawn { stage: self.stage, games: self.games }),
        }
    }
}

const fn legs(plan: &StagePlan) -> u32 {
    match plan.format {
        Format::Circular(circular) => circular.games_per_meeting,
        Format::KnockOut(_) | Format::CnSwiss(_) | Format::FideDutch(_) => 1,
    }
}

/// **Art. 13.5** – the games of each meeting; the colours are reversed in the second.
///
/// # Errors
/// When colours are to be drawn and there is no seed.
pub fn set_down(
    plan: &StagePlan,
    meetings: &[Planned],
    colours: &Colours<'_>,
    mint: &Mint,
) -> Result<SetDown, Refusal> {
    let (legs, groups) = (legs(plan), plan.groups() > 1);
    let mut down = SetDown::default();
    let mut ids = (0..).map(|n| mint.id(n));
    let mut next = || ids.next().unwrap_or_default();
    for (table, Planned { first, second, group, .. }) in (1..).zip(meetings.iter().copied()) {
        let of = (legs > 1).then(|| MatchId(next()));
        for leg in 1..=legs {
            let game = GameId(next());
            let id = of.unwrap_or_else(|| game.into());
            let named_first = (colours.of_first(id, group)? == Side::Red) == (leg % 2 == 1);
            let (red, black) = if named_first { (first, second) } else { (second, first) };
            down.pairings.push(Pairing {
                game,
                table,
                red,
                black,
                of,
                board: None,
                leg: of.map(|_| leg),
                step: None,
            });
            if leg == 1 && (of.is_some() || groups) {
                let group = groups.then_some(group);
                down.matches.push(PairedMatch { id, table, first, second, group, slot: None });
            }
        }
    }
    Ok(down)
}
