//! Why a command about a Swiss stage is refused (**Art. 11.4**).

use strum::EnumCount;
use thiserror::Error;

use crate::vocabulary::{EntryId, MatchId, Reason, Refuse};

/// A refused command about a Swiss stage.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum SwissRefusal {
    /// The stage is played by another system.
    #[error("stage {stage} is no Swiss stage")]
    NoSwiss {
        /// Which.
        stage: u32,
    },
    /// The numbers are not drawn.
    #[error("the numbers of stage {stage} are not drawn")]
    NotDrawn {
        /// The stage.
        stage: u32,
    },
    /// All rounds are paired.
    #[error("stage {stage} has {rounds} rounds, all of them paired")]
    NoFurtherRound {
        /// The stage.
        stage: u32,
        /// How many it has.
        rounds: u32,
    },
    /// The field has no more room.
    #[error("a Swiss stage has at most {most} entrants")]
    FieldFull {
        /// How many it holds.
        most: u32,
    },
    /// A match of an earlier round has no result: whom its two are to meet next hangs on it.
    #[error("the match {of} at table {table} of round {round} has no result")]
    ResultMissing {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// The match.
        of: MatchId,
    },
    /// No complete pairing keeps what none may break.
    #[error("there is no pairing of round {round}")]
    NoPairing {
        /// The round.
        round: u32,
        /// Those whom too many need.
        wanted: Vec<EntryId>,
        /// Groups of an odd number, each of whom can only be paired within it and with those.
        groups: Vec<Vec<EntryId>>,
    },
    /// The first round is drawn by lot, and there is no seed.
    #[error("the first round of stage {stage} is drawn by lot")]
    LotsMissing {
        /// The stage.
        stage: u32,
    },
    /// Only of the last round may some be left out.
    #[error("round {round} is not the last of stage {stage}")]
    NotTheLastRound {
        /// The round of the stage.
        round: u32,
        /// The stage.
        stage: u32,
    },
    /// Who is to be left out does not play in the stage, or is named twice.
    #[error("entrant {entry} cannot be left out")]
    NotToBeLeftOut {
        /// Who.
        entry: EntryId,
        /// Its place in the request, from 0.
        index: usize,
    },
    /// The entrant has had as many byes as one may have.
    #[error("entrant {entry} has had {limit} byes")]
    TooManyByes {
        /// Who.
        entry: EntryId,
        /// How many one may have.
        limit: u32,
    },
    /// The entrant has asked for as many byes as one may ask for.
    #[error("entrant {entry} has asked for {limit} byes")]
    TooManyRequests {
        /// Who.
        entry: EntryId,
        /// How many one may ask for.
        limit: u32,
    },
    /// The bye was asked for.
    #[error("entrant {entry} has asked for a bye in round {round}")]
    ByeRequested {
        /// Who.
        entry: EntryId,
        /// The round.
        round: u32,
    },
    /// No bye was asked for.
    #[error("entrant {entry} has not asked for a bye in round {round}")]
    ByeNotRequested {
        /// Who.
        entry: EntryId,
        /// The round.
        round: u32,
    },
    /// The round is paired: who is in it is changed there.
    #[error("round {round} is paired")]
    AlreadyPaired {
        /// The round.
        round: u32,
    },
    /// **Art. 20.4** – the round would pair one who has left since it was drawn up.
    #[error("round {round} pairs entrant {entry}, who has left")]
    PairsWhoLeft {
        /// The round.
        round: u32,
        /// Who.
        entry: EntryId,
    },
    /// The entrant is paired as it is.
    #[error("entrant {entry} is paired")]
    NotSuspended {
        /// Who.
        entry: EntryId,
    },
}

impl Refuse for SwissRefusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("tournament.{name}")).article("11.4");
        match self {
            Self::NoSwiss { stage } => of("no_swiss").fact("stage", stage),
            Self::NotDrawn { .. } => of("lots_not_drawn").fact("system", "swiss"),
            Self::NoFurtherRound { stage, rounds } => {
                of("no_further_round").fact("stage", stage).fact("rounds", rounds)
            }
            Self::FieldFull { most } => of("field_full").fact("most", most),
            Self::ResultMissing { round, table, of: id } => {
                of("result_missing").fact("round", round).fact("table", table).fact("match", id)
            }
            Self::NoPairing { round, wanted, groups } => {
                let groups: Vec<String> = groups.iter().map(|group| in_words(group)).collect();
                let reason = of("no_pairing").fact("round", round).fact("groups", groups.join("; "));
                reason.fact("wanted", if wanted.is_empty() { "none".to_owned() } else { in_words(wanted) })
            }
            Self::LotsMissing { stage } => of("lots_missing").at("/seed").fact("stage", stage),
            Self::NotTheLastRound { round, stage } => {
                of("not_the_last_round").at("/left_out").fact("round", round).fact("stage", stage)
            }
            Self::NotToBeLeftOut { entry, index } => {
                of("not_to_be_left_out").at(format!("/left_out/{index}")).fact("entry", entry)
            }
            Self::TooManyByes { entry, limit } => {
                of("too_many_byes").fact("entry", entry).fact("limit", limit)
            }
            Self::TooManyRequests { entry, limit } => {
                of("too_many_requests").fact("entry", entry).fact("limit", limit)
            }
            Self::ByeRequested { entry, round } => {
                of("bye_requested").fact("entry", entry).fact("round", round)
            }
            Self::ByeNotRequested { entry, round } => {
                of("bye_not_requested").fact("entry", entry).fact("round", round)
            }
            Self::AlreadyPaired { round } => of("round_already_paired").at("/round").fact("round", round),
            Self::PairsWhoLeft { round, entry } => {
                of("pairs_who_left").article("20.4").fact("round", round).fact("entry", entry)
            }
            Self::NotSuspended { entry } => of("not_suspended").at("/entry").fact("entry", entry),
        }
    }
}

fn in_words(entries: &[EntryId]) -> String {
    entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
