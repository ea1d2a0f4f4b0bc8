//! What every refusal of a game says: its code, its article, the place in the request and the facts.

use crate::game::refusal::Refusal;
use crate::vocabulary::{Reason, Refuse};
use crate::xiangqi::{Move, ReadMoveError, ReadMoveFlaw};

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        match self {
            Self::TournamentClosed => Reason::new("game.tournament_closed"),
            Self::RoundClosed => Reason::new("game.round_closed"),
            Self::RoundNotPublished => Reason::new("game.round_not_published"),
            Self::PlayerWithdrawn { entry } => {
                Reason::new("game.player_withdrawn").article("20").fact("entry", entry)
            }
            Self::BoardRuled => Reason::new("game.board_ruled").article("12"),
            Self::Annulled => Reason::new("game.annulled"),
            Self::NotStarted => Reason::new("game.not_started"),
            Self::AlreadyStarted => Reason::new("game.already_started"),
            Self::Over => Reason::new("game.over"),
            Self::UnderWay => Reason::new("game.under_way").article("4.1.9"),
            Self::BoardDecided { by } => {
                Reason::new("game.board_decided").article(by.article()).fact("ending", by)
            }
            Self::NoPlayersWord => Reason::new("game.no_players_word").article("21.3").at("/outcome"),
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
            Self::HallStopped => Reason::new("game.hall_stopped"),
            Self::Stopped => Reason::new("game.stopped"),
            Self::NotStopped => Reason::new("game.not_stopped"),
            Self::Adjourned => Reason::new("game.adjourned"),
            Self::NotAdjourned => Reason::new("game.not_adjourned"),
            Self::Claim(refusal) => refusal.reason(),
            Self::AlreadyThere { side } => {
                Reason::new("game.already_there").article("21.2").at("/side").fact("side", side)
            }
            Self::Absent { side } => Reason::new("game.player_absent").article("21.2").fact("side", side),
            Self::NoClock => Reason::new("game.no_clock").article("6"),
            Self::ClockNotRunning => Reason::new("game.clock_not_running"),
            Self::NotYourTime { by } => Reason::new("game.not_your_time").article("8.5").fact("side", by),
            Self::PressBeforeMove { by } => {
                Reason::new("game.press_before_move").article("9.1.2").fact("side", by)
            }
            Self::NothingToAdjust => Reason::new("game.nothing_to_adjust").at("/delta_ms"),
            Self::TimeNotThere { side, left_ms, taken_ms } => Reason::new("game.time_not_there")
                .at("/delta_ms")
                .fact("side", side)
                .fact("left_ms", left_ms)
                .fact("taken_ms", taken_ms),
            Self::AdjustedOtherwise { ground, delta_ms } => Reason::new("game.adjusted_otherwise")
                .article("23.3")
                .at("/delta_ms")
                .fact("ground", ground)
                .fact("delta_ms", delta_ms),
            Self::TooMuchTime { at, given_ms, most_ms } => {
                Reason::new("game.too_much_time").at(*at).fact("given_ms", given_ms).fact("most_ms", most_ms)
            }
            Self::TimeIsOver(side) => {
                Reason::new("game.time_is_over").article("22.1").at("/side").fact("side", side)
            }
            Self::FlagNotFirst(side) => {
                Reason::new("game.flag_not_first").article("22.1").at("/side").fact("side", side)
            }
            Self::BegunTooLongAgo(side) => {
                Reason::new("game.begun_too_long_ago").article("22.1").fact("side", side)
            }
            Self::BegunWithoutLeave => Reason::new("game.begun_without_leave").article("9.1.2"),
            Self::NoTimeShown => Reason::new("game.no_time_shown").article("22.4").at("/readings"),
            Self::OneHandOnly { minute, second } => Reason::new("game.one_hand_only")
                .article("22.3")
                .fact("minute", minute)
                .fact("second", second),
            Self::TimeLeft { side, left_ms } => Reason::new("game.time_left")
                .article("22.1")
                .at("/side")
                .fact("side", side)
                .fact("left_ms", left_ms),
            Self::TouchedOtherwise { iccs, article, owed } => Reason::new("game.touched_otherwise")
                .article(article)
                .at("/move")
                .fact("move", iccs)
                .fact("owed", moves(owed)),
            Self::Touch(error) => error.reason(),
            Self::SheetOwed { side } => Reason::new("game.sheet_owed").article("7.2").fact("side", side),
            Self::NothingMissing { side } => {
                Reason::new("game.nothing_missing").article("7.2").at("/side").fact("side", side)
            }
            Self::OmissionKnown { from_ply, to_ply } => Reason::new("game.omission_known")
                .article("7.1")
                .fact("from_ply", from_ply)
                .fact("to_ply", to_ply),
            Self::NoSuchPlies { from_ply, to_ply, plies } => Reason::new("game.no_such_plies")
                .at("/from_ply")
                .fact("from_ply", from_ply)
                .fact("to_ply", to_ply)
                .fact("plies", plies),
            Self::UnreadPly { index, error } => error.reason().at(format!("/moves/{index}")),
            Self::OfferStands { by } => {
                Reason::new("game.draw_offer_stands").article("23.1").fact("side", by)
            }
            Self::UnknownFoul { foul } => Reason::new("game.unknown_foul").article("9.2").fact("foul", foul),
            Self::NoSuchFoul { foul } => {
                Reason::new("game.no_such_foul").article("9.2").at("/foul").fact("foul", foul)
            }
            Self::FoulSettled { foul, standing } => {
                Reason::new("game.foul_settled").article("9.2").fact("foul", foul).fact("standing", standing)
            }
            Self::FoulsStand { side, fouls } => {
                Reason::new("game.fouls_stand").article("4.1.8").fact("side", side).fact("fouls", fouls)
            }
            Self::FoulsLifted { side, fouls } => {
                Reason::new("game.fouls_lifted").article("4.1.8").fact("side", side).fact("fouls", fouls)
            }
            Self::UnknownFoulArticle { article } => {
                Reason::new("game.unknown_foul_article").article("9.1").at("/article").fact("named", article)
            }
            Self::UnknownArticle { article } => {
                Reason::new("game.unknown_article").at("/article").fact("named", article)
            }
            Self::MoveWasLegal(forms) => Reason::new("game.move_was_legal")
                .article("4.1.6")
                .at("/move")
                .fact("move", &forms.iccs)
                .fact("move_chinese", &forms.chinese)
                .fact("move_chinese_simplified", &forms.chinese_simplified)
                .fact("move_wxf", &forms.wxf),
            Self::NotMovedTwice { by, iccs } => Reason::new("game.not_moved_twice")
                .article("4.1.6")
                .at("/move")
                .fact("side", by)
                .fact("move", iccs),
            Self::NotOpponentsMan { by, iccs } => Reason::new("game.not_opponents_man")
                .article("4.1.6")
                .at("/move")
                .fact("side", by)
                .fact("move", iccs),
            Self::NothingToRetract { after_ply, plies } => Reason::new("game.nothing_to_retract")
                .article("5.8")
                .at("/after_ply")
                .fact("after_ply", after_ply)
                .fact("plies", plies),
            Self::PositionStands => Reason::new("game.position_stands").article("5.8").at("/fen"),
            Self::RecordStands => Reason::new("game.record_stands").at("/moves"),
            Self::RecordContradicts { board, result } => {
                let reason = Reason::new("game.record_contradicts").article("10.1").at("/moves");
                board.iter().fold(reason, |reason, board| reason.fact("board", board)).fact("outcome", result)
            }
            Self::AlreadySigned { by } => {
                Reason::new("game.already_signed").article("10.1").fact("signer", by)
            }
            Self::SignedForAnother(signed) => {
                Reason::new("game.signed_for_another").article("10.1").at("/signer").fact("signer", signed)
            }
            Self::SignedOtherwise { standing, signed } => Reason::new("game.signed_otherwise")
                .article("10.1")
                .at("/outcome")
                .fact("outcome", standing)
                .fact("signed", signed),
        }
    }
}

/// Moves in a row, in ICCS.
fn moves(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}
