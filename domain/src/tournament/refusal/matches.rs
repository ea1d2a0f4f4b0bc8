//! Why a command to a match, or to the bracket of a knock-out, is refused.

use strum::EnumCount;
use thiserror::Error;

use crate::vocabulary::{EntryId, GameId, MatchId, Reason, Refuse};

/// A refused command to a match.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum MatchRefusal {
    /// The stage is no knock-out.
    #[error("stage {stage} is no knock-out")]
    NoKnockOut {
        /// The stage.
        stage: u32,
    },
    /// **Art. 11.1, 13.4** – the seeds of the bracket are not drawn.
    #[error("the seeds of stage {stage} are not drawn")]
    SeedsNotDrawn {
        /// The stage.
        stage: u32,
    },
    /// **Art. 11.1** – no match of the bracket can be paired now.
    #[error("no match of stage {stage} can be paired now")]
    NoMatchReady {
        /// The stage.
        stage: u32,
    },
    /// **Art. 11.1** – the two are not those of a match that can be paired.
    #[error("entrants {one} and {other} are in no match of the bracket that can be paired")]
    MatchNotReady {
        /// One of them.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// The pairing's place in the request, from 0.
        index: usize,
    },
    /// **Art. 11.1** – others belong into the match than those it was paired for.
    #[error("others belong into match {of} now")]
    MatchOutdated {
        /// Which.
        of: MatchId,
    },
    /// **Art. 15.6** – a lot falls on one of the two.
    #[error("a lot decides match {of} for one of the two")]
    LotsNameOne {
        /// Which.
        of: MatchId,
    },
    /// **Art. 15.6** – the match is of a play-off between those who share a place, and no game but the settlement follows it.
    #[error("match {of} is of a play-off in stage {stage}, and decides nothing by itself")]
    OfAPlayOff {
        /// Which.
        of: MatchId,
        /// The stage whose place is shared.
        stage: u32,
    },
    /// The match is decided.
    #[error("match {of} is decided")]
    MatchDecided {
        /// Which.
        of: MatchId,
    },
    /// **Art. 15.6** – the match was decided where its games left it level.
    #[error("match {of} was decided where its games left it level")]
    AlreadyDecided {
        /// Which.
        of: MatchId,
    },
    /// **Art. 15.6** – there is nothing to correct.
    #[error("nothing was decided of match {of}")]
    NotDecided {
        /// Which.
        of: MatchId,
    },
    /// The match is not decided.
    #[error("match {of} at table {table} is not decided")]
    MatchOpen {
        /// Which.
        of: MatchId,
        /// At which table.
        table: u32,
    },
    /// **Art. 15.6** – the match has games to play before anything else decides it.
    #[error("match {of} has a game to play yet")]
    GamesDecide {
        /// Which.
        of: MatchId,
    },
    /// **Art. 15.6** – every game that the regulations have for the match was played.
    #[error("the regulations have no further game for match {of}")]
    NoFurtherGame {
        /// Which.
        of: MatchId,
    },
    /// **Art. 13.5** – the colours of the game before are reversed, and not drawn.
    #[error("the next game of match {of} has the colours of the one before reversed")]
    ColoursReversed {
        /// Which.
        of: MatchId,
    },
    /// **Art. 13.5** – the game is a later one of its match, and its colours follow from the first.
    #[error("game {game} is not the first of its match, which is {first}")]
    NotTheFirstGame {
        /// Which.
        game: GameId,
        /// The first of the match.
        first: GameId,
        /// Its place in the request, from 0.
        index: usize,
    },
    /// The entrant is not one of the two.
    #[error("entrant {entry} does not play in this match")]
    NotOfThisMatch {
        /// Who.
        entry: EntryId,
    },
}

impl Refuse for MatchRefusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("tournament.{name}"));
        match self {
            Self::NoKnockOut { stage } => of("no_knock_out").article("11.1").fact("stage", stage),
            Self::SeedsNotDrawn { .. } => of("lots_not_drawn").article("11.1").fact("system", "knock_out"),
            Self::NoMatchReady { stage } => of("no_match_ready").article("11.1").fact("stage", stage),
            Self::MatchNotReady { one, other, index } => {
                let reason = of("match_not_ready").article("11.1").at(format!("/pairings/{index}"));
                reason.fact("one", one).fact("other", other)
            }
            Self::LotsNameOne { of: id } => {
                of("lots_name_one").article("15.6").at("/winner").fact("match", id)
            }
            Self::OfAPlayOff { of: id, stage } => {
                of("of_a_play_off").article("15.6").fact("match", id).fact("stage", stage)
            }
            Self::MatchOutdated { of: id } => of("match_outdated").article("11.1").fact("match", id),
            Self::MatchDecided { of: id } => of("match_decided").fact("match", id),
            Self::AlreadyDecided { of: id } => {
                of("already_decided").article("15.6").at("/corrects").fact("match", id)
            }
            Self::NotDecided { of: id } => {
                of("not_decided").article("15.6").at("/corrects").fact("match", id)
            }
            Self::MatchOpen { of: id, table } => {
                of("match_open").article("11.1").fact("match", id).fact("table", table)
            }
            Self::GamesDecide { of: id } => of("games_decide").article("15.6").fact("match", id),
            Self::NoFurtherGame { of: id } => of("no_further_game").article("15.6").fact("match", id),
            Self::ColoursReversed { of: id } => of("colours_reversed").article("13.5").fact("match", id),
            Self::NotTheFirstGame { game, first, index } => {
                let reason = of("not_the_first_game").article("13.5").at(format!("/pairings/{index}/game"));
                reason.fact("game", game).fact("first", first)
            }
            Self::NotOfThisMatch { entry } => of("not_of_this_match").at("/red").fact("entry", entry),
        }
    }
}
