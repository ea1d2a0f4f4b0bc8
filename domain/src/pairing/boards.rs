//! The games of one team match: which two meet on which board, and who of them has Red (**Art. 13.2, 13.3, 13.5**).
//!
//! It takes two line-ups as they stand and judges neither. A board without a player is still a game: a forfeit (`+`
//! for the side that is there), or where nobody is there, a double one.

mod all_play_all;
mod meeting;

use serde::Serialize;

use crate::pairing::boards::meeting::Meeting;
use crate::pairing::line_up::LineUpRule;
use crate::vocabulary::EntryId;

/// A game of a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardGame {
    /// The board, from 1.
    pub board: u32,
    /// Which of the games after one another, from 1; nobody plays twice in one.
    pub leg: u32,
    /// Who has Red; none where the board was left empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub red: Option<EntryId>,
    /// Who has Black; none where the board was left empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub black: Option<EntryId>,
}

/// The games of a match between two line-ups, leg by leg and board by board: with each opponent as many as `games`
/// says, one after another with colours reversed (**Art. 13.5**).
///
/// On numbered boards (**Art. 12.1–12.3**) the first-named team has Red on the odd ones and Black on the even ones
/// (**Art. 13.2, 13.3**); where one line-up is shorter, the other's further boards stay without an opponent. Where all
/// play all (**Art. 12.4**) there are as many sub-rounds as the larger line-up has places, with
/// colours of their own (house).
#[must_use]
pub fn boards(
    rule: LineUpRule,
    first: &[Option<EntryId>],
    second: &[Option<EntryId>],
    games: u8,
) -> Vec<BoardGame> {
    let sub_rounds: Vec<Vec<Meeting>> = match rule {
        LineUpRule::FixedBoards | LineUpRule::WithReserves | LineUpRule::FreeOrder => {
            vec![board_by_board(first.len().max(second.len()))]
        }
        LineUpRule::AllPlayAll => all_play_all::sub_rounds(first.len(), second.len()).collect(),
    };
    let legs = sub_rounds.iter().flat_map(|meetings| (0..games).map(move |game| (meetings, game % 2 == 1)));
    let mut played = Vec::new();
    for (leg, (meetings, reversed)) in (1..).zip(legs) {
        for (board, meeting) in (1..).zip(meetings) {
            let one = first.get(meeting.first).copied().flatten();
            let other = second.get(meeting.second).copied().flatten();
            let first_has_red = meeting.first_has_red != reversed;
            let (red, black) = if first_has_red { (one, other) } else { (other, one) };
            played.push(BoardGame { board, leg, red, black });
        }
    }
    played
}

/// **Art. 13.2** – the members of equal places, the first-named team with Red on odd boards.
fn board_by_board(boards: usize) -> Vec<Meeting> {
    (0..boards).map(|place| Meeting { first: place, second: place, first_has_red: place % 2 == 0 }).collect()
}

#[cfg(test)]
mod tests;
