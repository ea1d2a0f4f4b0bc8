//! Why a command to a tournament is refused.

pub mod matches;

use strum::EnumCount;
use thiserror::Error;

use crate::game::Status;
use crate::pairing::circular::NoTable;
use crate::pairing::groups::NoGroups;
use crate::pairing::knock_out::bracket::NoBracket;
use crate::pairing::lots::{NotADraw, SeedNotCommitted};
use crate::rules::OverrideFlaw;
use crate::tournament::plan_fault::PlanFault;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::vocabulary::{EntryId, GameId, Reason, Refuse};

/// A refused command to a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum Refusal {
    /// There is no such tournament.
    #[error("there is no such tournament")]
    NotFound,
    /// There is one of this id.
    #[error("there is a tournament of this id")]
    Exists,
    /// It is closed.
    #[error("the tournament is closed")]
    Closed,
    /// It is not closed.
    #[error("the tournament is not closed")]
    NotClosed,
    /// **Art. 17.1** – the regulations stand once a round is paired.
    #[error("the regulations stand once a round is paired")]
    RegulationsFixed,
    /// A criterion is named twice.
    #[error("the criterion at {at} is named twice")]
    TieBreakTwice {
        /// Where it is, as a JSON pointer.
        at: String,
    },
    /// **Art. 17.1** – the regulations change a value further than they may.
    #[error(transparent)]
    OverrideOutOfRange(#[from] OverrideFlaw),
    /// **Art. 21.1** – where clocks are kept, the limit for coming late is the regulations' to name.
    #[error("the regulations name a time control, and no limit for coming late")]
    LateLimitMissing,
    /// No more entries are taken.
    #[error("registration is closed")]
    RegistrationClosed,
    /// There is an entrant of this id.
    #[error("there is an entrant {entry}")]
    EntryExists {
        /// Which.
        entry: EntryId,
    },
    /// There is no such entrant.
    #[error("there is no entrant {entry}")]
    UnknownEntry {
        /// Which.
        entry: EntryId,
    },
    /// The entrant has left.
    #[error("entrant {entry} has left the tournament")]
    NotInTheField {
        /// Who.
        entry: EntryId,
    },
    /// The entrant has not left.
    #[error("entrant {entry} has not left the tournament")]
    NotWithdrawn {
        /// Who.
        entry: EntryId,
    },
    /// **Art. 20.2** – the numbers were drawn, or rounds paired, without the entrant.
    #[error("the field was drawn or paired without entrant {entry}")]
    FieldIsDrawn {
        /// Who.
        entry: EntryId,
    },
    /// Nobody is in the field.
    #[error("nobody is entered")]
    NobodyEntered,
    /// The numbers are drawn.
    #[error("the lots are drawn")]
    LotsDrawn,
    /// The numbers are not drawn yet.
    #[error("the lots are not drawn")]
    LotsNotDrawn,
    /// A seed is fixed by its hash.
    #[error("a seed is committed to")]
    LotsCommitted,
    /// Rounds are paired already.
    #[error("rounds are paired already")]
    RoundsPaired,
    /// The seed is not the one committed to.
    #[error(transparent)]
    SeedNotCommitted(#[from] SeedNotCommitted),
    /// What was entered is no draw.
    #[error(transparent)]
    NotADraw(#[from] NotADraw),
    /// **Art. 11.3** – so few cannot be spread over so many groups.
    #[error(transparent)]
    NoGroups(#[from] NoGroups),
    /// There is no circular table of this size.
    #[error(transparent)]
    NoTable(#[from] NoTable),
    /// **Art. 11.1** – there is no bracket of this size.
    #[error(transparent)]
    NoBracket(#[from] NoBracket),
    /// The round is paired.
    #[error("round {round} is paired")]
    RoundExists {
        /// Which.
        round: u32,
    },
    /// Another round is next.
    #[error("round {next} is to be paired next, not {round}")]
    NotTheNextRound {
        /// What was asked for.
        round: u32,
        /// What is next.
        next: u32,
    },
    /// The table has no such round.
    #[error("the table has {rounds} rounds, no round {round}")]
    NoSuchRound {
        /// What was asked for.
        round: u32,
        /// How many there are.
        rounds: u32,
    },
    /// The regulations name no such stage.
    #[error("there is no stage {stage}")]
    UnknownStage {
        /// What was asked for.
        stage: u32,
    },
    /// The stage is not over yet.
    #[error("stage {stage} is not over")]
    StageOpen {
        /// Which.
        stage: u32,
    },
    /// **Art. 15.6** – a place that decides on going on is shared.
    #[error("place {place} of group {group} in stage {stage} is shared")]
    PlaceShared {
        /// The stage.
        stage: u32,
        /// The group.
        group: u32,
        /// The place.
        place: u32,
    },
    /// **Art. 13.5** – who has Red in the first of two games is drawn by lot, and there is no seed to draw by.
    #[error("the colours of the first games in stage {stage} are to be drawn, and no seed was given")]
    ColoursNotDrawn {
        /// The stage.
        stage: u32,
    },
    /// **Art. 13.5** – no colour is to be drawn by a seed of the round's own.
    #[error("no colours are to be drawn by a seed of this round")]
    SeedNotWanted,
    /// A match of a knock-out is not as the command has it.
    #[error(transparent)]
    Match(#[from] MatchRefusal),
    /// The two are not of one group.
    #[error("entrants {one} and {other} are not of one group")]
    NotOfOneGroup {
        /// One of them.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// The pairing's place in the request, from 0.
        index: usize,
    },
    /// The regulations' stages make no sense.
    #[error(transparent)]
    Plan(#[from] PlanFault),
    /// There is no such round yet.
    #[error("round {round} is not paired")]
    UnknownRound {
        /// Which.
        round: u32,
    },
    /// No pairings were given.
    #[error("no pairings were given")]
    NoPairings,
    /// Somebody would play twice in one round.
    #[error("entrant {entry} would play twice in the round")]
    PairedTwice {
        /// Who.
        entry: EntryId,
        /// The pairing's place in the request, from 0.
        index: usize,
    },
    /// **Art. 11.2** – the two have been paired in another round.
    #[error("entrants {one} and {other} are paired in game {game}")]
    AlreadyPaired {
        /// One of them.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// Their game.
        game: GameId,
        /// The pairing's place in the request, from 0, where it was made by hand.
        index: Option<usize>,
    },
    /// The game is not of this round.
    #[error("game {game} is not of this round")]
    NotInThisRound {
        /// Which.
        game: GameId,
        /// Its place in the request, from 0.
        index: usize,
    },
    /// The round is published.
    #[error("round {round} is published")]
    Published {
        /// Which.
        round: u32,
    },
    /// The round is not published.
    #[error("round {round} is not published")]
    NotPublished {
        /// Which.
        round: u32,
    },
    /// The round is closed.
    #[error("round {round} is closed")]
    RoundClosed {
        /// Which.
        round: u32,
    },
    /// The hall is halted already.
    #[error("the hall is stopped")]
    HallStopped,
    /// The hall is not halted.
    #[error("the hall is not stopped")]
    HallNotStopped,
    /// The round is open.
    #[error("round {round} is open")]
    RoundOpen {
        /// Which.
        round: u32,
    },
    /// A game has begun.
    #[error("game {game} has begun")]
    GameBegun {
        /// Which.
        game: GameId,
    },
    /// A game is not decided.
    #[error("game {game} at table {table} is {status}")]
    GameOpen {
        /// Which.
        game: GameId,
        /// At which table.
        table: u32,
        /// How it stands.
        status: Status,
    },
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("tournament.{name}"));
        match self {
            Self::NotFound => of("not_found"),
            Self::Exists => of("exists").at("/id"),
            Self::Closed => of("closed"),
            Self::NotClosed => of("not_closed"),
            Self::RegulationsFixed => of("regulations_fixed").article("17.1"),
            Self::TieBreakTwice { at } => of("tie_break_twice").article("15.1").at(at),
            Self::OverrideOutOfRange(OverrideFlaw { field, article, value, least, most }) => {
                let reason = of("override_out_of_range").article(article).at(format!("/overrides/{field}"));
                let reason = reason.fact("field", field).fact("value", value);
                reason.fact("least", least).fact("most", most)
            }
            Self::LateLimitMissing => of("late_limit_missing").article("21.1").at("/overrides/late_limit_ms"),
            Self::RegistrationClosed => of("registration_closed"),
            Self::EntryExists { entry } => of("entry_exists").at("/id").fact("entry", entry),
            Self::UnknownEntry { entry } => of("unknown_entry").fact("entry", entry),
            Self::NotInTheField { entry } => of("not_in_the_field").article("20").fact("entry", entry),
            Self::NotWithdrawn { entry } => of("not_withdrawn").article("20").fact("entry", entry),
            Self::FieldIsDrawn { entry } => of("field_is_drawn").article("20.2").fact("entry", entry),
            Self::NobodyEntered => of("nobody_entered"),
            Self::LotsDrawn => of("lots_drawn"),
            Self::LotsNotDrawn => of("lots_not_drawn").article("13.1"),
            Self::LotsCommitted => of("lots_committed"),
            Self::RoundsPaired => of("rounds_paired"),
            Self::SeedNotCommitted(fault) => fault.reason(),
            Self::NotADraw(fault) => fault.reason(),
            Self::NoGroups(fault) => fault.reason(),
            Self::NoTable(fault) => fault.reason(),
            Self::NoBracket(fault) => fault.reason(),
            Self::RoundExists { round } => of("round_exists").at("/round").fact("round", round),
            Self::NotTheNextRound { round, next } => {
                of("not_the_next_round").at("/round").fact("round", round).fact("next", next)
            }
            Self::NoSuchRound { round, rounds } => {
                of("no_such_round").article("11.2").at("/round").fact("round", round).fact("rounds", rounds)
            }
            Self::UnknownStage { stage } => of("unknown_stage").at("/stage").fact("stage", stage),
            Self::StageOpen { stage } => of("stage_open").article("11.3").fact("stage", stage),
            Self::PlaceShared { stage, group, place } => {
                let reason = of("place_shared").article("15.6");
                reason.fact("stage", stage).fact("group", group).fact("place", place)
            }
            Self::ColoursNotDrawn { stage } => {
                of("colours_not_drawn").article("13.5").at("/seed").fact("stage", stage)
            }
            Self::SeedNotWanted => of("seed_not_wanted").article("13.5").at("/seed"),
            Self::Match(refusal) => refusal.reason(),
            Self::NotOfOneGroup { one, other, index } => {
                let reason = of("not_of_one_group").article("11.3").at(format!("/pairings/{index}"));
                reason.fact("one", one).fact("other", other)
            }
            Self::Plan(fault) => fault.reason(),
            Self::UnknownRound { round } => of("unknown_round").fact("round", round),
            Self::NoPairings => of("no_pairings").at("/pairings"),
            Self::PairedTwice { entry, index } => {
                of("paired_twice").at(format!("/pairings/{index}")).fact("entry", entry)
            }
            Self::AlreadyPaired { one, other, game, index } => {
                let reason = of("already_paired").article("11.2");
                let reason = reason.fact("one", one).fact("other", other).fact("game", game);
                match index {
                    Some(index) => reason.at(format!("/pairings/{index}")),
                    None => reason,
                }
            }
            Self::NotInThisRound { game, index } => {
                of("not_in_this_round").at(format!("/pairings/{index}/game")).fact("game", game)
            }
            Self::Published { round } => of("round_published").fact("round", round),
            Self::NotPublished { round } => of("round_not_published").fact("round", round),
            Self::RoundClosed { round } => of("round_closed").fact("round", round),
            Self::HallStopped => of("hall_stopped"),
            Self::HallNotStopped => of("hall_not_stopped"),
            Self::RoundOpen { round } => of("round_open").fact("round", round),
            Self::GameBegun { game } => of("game_begun").fact("game", game),
            Self::GameOpen { game, table, status } => {
                of("game_open").fact("game", game).fact("table", table).fact("status", status)
            }
        }
    }
}
