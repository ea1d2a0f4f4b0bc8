//! What anybody may want at any moment, sensible or not.

use chuhe_domain::adjudication::Verdict;
use chuhe_domain::game::event::{AdjustGround, Breach, Excuse, Readings, Signer, StopGround};
use chuhe_domain::game::{
    Adjourn, AdjustClock, AmendResult, AnnounceFoul, AnswerDraw, Arrive, ClaimNaturalLimit, ClaimRepetition,
    CompleteOmissions, CorrectRecord, Despite, DismissClaim, Forfeit, GameCommand, Ground, KeySheet,
    LiftFoul, Loser, OfferDraw, PlayMove, PressClock, RecordIrregularity, RecordOmission, Reopen,
    ReplaceClock, ReportFlag, ReportResult, Resign, Restart, Resume, Retract, RuleDeadline, RuleIllegalMove,
    RuleNaturalLimit, RuleRepetition, RuleSimplePosition, Seen, SignResult, Start, StatePosition, Stop,
    TakeBack, TouchPieces, WhichFoul,
};
use chuhe_domain::tournament::{
    AnnulRound, CloseRound, PairRound, PublishRound, Reinstate, ReopenRound, RestartHall, StopHall,
    UnpublishRound, Withdraw,
};
use chuhe_domain::vocabulary::{GameId, Moment, Outcome, Role, Side, Timestamp};
use chuhe_domain::xiangqi::{Move, Position, Square};
use proptest::prelude::*;
use strum::IntoEnumIterator;

use super::terms::{Terms, sides};
use crate::hall::{Hall, by_seed, entrant, source, text};

/// Positions that an arbiter may state: one to play on from, one that is nearly mate, and one that is over.
const POSITIONS: [&str; 3] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR b - - 0 1",
    "3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1",
    "3k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1",
];

/// One thing somebody may want to do.
#[derive(Debug, Clone)]
pub(crate) enum Wish {
    Wait(u64),
    Draw(u8),
    Pair(u32),
    Publish(u32),
    Unpublish(u32),
    Annul(u32),
    Close(u32),
    OpenAgain(u32),
    Withdraw(u32),
    Reinstate(u32),
    StopHall,
    RestartHall,
    /// In a game, told so many milliseconds after it happened; the message waited so long.
    At {
        game: usize,
        deed: Deed,
        told_ms: u64,
        queued_ms: u64,
    },
}

/// One thing somebody may want to do in a game.
#[derive(Debug, Clone)]
pub(crate) enum Deed {
    Start(bool, bool),
    Arrive(Side),
    Move {
        which: usize,
        by: Option<Side>,
        despite: bool,
    },
    /// The side to move goes back to where it came from.
    Back,
    Press(Side, Option<u64>),
    Stop(StopGround),
    Restart(Option<Side>),
    Adjourn(Option<Side>),
    Resume(Option<Side>),
    Adjust(Side, i64),
    Replace(Readings),
    ReportFlag(Side, Seen),
    RuleDeadline(bool),
    Touch {
        by: Side,
        men: Vec<usize>,
        together: bool,
        excuse: bool,
    },
    Omit(Side, u32, u32),
    Complete(Side),
    KeySheet(Side, usize),
    Offer(Side),
    Answer {
        by: Side,
        accept: bool,
        word_of: Option<Side>,
    },
    AnnounceDetected(u32),
    AnnounceSeen(Side),
    Lift(u32),
    ClaimLimit(Side),
    RuleLimit,
    ClaimRepetition(Side),
    RuleRepetition(Option<usize>),
    DismissClaim,
    RuleIllegal {
        by: Side,
        played: (usize, usize),
        breach: Breach,
    },
    RuleSimple,
    Irregular,
    Retract(u32, Option<Readings>),
    State(usize, Option<Readings>),
    Correct {
        from_ply: u32,
        which: Vec<usize>,
    },
    Resign(Side, Option<Side>),
    Report(u8, u128),
    Sign(Signer, u8, bool),
    Forfeit(u8, bool),
    Amend(u8, bool),
    Reopen,
    TakeBack,
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Red), Just(Side::Black)]
}

fn readings() -> impl Strategy<Value = Readings> {
    (0..30_000_u64, 1..30_000_u64).prop_map(|(red_ms, black_ms)| Readings { red_ms, black_ms })
}

fn seen() -> impl Strategy<Value = Seen> {
    let hands = (any::<bool>(), any::<bool>()).prop_map(|(minute, second)| Seen::Hands { minute, second });
    prop_oneof![4 => Just(Seen::Times), 1 => Just(Seen::Flag), 1 => hands]
}

/// At the clock, and by the arbiter for it.
fn timely() -> impl Strategy<Value = Deed> {
    let ground = prop_oneof![Just(StopGround::Arbiter), Just(StopGround::Fault)];
    let maybe = || prop::option::of(side());
    prop_oneof![
        4 => (any::<bool>(), any::<bool>()).prop_map(|(red, black)| Deed::Start(red, black)),
        3 => side().prop_map(Deed::Arrive),
        12 => (side(), prop::option::weighted(0.3, 0..9_000_u64)).prop_map(|(by, ms)| Deed::Press(by, ms)),
        2 => ground.prop_map(Deed::Stop),
        4 => maybe().prop_map(Deed::Restart),
        2 => maybe().prop_map(Deed::Adjourn),
        4 => maybe().prop_map(Deed::Resume),
        2 => (side(), -9_000..9_000_i64).prop_map(|(side, ms)| Deed::Adjust(side, ms)),
        1 => readings().prop_map(Deed::Replace),
        1 => (side(), seen()).prop_map(|(side, seen)| Deed::ReportFlag(side, seen)),
        8 => any::<bool>().prop_map(Deed::RuleDeadline),
    ]
}

/// At the board.
fn played() -> impl Strategy<Value = Deed> {
    let word = || prop::option::weighted(0.3, side());
    let men = prop::collection::vec(0..90_usize, 1..4);
    prop_oneof![
        16 => (any::<usize>(), word(), prop::bool::weighted(0.3))
            .prop_map(|(which, by, despite)| Deed::Move { which, by, despite }),
        3 => (side(), men, any::<bool>(), prop::bool::weighted(0.2))
            .prop_map(|(by, men, together, excuse)| Deed::Touch { by, men, together, excuse }),
        2 => (side(), 0..8_u32, 0..8_u32).prop_map(|(by, from, to)| Deed::Omit(by, from, to)),
        1 => side().prop_map(Deed::Complete),
        1 => (side(), 0..6_usize).prop_map(|(of, plies)| Deed::KeySheet(of, plies)),
        2 => side().prop_map(Deed::Offer),
        2 => (side(), any::<bool>(), word()).prop_map(|(by, accept, word_of)| Deed::Answer { by, accept, word_of }),
        2 => side().prop_map(Deed::ClaimLimit),
        2 => side().prop_map(Deed::ClaimRepetition),
        12 => Just(Deed::Back),
        1 => (side(), word()).prop_map(|(by, word_of)| Deed::Resign(by, word_of)),
    ]
}

/// By the arbiter, or those who keep the results.
fn ruled() -> impl Strategy<Value = Deed> {
    let breach = prop_oneof![Just(Breach::IllegalMove), Just(Breach::MovedTwice), Just(Breach::OpponentsMan)];
    let signer = prop_oneof![Just(Signer::Red), Just(Signer::Black), Just(Signer::Arbiter)];
    let maybe = || prop::option::of(readings());
    let which = prop::collection::vec(any::<usize>(), 1..4);
    prop_oneof![
        2 => (1..4_u32).prop_map(Deed::AnnounceDetected),
        1 => side().prop_map(Deed::AnnounceSeen),
        1 => (1..4_u32).prop_map(Deed::Lift),
        3 => Just(Deed::RuleLimit),
        3 => prop::option::weighted(0.3, 0..5_usize).prop_map(Deed::RuleRepetition),
        1 => Just(Deed::DismissClaim),
        1 => (side(), (0..90_usize, 0..90_usize), breach)
            .prop_map(|(by, played, breach)| Deed::RuleIllegal { by, played, breach }),
        1 => Just(Deed::RuleSimple),
        1 => Just(Deed::Irregular),
        2 => (0..8_u32, maybe()).prop_map(|(ply, readings)| Deed::Retract(ply, readings)),
        1 => (0..POSITIONS.len(), maybe()).prop_map(|(which, readings)| Deed::State(which, readings)),
        2 => (0..8_u32, which).prop_map(|(from_ply, which)| Deed::Correct { from_ply, which }),
        2 => (0..4_u8, 1..3_u128).prop_map(|(how, by)| Deed::Report(how, by)),
        2 => (signer, 0..4_u8, prop::bool::weighted(0.2)).prop_map(|(by, how, alone)| Deed::Sign(by, how, alone)),
        1 => (0..3_u8, any::<bool>()).prop_map(|(who, absent)| Deed::Forfeit(who, absent)),
        1 => (0..4_u8, any::<bool>()).prop_map(|(how, bare)| Deed::Amend(how, bare)),
        4 => Just(Deed::Reopen),
        1 => Just(Deed::TakeBack),
    ]
}

pub(crate) fn wish() -> impl Strategy<Value = Wish> {
    let round = 1..4_u32;
    let deed = prop_oneof![3 => timely(), 3 => played(), 2 => ruled()];
    let delay = || prop_oneof![3 => Just(0_u64), 1 => 0..4_000_u64];
    let at = (0..6_usize, deed, delay(), delay()).prop_map(|(game, deed, told_ms, queued_ms)| Wish::At {
        game,
        deed,
        told_ms,
        queued_ms,
    });
    prop_oneof![
        16 => prop_oneof![4 => 0..3_000_u64, 1 => 0..20_000_u64].prop_map(Wish::Wait),
        1 => any::<u8>().prop_map(Wish::Draw),
        3 => round.clone().prop_map(Wish::Pair),
        3 => round.clone().prop_map(Wish::Publish),
        1 => round.clone().prop_map(Wish::Unpublish),
        1 => round.clone().prop_map(Wish::Annul),
        2 => round.clone().prop_map(Wish::Close),
        1 => round.prop_map(Wish::OpenAgain),
        1 => (1..6_u32).prop_map(Wish::Withdraw),
        1 => (1..6_u32).prop_map(Wish::Reinstate),
        1 => Just(Wish::StopHall),
        3 => Just(Wish::RestartHall),
        60 => at,
    ]
}

fn outcome(how: u8) -> Outcome {
    [Outcome::RedWins, Outcome::BlackWins, Outcome::Draw, Outcome::BothLose][usize::from(how)]
}

fn square(index: usize) -> Square {
    Square::all().nth(index).unwrap()
}

/// Any line of legal moves from here, by the numbers.
fn line(mut position: Position, which: &[usize]) -> Vec<String> {
    let mut line = Vec::new();
    for number in which {
        let moves = position.legal_moves();
        let Some(index) = number.checked_rem(moves.len()) else { break };
        line.push(moves[index].to_string());
        let _ = position.make(moves[index]);
    }
    line
}

/// Does it, if it is allowed; says whether it was.
pub(crate) fn grant(hall: &mut Hall, terms: Terms, wish: &Wish) -> bool {
    let reason = text();
    match *wish {
        Wish::Wait(ms) => {
            hall.wait(ms);
            true
        }
        Wish::Draw(seed) => hall.command(&by_seed(seed.to_string())).is_ok(),
        Wish::Pair(round) => hall.command(&PairRound::by_table(round)).is_ok(),
        Wish::Publish(round) => hall.command(&PublishRound { round }).is_ok(),
        Wish::Unpublish(round) => hall.command(&UnpublishRound { round, reason }).is_ok(),
        Wish::Annul(round) => hall.command(&AnnulRound { round, reason }).is_ok(),
        Wish::Close(round) => hall.command(&CloseRound { round }).is_ok(),
        Wish::OpenAgain(round) => hall.command(&ReopenRound { round, reason }).is_ok(),
        Wish::Withdraw(n) => hall.command(&Withdraw { entry: entrant(n), consent: true, reason }).is_ok(),
        Wish::Reinstate(n) => hall.command(&Reinstate { entry: entrant(n), reason }).is_ok(),
        Wish::StopHall => hall.command(&StopHall { reason }).is_ok(),
        Wish::RestartHall => hall.command(&RestartHall).is_ok(),
        Wish::At { game, ref deed, told_ms, queued_ms } => {
            let games: Vec<GameId> = hall.games.keys().copied().collect();
            let Some(index) = game.checked_rem(games.len()) else { return false };
            let ago =
                |at: Timestamp, ms: u64| Timestamp::from_millis(at.as_millis().saturating_sub_unsigned(ms));
            let received = ago(hall.now, queued_ms);
            let at = Moment { occurred: ago(received, told_ms), received };
            let Some(command) = command(hall, games[index], deed) else { return false };
            terms.tell(hall, games[index], command.as_ref(), at)
        }
    }
}

/// The command that a deed is in this game; none where the board has no move for it.
fn command(hall: &Hall, id: GameId, deed: &Deed) -> Option<Box<dyn GameCommand>> {
    let (game, authority, reason) = (&hall.games[&id], Role::Arbiter, text());
    let committee = false;
    Some(match deed.clone() {
        Deed::Start(red, black) => Box::new(Start { absent: sides((red, black)), word_of: None }),
        Deed::Arrive(side) => Box::new(Arrive { side }),
        Deed::Move { which, by, despite } => {
            let moves = game.position.legal_moves();
            let play: Move = moves[which.checked_rem(moves.len())?];
            let despite = despite.then_some(Despite { authority, reason });
            Box::new(PlayMove { play, by, ply: None, despite })
        }
        Deed::Back => {
            let Move { from, to } = *game.moves.get(game.moves.len().checked_sub(2)?)?;
            Box::new(PlayMove { play: Move { from: to, to: from }, by: None, ply: None, despite: None })
        }
        Deed::Press(by, elapsed_ms) => Box::new(PressClock { by, elapsed_ms, word_of: None }),
        Deed::Stop(ground) => Box::new(Stop { ground, reason: Some(reason) }),
        Deed::Restart(side) => Box::new(Restart { side }),
        Deed::Adjourn(sealed_by) => Box::new(Adjourn { sealed_by, authority, reason }),
        Deed::Resume(side) => Box::new(Resume { side }),
        Deed::Adjust(side, delta_ms) => {
            Box::new(AdjustClock { side, delta_ms, ground: AdjustGround::Correction, authority, reason })
        }
        Deed::Replace(readings) => Box::new(ReplaceClock { readings, agreed: true, authority, reason }),
        Deed::ReportFlag(side, seen) => Box::new(ReportFlag { side, seen }),
        Deed::RuleDeadline(contact) => Box::new(RuleDeadline { contact }),
        Deed::Touch { by, men, together, excuse } => {
            let (men, excuse) = (men.into_iter().map(square).collect(), excuse.then_some(Excuse::Slip));
            Box::new(TouchPieces { by, men, together, excuse })
        }
        Deed::Omit(by, from_ply, to_ply) => Box::new(RecordOmission { by, from_ply, to_ply }),
        Deed::Complete(by) => Box::new(CompleteOmissions { by }),
        Deed::KeySheet(of, plies) => {
            Box::new(KeySheet { of, moves: line(Position::initial(), &vec![plies; plies]) })
        }
        Deed::Offer(by) => Box::new(OfferDraw { by }),
        Deed::Answer { by, accept, word_of } => Box::new(AnswerDraw { by, accept, word_of }),
        Deed::AnnounceDetected(number) => {
            Box::new(AnnounceFoul { what: WhichFoul::Detected(number), authority, reason: None })
        }
        Deed::AnnounceSeen(side) => {
            let what = WhichFoul::Seen { side, article: "9.1.8".into() };
            Box::new(AnnounceFoul { what, authority, reason: Some(reason) })
        }
        Deed::Lift(foul) => Box::new(LiftFoul { foul, authority, reason }),
        Deed::ClaimLimit(by) => Box::new(ClaimNaturalLimit { by }),
        Deed::RuleLimit => Box::new(RuleNaturalLimit { authority }),
        Deed::ClaimRepetition(by) => Box::new(ClaimRepetition { by }),
        Deed::RuleRepetition(which) => {
            let verdict = which.and_then(|which| Verdict::iter().nth(which));
            Box::new(RuleRepetition { authority, verdict, reason: verdict.map(|_| reason) })
        }
        Deed::RuleIllegal { by, played: (from, to), breach } => {
            let played = Move { from: square(from), to: square(to) };
            Box::new(RuleIllegalMove { by, played, breach, authority, reason: None })
        }
        Deed::DismissClaim => Box::new(DismissClaim { authority, reason }),
        Deed::RuleSimple => Box::new(RuleSimplePosition { reason }),
        Deed::Irregular => {
            let (article, side) = (Some("8.1".into()), Some(Side::Red));
            Box::new(RecordIrregularity { article, side, authority, reason })
        }
        Deed::Retract(after_ply, readings) => Box::new(Retract { after_ply, readings, authority, reason }),
        Deed::State(which, readings) => {
            let position = Position::from_fen(POSITIONS[which]).unwrap();
            Box::new(StatePosition { position, readings, authority, reason })
        }
        Deed::Correct { from_ply, which } => {
            let kept = usize::try_from(from_ply.saturating_sub(1)).unwrap();
            let before = game.line().get(kept).map(|(before, _)| before.clone());
            let moves = line(before.unwrap_or_else(|| game.position.clone()), &which);
            Box::new(CorrectRecord { from_ply, moves, authority, reason })
        }
        Deed::Resign(by, word_of) => Box::new(Resign { by, word_of }),
        Deed::Report(how, by) => {
            Box::new(ReportResult { outcome: outcome(how), reporter: source(by), entry: None })
        }
        Deed::Sign(by, how, alone) => {
            let (outcome, token) = (outcome(how), source(1));
            Box::new(SignResult { by, outcome, token, alone: alone.then_some(reason) })
        }
        Deed::Forfeit(who, absent) => {
            let loser = [Loser::Red, Loser::Black, Loser::Both][usize::from(who)];
            let ground = if absent { Ground::Absence } else { Ground::Misconduct };
            Box::new(Forfeit { loser, ground, article: None, reason })
        }
        Deed::Amend(how, without_play) => {
            let (outcome, authority) = (outcome(how), Role::ChiefArbiter);
            Box::new(AmendResult { outcome, without_play, authority, committee, reason })
        }
        Deed::Reopen => Box::new(Reopen { authority: Role::ChiefArbiter, committee, reason }),
        Deed::TakeBack => Box::new(TakeBack { authority, committee, reason }),
    })
}
