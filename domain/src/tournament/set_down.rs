//! The meetings of a round are set down as matches and games, with who has Red in each.

use crate::pairing::seeding::colour;
use crate::tournament::event::{PairedMatch, Pairing};
use crate::tournament::plan::{Format, StagePlan};
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

/// **Art. 13.5** (第一局猜先，第二局互換先後走) – the games of each meeting. Of one game the first named has Red
/// (**Art. 13.1**); of two, the colours of the first are drawn by the seed of the group's numbers and the id of the match,
/// and reversed in the second. Where the numbers have no seed, by the round's own; no draw where an arbiter names Red.
///
/// # Errors
/// When colours are to be drawn and there is no seed, or a seed is given and there is nothing to draw by it.
pub fn set_down(
    (stage, plan): (u32, &StagePlan),
    draw: Option<&Draw>,
    seed: Option<&str>,
    meetings: &[Planned],
    mint: &Mint,
) -> Result<SetDown, Refusal> {
    let legs = match plan.format {
        Format::Circular(circular) => circular.games_per_meeting,
    };
    let groups = plan.groups() > 1;
    let draw = draw.filter(|_| legs > 1);
    let of_group = |group| draw?.group(group)?.seed.as_deref();
    if seed.is_some() && (draw.is_none() || meetings.iter().all(|it| of_group(it.group).is_some())) {
        return Err(Refusal::SeedNotWanted);
    }
    let first_has = |id: MatchId, group: u32| match (draw, of_group(group).or(seed)) {
        (None, _) => Ok(Side::Red),
        (Some(_), Some(seed)) => Ok(colour(seed, id)),
        (Some(_), None) => Err(Refusal::ColoursNotDrawn { stage }),
    };
    let mut down = SetDown::default();
    let mut ids = (0..).map(|n| mint.id(n));
    let mut next = || ids.next().unwrap_or_default();
    for (table, Planned { first, second, group, .. }) in (1..).zip(meetings.iter().copied()) {
        let of = (legs > 1).then(|| MatchId(next()));
        for leg in 1..=legs {
            let game = GameId(next());
            let id = of.unwrap_or_else(|| game.into());
            let named_first = (first_has(id, group)? == Side::Red) == (leg % 2 == 1);
            let (red, black) = if named_first { (first, second) } else { (second, first) };
            down.pairings.push(Pairing { game, table, red, black, of, board: None, leg: of.map(|_| leg) });
            if leg == 1 && (of.is_some() || groups) {
                let group = groups.then_some(group);
                down.matches.push(PairedMatch { id, table, first, second, group });
            }
        }
    }
    Ok(down)
}
