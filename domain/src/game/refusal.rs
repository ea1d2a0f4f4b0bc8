//! Why a command to a game is refused; `reason` says it with code, article and facts.

pub mod claim;
mod reason;

use strum::EnumCount;
use thiserror::Error;

use crate::game::card::Status;
use crate::game::event::{AdjustGround, Signer};
use crate::game::refusal::claim::ClaimRefusal;
use crate::game::state::FoulStanding;
use crate::vocabulary::{Ending, EntryId, Outcome, Side};
use crate::xiangqi::touch::TouchError;
use crate::xiangqi::{Forms, IllegalMove, Move, ReadMoveError};

/// A refused command to a game.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum Refusal {
    /// The tournament is closed.
    #[error("the tournament is closed")]
    TournamentClosed,
    /// The round is closed.
    #[error("the round is closed")]
    RoundClosed,
    /// The round is not published.
    #[error("the round is not published")]
    RoundNotPublished,
    /// A player has left the tournament.
    #[error("entrant {entry} has left the tournament")]
    PlayerWithdrawn {
        /// Who.
        entry: EntryId,
    },
    /// **Art. 12** – its board is lost by a ruling on a line-up.
    #[error("the board is lost by a ruling on a line-up")]
    BoardRuled,
    /// The pairing was taken back.
    #[error("the pairing was taken back")]
    Annulled,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// **Art. 4.1.9, 4.2.2** – a player ends a game under way by resigning or agreeing to a draw, not by a report.
    #[error("a player does not end a game under way by a report")]
    UnderWay,
    /// **Art. 4.1.1, 4.1.3, 4.2.1** – the board ends the game: mate or stalemate stands on it, or nobody can attack.
    #[error("the board decides the game, by article {}", by.article())]
    BoardDecided {
        /// How.
        by: Ending,
    },
    /// **Art. 21.3** – that both lose is an arbiter's to say.
    #[error("a player does not report that both lose")]
    NoPlayersWord,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// It is the other side's turn.
    #[error("it is not {by}'s turn")]
    NotYourTurn {
        /// Who wanted to move.
        by: Side,
    },
    /// The sender has seen another game than the one that stands.
    #[error("the next ply is {next}, not {sent}")]
    WrongPly {
        /// The ply that comes next.
        next: usize,
        /// The ply that was sent.
        sent: u32,
    },
    /// **Art. 7.5** – the text means no move, or several, or one that is illegal.
    #[error(transparent)]
    UnreadMove(ReadMoveError),
    /// The move is not legal here.
    #[error("{iccs} is not legal: {why}")]
    IllegalMove {
        /// The move, in ICCS.
        iccs: String,
        /// What is wrong with it.
        why: IllegalMove,
    },
    /// There is no offer to answer.
    #[error("no draw offer waits for {by}'s answer")]
    NoOffer {
        /// Who wanted to answer.
        by: Side,
    },
    /// **Art. 21** – someone who has moved, or came in time, was not absent.
    #[error("{side} was at the board and not absent")]
    NotAbsent {
        /// Who.
        side: Side,
    },
    /// The same source has reported this result already.
    #[error("this source has reported the result already")]
    AlreadyReported,
    /// The result says what stands already.
    #[error("the result stands as it is")]
    NothingToAmend,
    /// **Art. 21.4** – without play one side wins, or both lose.
    #[error("a game cannot be drawn without play")]
    DrawnWithoutPlay,
    /// **Art. 10.1** – a confirmed result is changed after an appeal only.
    #[error("a confirmed result is changed after an appeal only")]
    ConfirmedNeedsAppeal,
    /// A report on a game that an arbiter has to decide.
    #[error("the result is {status} and settled by an arbiter")]
    Settled {
        /// How it stands.
        status: Status,
    },
    /// The whole hall is halted.
    #[error("the hall is stopped")]
    HallStopped,
    /// The game is halted.
    #[error("the game is halted")]
    Stopped,
    /// The game is not halted.
    #[error("the game is not halted")]
    NotStopped,
    /// The game is adjourned.
    #[error("the game is adjourned")]
    Adjourned,
    /// The game is not adjourned.
    #[error("the game is not adjourned")]
    NotAdjourned,
    /// **Art. 23.2, 23.3, 24** – what is claimed, or ruled on it.
    #[error(transparent)]
    Claim(#[from] ClaimRefusal),
    /// **Art. 21.2** – the player is at the board.
    #[error("{side} is at the board")]
    AlreadyThere {
        /// Who.
        side: Side,
    },
    /// **Art. 21.2** – the player has not come to the board.
    #[error("{side} has not come to the board")]
    Absent {
        /// Who.
        side: Side,
    },
    /// No clock is kept for this game.
    #[error("no clock is kept for this game")]
    NoClock,
    /// No face of the clock runs.
    #[error("no face of the clock runs")]
    ClockNotRunning,
    /// **Art. 8.5** – it is the opponent's time that runs.
    #[error("it is not {by}'s time that runs")]
    NotYourTime {
        /// Who.
        by: Side,
    },
    /// **Art. 6, 9.1.2** – the clock is pressed after one's own move.
    #[error("{by} has made no move to press for")]
    PressBeforeMove {
        /// Who.
        by: Side,
    },
    /// A change of nothing.
    #[error("the change is nothing")]
    NothingToAdjust,
    /// More time is taken than there is.
    #[error("{side} has {left_ms} ms left, and {taken_ms} ms are taken")]
    TimeNotThere {
        /// Whose time.
        side: Side,
        /// What is left.
        left_ms: u64,
        /// What is taken.
        taken_ms: u64,
    },
    /// **Art. 23.3** – a penalty takes time, and what is made good is given.
    #[error("a {ground} of {delta_ms} ms")]
    AdjustedOtherwise {
        /// On which ground.
        ground: AdjustGround,
        /// What was to be added, in milliseconds.
        delta_ms: i64,
    },
    /// More time than a face can have been meant to show or to have run.
    #[error("{given_ms} ms is more than {most_ms}")]
    TooMuchTime {
        /// Where it stands in the request.
        at: &'static str,
        /// What was stated, in milliseconds.
        given_ms: u64,
        /// The most there may be, in milliseconds.
        most_ms: u64,
    },
    /// **Art. 22.1** – a face whose time is over does not go on.
    #[error("{0}'s time is over")]
    TimeIsOver(Side),
    /// **Art. 22.1** – the opponent's time was over before.
    #[error("{0}'s time was over before")]
    FlagNotFirst(Side),
    /// **Art. 22.1** – a game dated so far back that it would be lost on time as it begins.
    #[error("begun then, {0}'s time is over")]
    BegunTooLongAgo(Side),
    /// **Art. 9.1.2** – a player does not set the clock going without leave.
    #[error("a player does not begin a game with a clock")]
    BegunWithoutLeave,
    /// A clock that shows no time for a player.
    #[error("a clock must show some time for either player")]
    NoTimeShown,
    /// **Art. 22.3** – one hand alone that is past is no overrun.
    #[error("both hands must be past")]
    OneHandOnly {
        /// Whether the minute hand was.
        minute: bool,
        /// Whether the second hand was.
        second: bool,
    },
    /// **Art. 22.1** – there is time left.
    #[error("{side} has {left_ms} ms left")]
    TimeLeft {
        /// Who.
        side: Side,
        /// How much.
        left_ms: u64,
    },
    /// **Art. 5** – a man was touched that another move does not concern.
    #[error("{iccs} is not among the moves owed for the men touched")]
    TouchedOtherwise {
        /// The move, in ICCS.
        iccs: String,
        /// The article that binds.
        article: &'static str,
        /// The moves that may be played.
        owed: Vec<Move>,
    },
    /// **Art. 5** – there is nothing to rule on for these men.
    #[error("{0}")]
    Touch(TouchError),
    /// **Art. 7.2** – the score sheet is completed before the next move.
    #[error("{side} completes the score sheet first")]
    SheetOwed {
        /// Whose.
        side: Side,
    },
    /// Nothing is missing on the score sheet.
    #[error("nothing is missing on {side}'s score sheet")]
    NothingMissing {
        /// Whose.
        side: Side,
    },
    /// These plies are on record as missing.
    #[error("plies {from_ply} to {to_ply} are on record as missing")]
    OmissionKnown {
        /// The first.
        from_ply: u32,
        /// The last.
        to_ply: u32,
    },
    /// The game has no such plies.
    #[error("there are {plies} plies, and none from {from_ply} to {to_ply}")]
    NoSuchPlies {
        /// The first.
        from_ply: u32,
        /// The last.
        to_ply: u32,
        /// How many there are.
        plies: u32,
    },
    /// **Art. 7.5** – one of several moves means none, or several, or one that is illegal.
    #[error("move {index}: {error}")]
    UnreadPly {
        /// Its place, from 0.
        index: usize,
        /// What is wrong.
        error: Box<ReadMoveError>,
    },
    /// **Art. 23.1** – the offer waits for its answer.
    #[error("{by}'s offer waits for its answer")]
    OfferStands {
        /// Who offered.
        by: Side,
    },
    /// There is no such foul.
    #[error("the game has no foul {foul}")]
    UnknownFoul {
        /// Its number.
        foul: u32,
    },
    /// **Art. 9.2** – there is no such foul to announce.
    #[error("the game has no foul {foul} to announce")]
    NoSuchFoul {
        /// Its number.
        foul: u32,
    },
    /// **Art. 9.2** – the foul has been announced or lifted.
    #[error("foul {foul} is {standing}")]
    FoulSettled {
        /// Its number.
        foul: u32,
        /// How it stands.
        standing: FoulStanding,
    },
    /// **Art. 4.1.8** – as many fouls as lose the game stand: it does not go on.
    #[error("{fouls} fouls of {side} stand")]
    FoulsStand {
        /// Whose.
        side: Side,
        /// How many.
        fouls: u32,
    },
    /// **Art. 4.1.8** – the game was lost by fouls, of which too few stand.
    #[error("the result is by fouls, and {fouls} of {side} stand")]
    FoulsLifted {
        /// Whose.
        side: Side,
        /// How many.
        fouls: u32,
    },
    /// **Art. 9.1** – the text knows eight fouls.
    #[error("{article} names no foul")]
    UnknownFoulArticle {
        /// What was named.
        article: String,
    },
    /// The text has no such article.
    #[error("there is no article {article}")]
    UnknownArticle {
        /// What was named.
        article: String,
    },
    /// **Art. 4.1.6** – the move was legal.
    #[error("{} was legal", .0.iccs)]
    MoveWasLegal(Box<Forms>),
    /// **Art. 4.1.6** – that was no second move in a row.
    #[error("{iccs} is no second move of {by} in a row")]
    NotMovedTwice {
        /// Who.
        by: Side,
        /// The move, in ICCS.
        iccs: String,
    },
    /// **Art. 4.1.6** – that was no man of the opponent, or not this side's turn.
    #[error("{iccs} moves no man of {by}'s opponent in {by}'s turn")]
    NotOpponentsMan {
        /// Who.
        by: Side,
        /// The move, in ICCS.
        iccs: String,
    },
    /// There is no move to take back.
    #[error("{plies} plies were played: none after {after_ply}")]
    NothingToRetract {
        /// The last ply that was to stand.
        after_ply: u32,
        /// How many there are.
        plies: u32,
    },
    /// The men stand like that.
    #[error("the men stand like that")]
    PositionStands,
    /// The record says that.
    #[error("the record says that")]
    RecordStands,
    /// **Art. 10.1** – the record would end otherwise than the game did.
    #[error("the board says {}, the result {result}", board.map_or("nothing".to_owned(), |board| board.to_string()))]
    RecordContradicts {
        /// What the board says, where it decides.
        board: Option<Outcome>,
        /// The result that stands.
        result: Outcome,
    },
    /// **Art. 10.1** – this signature is on the sheet.
    #[error("{by} has signed")]
    AlreadySigned {
        /// Who.
        by: Signer,
    },
    /// **Art. 10.1** – nobody signs as a player and as the arbiter.
    #[error("this token has signed as {0}")]
    SignedForAnother(Signer),
    /// **Art. 10.1** – another result stands than the one that is signed.
    #[error("the result is {standing}, not {signed}")]
    SignedOtherwise {
        /// What stands.
        standing: Outcome,
        /// What was to be signed.
        signed: Outcome,
    },
}
