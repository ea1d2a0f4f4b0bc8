//! Every refusal the domain can make, against the catalogue: its code has a row, the row lists exactly the facts it
//! gives, and its sentences come out whole in every language.

mod board;
mod claims;
mod course;
mod discipline;
mod ids;
mod matches;
mod players;
mod teams;
mod tournament;

use std::collections::{BTreeMap, BTreeSet};

use chuhe_domain::federation::Refusal as OfTokens;
use chuhe_domain::game::event::{AdjustGround, Signer};
use chuhe_domain::game::{FoulStanding, Refusal as OfGame, Status};
use chuhe_domain::pairing::knock_out::NoBracket;
use chuhe_domain::rules::article;
use chuhe_domain::vocabulary::{Ending, Outcome, Reason, Refuse, Role, Side, TokenId};
use chuhe_domain::xiangqi::{FenError, IllegalMove, Kind, Position};
use strum::IntoEnumIterator;
use uuid::Uuid;

use self::board::{all, fen_flaws, illegal_moves, of_moves, of_records, of_touches};
use self::claims::of_claims;
use self::discipline::words_of_discipline;
use self::ids::ENTRY;
use self::players::{of_lists, of_players};
use self::tournament::of_tournaments;
use super::catalogue::{CATALOGUE, Code, REFUSALS};
use super::words;
use crate::language::Language;

const TOKEN: TokenId = TokenId(Uuid::from_u128(4));

fn of_games() -> Vec<OfGame> {
    let of_sides = Side::iter().flat_map(|side| {
        [
            OfGame::NotYourTurn { by: side },
            OfGame::OfferStands { by: side },
            OfGame::NoOffer { by: side },
            OfGame::NotAbsent { side },
            OfGame::AlreadyThere { side },
            OfGame::Absent { side },
            OfGame::NotYourTime { by: side },
            OfGame::PressBeforeMove { by: side },
            OfGame::TimeNotThere { side, left_ms: 1000, taken_ms: 2000 },
            OfGame::TimeLeft { side, left_ms: 1000 },
            OfGame::TimeIsOver(side),
            OfGame::FlagNotFirst(side),
            OfGame::BegunTooLongAgo(side),
            OfGame::FoulsStand { side, fouls: 3 },
            OfGame::FoulsLifted { side, fouls: 2 },
            OfGame::SheetOwed { side },
            OfGame::NothingMissing { side },
            OfGame::NotMovedTwice { by: side, iccs: "h2e2".to_owned() },
            OfGame::NotOpponentsMan { by: side, iccs: "h2e2".to_owned() },
        ]
    });
    let illegal = illegal_moves().into_iter().map(|why| OfGame::IllegalMove { iccs: "e1e3".to_owned(), why });
    let of_moves = illegal.chain(of_moves().into_iter().map(OfGame::UnreadMove));
    let unread = of_moves_of_a_list();
    let settled = [FoulStanding::Detected, FoulStanding::Announced, FoulStanding::Lifted];
    let settled = settled.map(|standing| OfGame::FoulSettled { foul: 2, standing });
    let of_outcomes = Outcome::iter().flat_map(|outcome| {
        [
            OfGame::RecordContradicts { board: None, result: outcome },
            OfGame::RecordContradicts { board: Some(outcome), result: Outcome::Draw },
            OfGame::SignedOtherwise { standing: outcome, signed: Outcome::Draw },
            OfGame::SignedOtherwise { standing: Outcome::Draw, signed: outcome },
        ]
    });
    let signed =
        Signer::ALL.into_iter().flat_map(|by| [OfGame::AlreadySigned { by }, OfGame::SignedForAnother(by)]);
    let decided = [Ending::Checkmate, Ending::Stalemate, Ending::NoAttackers];
    let decided = decided.map(|by| OfGame::BoardDecided { by });
    let adjusted = [(AdjustGround::Penalty, 1000), (AdjustGround::Compensation, -1000)];
    let adjusted = adjusted.map(|(ground, delta_ms)| OfGame::AdjustedOtherwise { ground, delta_ms });
    let refusals = vec![
        OfGame::TournamentClosed,
        OfGame::RoundClosed,
        OfGame::RoundNotPublished,
        OfGame::PlayerWithdrawn { entry: ENTRY },
        OfGame::BoardRuled,
        OfGame::Annulled,
        OfGame::NotStarted,
        OfGame::AlreadyStarted,
        OfGame::Over,
        OfGame::UnderWay,
        OfGame::NoPlayersWord,
        OfGame::BegunWithoutLeave,
        OfGame::TooMuchTime { at: "/delta_ms", given_ms: 2, most_ms: 1 },
        OfGame::NotOver,
        OfGame::WrongPly { next: 3, sent: 2 },
        OfGame::AlreadyReported,
        OfGame::NothingToAmend,
        OfGame::DrawnWithoutPlay,
        OfGame::ConfirmedNeedsAppeal,
        OfGame::Settled { status: Status::Confirmed },
        OfGame::HallStopped,
        OfGame::Stopped,
        OfGame::NotStopped,
        OfGame::Adjourned,
        OfGame::NotAdjourned,
        OfGame::NoClock,
        OfGame::ClockNotRunning,
        OfGame::NothingToAdjust,
        OfGame::NoTimeShown,
        OfGame::OneHandOnly { minute: true, second: false },
        OfGame::TouchedOtherwise {
            iccs: "h2e2".to_owned(),
            article: "5.1",
            owed: vec!["b0a2".parse().unwrap(), "b0c2".parse().unwrap()],
        },
        OfGame::OmissionKnown { from_ply: 3, to_ply: 6 },
        OfGame::NoSuchPlies { from_ply: 3, to_ply: 6, plies: 2 },
        OfGame::UnknownFoul { foul: 2 },
        OfGame::NoSuchFoul { foul: 2 },
        OfGame::UnknownFoulArticle { article: "9.1.9".to_owned() },
        OfGame::UnknownArticle { article: "99".to_owned() },
        OfGame::MoveWasLegal(Box::new(Position::initial().forms("h2e2".parse().unwrap()).unwrap())),
        OfGame::NothingToRetract { after_ply: 2, plies: 2 },
        OfGame::PositionStands,
        OfGame::RecordStands,
    ];
    let of_touches = of_touches().into_iter().map(OfGame::Touch);
    let others = settled.into_iter().chain(of_outcomes).chain(signed).chain(of_touches).chain(unread);
    let others = others.chain(decided).chain(adjusted).chain(of_claims().into_iter().map(OfGame::Claim));
    all(refusals.into_iter().chain(of_sides).chain(of_moves).chain(others).collect())
}

fn of_moves_of_a_list() -> impl Iterator<Item = OfGame> {
    of_moves().into_iter().map(|error| OfGame::UnreadPly { index: 4, error: Box::new(error) })
}

fn of_tokens() -> Vec<OfTokens> {
    let of_roles = Role::iter().flat_map(|role| {
        [OfTokens::OutranksIssuer { role }, OfTokens::ScopeDoesNotFit { role, pointer: "/scope" }]
    });
    let refusals = [OfTokens::Exists { token: TOKEN }, OfTokens::Unknown { token: TOKEN }];
    all(refusals.into_iter().chain(of_roles).collect())
}

/// What each of them says.
fn reasons() -> Vec<Reason> {
    let bad_fen = FenError { given: "9/9 z".to_owned(), flaws: fen_flaws() };
    let mut reasons = vec![bad_fen.reason()];
    reasons.extend(illegal_moves().iter().map(Refuse::reason));
    reasons.extend(
        Side::iter().flat_map(|side| illegal_moves().into_iter().map(move |why| why.reason_of(side))),
    );
    reasons.extend(of_moves().iter().map(Refuse::reason));
    reasons.extend(of_records().iter().map(Refuse::reason));
    reasons.extend(of_touches().iter().map(Refuse::reason));
    reasons.extend(of_games().iter().map(Refuse::reason));
    reasons.extend(of_tournaments().iter().map(Refuse::reason));
    reasons.push(NoBracket::ThirdPlaceInDouble.reason());
    reasons.extend(of_tokens().iter().map(Refuse::reason));
    reasons.extend(of_players().iter().map(Refuse::reason));
    reasons.extend(of_lists().iter().map(Refuse::reason));
    reasons
}

#[test]
fn the_catalogue_has_every_refusal_with_exactly_the_facts_it_gives() {
    let mut made: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for reason in reasons() {
        made.entry(reason.code).or_default().extend(reason.facts.into_keys());
    }
    let declared: BTreeMap<String, BTreeSet<String>> = CATALOGUE
        .iter()
        .filter(|code| REFUSALS.contains(&code.as_str()))
        .map(|code| (code.as_str().to_owned(), code.facts().iter().map(|&fact| fact.to_owned()).collect()))
        .collect();
    assert_eq!(made, declared);
}

#[test]
fn every_article_a_refusal_names_is_one_of_the_rules() {
    for Reason { code, article: named, .. } in reasons() {
        assert!(named.as_deref().is_none_or(|named| article(named).is_some()), "{code}: {named:?}");
    }
}

#[test]
fn every_refusal_comes_out_whole_in_every_language() {
    for reason in reasons() {
        let code = Code::find(&reason.code).unwrap();
        for language in Language::all() {
            let words = words::say(code, language, &reason.facts);
            for text in [&words.title, &words.detail, &words.next] {
                let place = format!("{} {}: {text:?}", language.tag(), reason.code);
                assert!(!text.contains('—'), "a fact is missing in {place}");
                assert!(!text.contains("  ") && text.trim() == text, "stray spaces in {place}");
            }
        }
    }
}

/// A fact that is a word of the program, said by a text in the reader's language, is not the program's word.
#[test]
fn no_reader_meets_the_words_of_the_program() {
    let sides = Side::iter().map(|side| side.to_string());
    let statuses = Status::iter().map(|status| status.to_string());
    let roles = Role::iter().map(|role| role.to_string());
    let kinds = Kind::iter().map(|kind| kind.to_string());
    let outcomes = Outcome::iter().map(|outcome| outcome.to_string());
    let standings = ["detected", "announced", "lifted"].map(str::to_owned);
    let words = sides
        .chain(statuses)
        .chain(roles)
        .chain(kinds)
        .chain(outcomes)
        .chain(standings)
        .chain(words_of_discipline());
    let words: BTreeSet<String> = words.collect();
    for reason in reasons() {
        let code = Code::find(&reason.code).unwrap();
        for language in Language::all().filter(|&language| language != Language::En) {
            let detail = words::say(code, language, &reason.facts).detail;
            for (name, value) in reason.facts.iter().filter(|(_, value)| words.contains(*value)) {
                assert!(
                    !detail.contains(value.as_str()),
                    "{} {}: {name}: {detail}",
                    language.tag(),
                    reason.code
                );
            }
        }
    }
}

#[test]
fn an_illegal_move_is_explained_in_the_readers_language() {
    let why = IllegalMove::LegBlocked { leg: "b1".parse().unwrap() };
    let reason = OfGame::IllegalMove { iccs: "b0c2".to_owned(), why }.reason();
    assert_eq!(reason.pointer.as_deref(), Some("/move"));
    assert_eq!(reason.facts["why"], "xiangqi.leg_blocked");
    let code = Code::find(&reason.code).unwrap();
    let said = Language::all().map(|language| words::say(code, language, &reason.facts).detail);
    assert_eq!(
        said.collect::<Vec<_>>(),
        [
            "b0c2 cannot be played here. A man on b1 blocks the horse’s leg (article 2.2).",
            "此时不能走 b0c2。b1 上有棋子蹩住马腿（第 2.2 款）。",
            "此時不能走 b0c2。b1 上有棋子蹩住馬腿（第 2.2 款）。",
            "Lúc này không đi được b0c2. Quân ở b1 cản chân mã (điều 2.2).",
        ]
    );
}
