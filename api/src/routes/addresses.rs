//! What stands in the address of a resource.

use chuhe_domain::vocabulary::{BookId, EntryId, GameId, MatchId, PlayerId, TokenId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::desk::AsOf;
use crate::problem::{Code, Problem};
use crate::timestamp::Timestamp;
use crate::views::numbers;

/// A tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfTournament {
    /// The tournament's id.
    pub(crate) tournament: BookId,
}

/// A round of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfRound {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The number of the round, from 1.
    pub(crate) round: u32,
}

/// A match of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfMatch {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The match's id; of a single game, the id of the game.
    #[serde(rename = "match")]
    pub(crate) of: MatchId,
}

/// A stage of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfStage {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The number of the stage, from 1.
    pub(crate) stage: u32,
}

/// An entrant of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfEntry {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The entrant's id.
    pub(crate) entry: EntryId,
}

/// An official of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfOfficial {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The number of the official, from 1.
    pub(crate) official: u32,
}

/// An entrant from whose games an official is barred.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfBar {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The number of the official, from 1.
    pub(crate) official: u32,
    /// The entrant's id.
    pub(crate) entry: EntryId,
}

/// A penalty of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfPenalty {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The number of the penalty, from 1.
    pub(crate) penalty: u32,
}

/// An appeal of a tournament.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfAppeal {
    /// The tournament's id.
    pub(crate) tournament: BookId,
    /// The number of the appeal, from 1.
    pub(crate) appeal: u32,
}

/// A game.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfGame {
    /// The game's id.
    pub(crate) game: GameId,
}

/// A foul of a game.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfFoul {
    /// The game's id.
    pub(crate) game: GameId,
    /// The number of the foul in the game, from 1.
    pub(crate) foul: u32,
}

/// An instant.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct AtInstant {
    /// The instant (RFC 3339, UTC); now, where nothing is said.
    #[param(value_type = Option<String>, format = DateTime, nullable = false)]
    pub(crate) at: Option<Timestamp>,
}

/// A player of the register.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfPlayer {
    /// The player's id.
    pub(crate) player: PlayerId,
}

/// A token.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct OfToken {
    /// The token's id.
    pub(crate) token: TokenId,
}

/// A moment of a tournament's book.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct AtMoment {
    /// As it was: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
}

/// A stage.
#[derive(Debug, Clone, Copy, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfStageAsked {
    /// The stage, from 1; left out, the last one drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
}

/// The rounds of every stage or of one, at a moment.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfRounds {
    /// As it was: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
    /// The stage, from 1; left out, all of them.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
}

/// A stage, at a moment.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfStageThen {
    /// As it was: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
    /// The stage, from 1; left out, the last one drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
}

/// The table of a group, at a moment.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfGroup {
    /// As it was: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
    /// The stage, from 1; left out, the last one drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
    /// The group, from 1; it must be said where the stage has several.
    #[serde(default, deserialize_with = "numbers::group")]
    #[param(nullable = false, minimum = 1, maximum = 32)]
    pub(crate) group: Option<u32>,
}

/// Whose standings, at a moment.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfStandings {
    /// As they were: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
    /// The stage, from 1; left out, the last one drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
    /// The group, from 1; it must be said where the stage has several.
    #[serde(default, deserialize_with = "numbers::group")]
    #[param(nullable = false, minimum = 1, maximum = 32)]
    pub(crate) group: Option<u32>,
    /// Of this category only, its places numbered through.
    #[param(nullable = false)]
    pub(crate) category: Option<String>,
}

/// The places of teams by their members' in an individual stage, at a moment.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfTeamStandings {
    /// As they were: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
    /// The individual stage, from 1; left out, the last one drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
}

/// The prizes of a group, at a moment.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfPrizes {
    /// As they were: when the book had come to this sequence, or at this time (RFC 3339, UTC).
    #[param(nullable = false)]
    as_of: Option<String>,
    /// The stage, from 1; left out, the last one of the regulations.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[param(nullable = false, minimum = 1, maximum = 16)]
    pub(crate) stage: Option<u32>,
    /// The group, from 1; it must be said where the stage has several.
    #[serde(default, deserialize_with = "numbers::group")]
    #[param(nullable = false, minimum = 1, maximum = 32)]
    pub(crate) group: Option<u32>,
}

/// Parameters that may name a moment.
pub(crate) trait Moments {
    /// The moment asked for; none is now.
    ///
    /// # Errors
    /// Where it is neither a sequence nor a time.
    fn moment(&self) -> Result<Option<AsOf>, Problem>;
}

macro_rules! moments {
    ($($parameters:ident)*) => {$(
        impl Moments for $parameters {
            fn moment(&self) -> Result<Option<AsOf>, Problem> {
                read(self.as_of.as_deref())
            }
        }
    )*};
}

moments! { AtMoment OfGroup OfPrizes OfRounds OfStageThen OfStandings OfTeamStandings }

fn read(as_of: Option<&str>) -> Result<Option<AsOf>, Problem> {
    let Some(text) = as_of else { return Ok(None) };
    let sequence = text.parse().ok().map(AsOf::Sequence);
    let time = || text.parse::<Timestamp>().ok().map(|time| AsOf::Time(time.into()));
    sequence.or_else(time).map(Some).ok_or_else(|| {
        let expected = "expected a sequence or a time such as 2026-10-03T09:00:00.000Z";
        Problem::new(Code::INVALID_VALUE).fact("reason", expected).at("?as_of")
    })
}
