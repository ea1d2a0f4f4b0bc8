//! Why a command to a game is refused.

use strum::EnumCount;
use thiserror::Error;

use crate::game::card::Status;
use crate::vocabulary::{EntryId, Reason, Refuse, Side};
use crate::xiangqi::{IllegalMove, ReadMoveError, ReadMoveFlaw};

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
    /// **Art. 4.1.1, 4.1.3** – mate or stalemate stands on the board.
    #[error("the board has decided the game: no move could follow")]
    BoardDecided,
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
    /// **Art. 23.1** – an offer comes after one's own move.
    #[error("a draw is offered after one's own move")]
    OfferMistimed {
        /// Who offered.
        by: Side,
    },
    /// **Art. 23.1** – offers alternate.
    #[error("{by} may not offer again before the opponent has offered")]
    OfferRepeated {
        /// Who offered.
        by: Side,
    },
    /// There is no offer to answer.
    #[error("no draw offer waits for {by}'s answer")]
    NoOffer {
        /// Who wanted to answer.
        by: Side,
    },
    /// **Art. 21** – someone who has moved was not absent.
    #[error("{side} has moved and was not absent")]
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
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        match self {
            Self::TournamentClosed => Reason::new("game.tournament_closed"),
            Self::RoundClosed => Reason::new("game.round_closed"),
            Self::RoundNotPublished => Reason::new("game.round_not_published"),
            Self::PlayerWithdrawn { entry } => {
                Reason::new("game.player_withdrawn").article("20.3").fact("entry", entry)
            }
            Self::Annulled => Reason::new("game.annulled"),
            Self::NotStarted => Reason::new("game.not_started"),
            Self::AlreadyStarted => Reason::new("game.already_started"),
            Self::Over => Reason::new("game.over"),
            Self::UnderWay => Reason::new("game.under_way").article("4.1.9"),
            Self::BoardDecided => Reason::new("game.board_decided").article("4.1.1"),
            Self::NotOver => Reason::new("game.not_over"),
            Self::NotYourTurn { by } => Reason::new("game.not_your_turn").article("2.1").fact("side", by),
            Self::WrongPly { next, sent } => {
                Reason::new("game.wrong_ply").at("/ply").fact("next", next).fact("sent", sent)
            }
            // An app's move is input: it is refused by the article it breaks, and loses nothing (4.1.6).
            Self::UnreadMove(error @ ReadMoveError { why: ReadMoveFlaw::Illegal { .. }, .. }) => {
                Reason { code: "game.illegal_move".to_owned(), ..error.reason() }.at("/move")
            }
            Self::UnreadMove(error) => error.reason().at("/move"),
            // All that the board says of it, so that the sentence can name the squares.
            Self::IllegalMove { iccs, why } => {
                Reason { code: "game.illegal_move".to_owned(), ..why.reason() }
                    .article(why.breaks())
                    .at("/move")
                    .fact("move", iccs)
                    .fact("why", why.code())
            }
            Self::OfferMistimed { by } => {
                Reason::new("game.draw_offer_mistimed").article("23.1").fact("side", by)
            }
            Self::OfferRepeated { by } => {
                Reason::new("game.draw_offer_repeated").article("23.1").fact("side", by)
            }
            Self::NoOffer { by } => Reason::new("game.no_draw_offer").article("23.1").fact("side", by),
            Self::NotAbsent { side } => {
                Reason::new("game.not_absent").article("21.4").at("/loser").fact("side", side)
            }
            Self::AlreadyReported => Reason::new("game.already_reported").article("10.1"),
            Self::NothingToAmend => Reason::new("game.nothing_to_amend").at("/outcome"),
            Self::DrawnWithoutPlay => {
                Reason::new("game.drawn_without_play").article("21.4").at("/without_play")
            }
            Self::ConfirmedNeedsAppeal => Reason::new("game.confirmed_needs_appeal").article("10.1"),
            Self::Settled { status } => {
                Reason::new("game.result_settled").article("10.1").fact("status", status)
            }
        }
    }
}
