//! Why a command to a tournament is refused.

pub mod course;
pub mod matches;
pub mod settling;
pub mod swiss;

use strum::EnumCount;
use thiserror::Error;

use crate::game::Status;
use crate::pairing::circular::NoTable;
use crate::pairing::groups::NoGroups;
use crate::pairing::knock_out::bracket::NoBracket;
use crate::pairing::line_up::{LineUpRule, NotALineUp, NotByRating};
use crate::pairing::lots::{NotADraw, SeedNotCommitted};
use crate::rules::OverrideFlaw;
use crate::tournament::categories::CategoryRefusal;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::number_fault::NumberFault;
use crate::tournament::plan_fault::PlanFault;
use crate::tournament::prize_lists::PrizeFault;
use crate::tournament::refusal::{course::CourseRefusal, matches::MatchRefusal, settling::SettlingRefusal};
use crate::vocabulary::{EntryId, GameId, MatchId, PlayerId};

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
    /// **Art. 15.6** – a play-off, or what is said of a shared place, is not as it must be.
    #[error(transparent)]
    Settling(#[from] SettlingRefusal),
    /// **Art. 13.4, 13.5** – who has Red in the one game, or the first, is drawn by lot, and there is no seed to draw by.
    #[error("the colours of the first games in stage {stage} are to be drawn, and no seed was given")]
    ColoursNotDrawn {
        /// The stage.
        stage: u32,
        /// How many games follow from the lot.
        games: u32,
    },
    /// **Art. 13.4, 13.5** – no colour is to be drawn by a seed of the round's own.
    #[error("no colours are to be drawn by a seed of this round")]
    SeedNotWanted {
        /// The article that has the lot fall.
        article: &'static str,
    },
    /// A match is not as the command has it.
    #[error(transparent)]
    Match(#[from] MatchRefusal),
    /// The two are not of one group.
    #[error("entrants {one} and {other} are not of one group")]
    NotOfOneGroup {
        /// The first.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// The pairing's place in the request, from 0.
        index: usize,
    },
    /// The regulations' stages make no sense.
    #[error(transparent)]
    Plan(#[from] PlanFault),
    /// **Art. 17.1** – a number of the regulations is out of its bounds.
    #[error(transparent)]
    Number(#[from] NumberFault),
    /// **Art. 16.1, 20.2** – of the course of the event: late comers, absences, stages ended early.
    #[error(transparent)]
    Course(#[from] CourseRefusal),
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
    LineUpsShown(LineUpRule),
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
    /// **Art. 12** – the article says nothing of who sits where, so that no line-up breaks it.
    #[error("article {article} is not about line-ups")]
    NotAboutLineUps {
        /// What was named.
        article: String,
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
    /// Whoever was named free has a game in the round, is named twice or is not in the stage; or it is not for an arbiter
    /// to say who is free.
    #[error("entrant {entry} cannot be named free in the round")]
    NotFree {
        /// Who.
        entry: EntryId,
        /// The place among those named, from 0.
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
