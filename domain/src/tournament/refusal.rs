//! Why a command to a tournament is refused.

pub mod matches;

use strum::EnumCount;
use thiserror::Error;

use crate::game::Status;
use crate::pairing::circular::NoTable;
use crate::pairing::groups::NoGroups;
use crate::pairing::knock_out::bracket::NoBracket;
use crate::pairing::line_up::{NotALineUp, NotByRating};
use crate::pairing::lots::{NotADraw, SeedNotCommitted};
use crate::rules::OverrideFlaw;
use crate::tournament::categories::CategoryRefusal;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::plan_fault::PlanFault;
use crate::tournament::prize_lists::PrizeFault;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::vocabulary::{EntryId, GameId, MatchId, PlayerId, Reason, Refuse};

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
    /// The player of the register is entered already.
    #[error("player {player} is entered as {entry}")]
    PlayerEntered {
        /// Who.
        player: PlayerId,
        /// Under which entry.
        entry: EntryId,
    },
    /// A category is refused.
    #[error(transparent)]
    Category(#[from] CategoryRefusal),
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
    /// **Art. 15.6** – places are settled among all who share one, and nobody else.
    #[error("these do not share a place of group {group} in stage {stage}, all who do and each once")]
    NotTheSharers {
        /// The stage.
        stage: u32,
        /// The group.
        group: u32,
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
    /// The stage was ended.
    #[error("stage {stage} is ended")]
    StageIsEnded {
        /// Which.
        stage: u32,
    },
    /// The stage was not ended before its time.
    #[error("stage {stage} is not ended")]
    StageNotEnded {
        /// Which.
        stage: u32,
    },
    /// A later stage was drawn from the places of this one.
    #[error("stage {later} was drawn from the places of stage {stage}")]
    DrawnFrom {
        /// The earlier.
        stage: u32,
        /// The later.
        later: u32,
    },
    /// No number is free.
    #[error("every number of stage {stage} is held")]
    NoVacantNumber {
        /// The stage.
        stage: u32,
    },
    /// The entrant is in the field of the stage.
    #[error("entrant {entry} is in the field")]
    InTheField {
        /// Who.
        entry: EntryId,
    },
    /// The entrant is not of the kind that plays here: a member, where teams play; a team, where players do.
    #[error("entrant {entry} does not compete by itself")]
    DoesNotCompete {
        /// Who.
        entry: EntryId,
    },
    /// The absence was announced.
    #[error("entrant {entry} is announced absent in round {round}")]
    AlreadyAbsent {
        /// Who.
        entry: EntryId,
        /// The round.
        round: u32,
    },
    /// No absence was announced.
    #[error("entrant {entry} is not announced absent in round {round}")]
    NotAbsent {
        /// Who.
        entry: EntryId,
        /// The round.
        round: u32,
    },
    /// The regulations have no teams play.
    #[error("no teams play here")]
    NoTeams,
    /// The entrant is no team.
    #[error("entrant {entry} is no team")]
    NotATeam {
        /// Who.
        entry: EntryId,
    },
    /// A team has no room for another member.
    #[error("team {team} has {most} members")]
    TeamFull {
        /// The team.
        team: EntryId,
        /// The most there may be.
        most: usize,
    },
    /// What was named is not the team's members, each once.
    #[error("these are not the members of team {team}, each once")]
    NotTheRoster {
        /// The team.
        team: EntryId,
    },
    /// **Art. 12.1** – the order of a team stands once it was lined up.
    #[error("team {team} was lined up for a match")]
    RosterFixed {
        /// The team.
        team: EntryId,
    },
    /// **Art. 12.1** – a member stands before one who is rated higher.
    #[error(transparent)]
    NotByRating(#[from] NotByRating),
    /// **Art. 12** – what was named is no line-up of the team.
    #[error(transparent)]
    NotALineUp(#[from] NotALineUp),
    /// **Art. 12.1, 12.4** – the line-up follows from the registered order, and is another.
    #[error("the line-up of team {team} follows from the registered order")]
    LineUpFollows {
        /// The team.
        team: EntryId,
    },
    /// Both line-ups are in and shown.
    #[error("the line-ups are shown")]
    LineUpsShown,
    /// A match is not lined up.
    #[error("the match at table {table} is not lined up")]
    LineUpsMissing {
        /// Its first table.
        table: u32,
    },
    /// The match has no such board.
    #[error("there is no board {board}")]
    NoSuchBoard {
        /// Which.
        board: u32,
    },
    /// There is no such match.
    #[error("there is no match {of}")]
    UnknownMatch {
        /// Which.
        of: MatchId,
    },
    /// The team does not play in the match.
    #[error("team {team} does not play in this match")]
    NotOfThisMatch {
        /// Which.
        team: EntryId,
    },
    /// A match of teams is not changed game by game.
    #[error("game {game} is of a match of teams")]
    OfATeamMatch {
        /// Which.
        game: GameId,
    },
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
    #[error("entrants {one} and {other} are paired in match {of}")]
    AlreadyPaired {
        /// One of them.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// Their match.
        of: MatchId,
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
    /// The regulations' prizes cannot be given so.
    #[error(transparent)]
    Prizes(#[from] PrizeFault),
    /// About people and discipline.
    #[error(transparent)]
    Discipline(#[from] OfDiscipline),
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
            Self::PlayerEntered { player, entry } => {
                of("player_entered").at("/player").fact("player", player).fact("entry", entry)
            }
            Self::Category(fault) => fault.reason(),
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
            Self::NotTheSharers { stage, group } => {
                let reason = of("not_the_sharers").article("15.6").at("/order");
                reason.fact("stage", stage).fact("group", group)
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
            Self::StageIsEnded { stage } => of("stage_is_ended").at("/stage").fact("stage", stage),
            Self::StageNotEnded { stage } => of("stage_not_ended").fact("stage", stage),
            Self::DrawnFrom { stage, later } => of("drawn_from").fact("stage", stage).fact("later", later),
            Self::NoVacantNumber { stage } => of("no_vacant_number").article("20.2").fact("stage", stage),
            Self::InTheField { entry } => of("in_the_field").at("/entry").fact("entry", entry),
            Self::DoesNotCompete { entry } => of("does_not_compete").article("12").fact("entry", entry),
            Self::AlreadyAbsent { entry, round } => {
                of("already_absent").fact("entry", entry).fact("round", round)
            }
            Self::NotAbsent { entry, round } => of("not_absent").fact("entry", entry).fact("round", round),
            Self::NoTeams => of("no_teams").article("12"),
            Self::NotATeam { entry } => of("not_a_team").article("12").fact("entry", entry),
            Self::TeamFull { team, most } => {
                of("team_full").article("12").at("/team").fact("team", team).fact("most", most)
            }
            Self::NotTheRoster { team } => {
                of("not_the_roster").article("12.1").at("/order").fact("team", team)
            }
            Self::RosterFixed { team } => of("roster_fixed").article("12.1").fact("team", team),
            Self::NotByRating(fault) => fault.reason(),
            Self::NotALineUp(fault) => fault.reason(),
            Self::LineUpFollows { team } => {
                of("line_up_follows").article("12.1").at("/line_up").fact("team", team)
            }
            Self::LineUpsShown => of("line_ups_shown").article("12.2"),
            Self::LineUpsMissing { table } => of("line_ups_missing").article("12").fact("table", table),
            Self::NoSuchBoard { board } => of("no_such_board").at("/boards").fact("board", board),
            Self::UnknownMatch { of: id } => of("unknown_match").fact("match", id),
            Self::NotOfThisMatch { team } => of("not_a_team_of_this_match").at("/team").fact("team", team),
            Self::OfATeamMatch { game } => of("of_a_team_match").article("12").fact("game", game),
            Self::UnknownRound { round } => of("unknown_round").fact("round", round),
            Self::NoPairings => of("no_pairings").at("/pairings"),
            Self::PairedTwice { entry, index } => {
                of("paired_twice").at(format!("/pairings/{index}")).fact("entry", entry)
            }
            Self::AlreadyPaired { one, other, of: paired, index } => {
                let reason = of("already_paired").article("11.2");
                let reason = reason.fact("one", one).fact("other", other).fact("match", paired);
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
            Self::Prizes(fault) => fault.reason(),
            Self::Discipline(refusal) => refusal.reason(),
        }
    }
}
