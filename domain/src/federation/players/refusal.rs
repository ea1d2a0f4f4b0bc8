//! Why a command to the register is refused. No refusal tells a number or a name: it is kept for ever.

use strum::EnumCount;
use thiserror::Error;

use crate::vocabulary::{PlayerId, Reason, Refuse};

/// A refused command about a player.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum Refusal {
    /// There is a player of this id.
    #[error("there is a player {player}")]
    Exists {
        /// Which.
        player: PlayerId,
    },
    /// There is no such player.
    #[error("there is no player {player}")]
    Unknown {
        /// Which.
        player: PlayerId,
    },
    /// The register has forgotten the player.
    #[error("player {player} was erased")]
    Forgotten {
        /// Which.
        player: PlayerId,
    },
    /// The number is another player's.
    #[error("the number in `{system}` is player {holder}'s")]
    NumberTaken {
        /// Who numbers.
        system: String,
        /// Whose it is.
        holder: PlayerId,
        /// Its place among the numbers, from 0.
        index: usize,
    },
    /// A system gives two numbers.
    #[error("`{system}` gives two numbers")]
    SystemTwice {
        /// Who numbers.
        system: String,
        /// The second's place among the numbers, from 0.
        index: usize,
    },
    /// A list of one day gives two ratings.
    #[error("`{list}` of one day gives two ratings")]
    ListTwice {
        /// Whose list.
        list: String,
        /// The second's place among the ratings, from 0.
        index: usize,
    },
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("player.{name}"));
        match self {
            Self::Exists { player } => of("exists").at("/id").fact("player", player),
            Self::Unknown { player } => of("not_found").fact("player", player),
            Self::Forgotten { player } => of("forgotten").fact("player", player),
            Self::NumberTaken { system, holder, index } => {
                let reason = of("number_taken").at(format!("/external_ids/{index}"));
                reason.fact("system", system).fact("holder", holder)
            }
            Self::SystemTwice { system, index } => {
                of("system_twice").at(format!("/external_ids/{index}/system")).fact("system", system)
            }
            Self::ListTwice { list, index } => {
                of("list_twice").at(format!("/ratings/{index}")).fact("list", list)
            }
        }
    }
}

/// A list of players that is not taken in: one of them cannot be, so none is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{} of {of} players cannot be entered, the first of them because {first}", rows.len())]
pub struct Refused {
    /// How many there were.
    pub of: usize,
    /// The places of those that cannot be, from 0; never empty.
    pub rows: Vec<usize>,
    /// Why the first of them cannot be.
    pub first: Refusal,
}

impl Refuse for Refused {
    fn reason(&self) -> Reason {
        let row = self.rows.first().copied().unwrap_or_default();
        let first = self.first.reason();
        let within = first.pointer.unwrap_or_default();
        let told: Vec<String> = self.rows.iter().take(Self::TOLD).map(ToString::to_string).collect();
        let reason = Reason::new("player.list_refused").at(format!("/players/{row}{within}"));
        let reason = reason
            .fact("refused", self.rows.len())
            .fact("of", self.of)
            .fact("why", first.code.trim_start_matches("player."));
        reason.fact("rows", told.join(" "))
    }
}

impl Refused {
    /// How many of them are told by their places.
    const TOLD: usize = 100;
}
