//! Xiangqi (中國象棋) and its tournaments by the book: the 1999 Chinese Xiangqi Competition Rules as pure functions.
//! No clock, no chance, no input or output: what happened comes in as values, and what follows from it goes out.
//! This page is a tour; each room's own page says more.
//!
//! # The board
//!
//! A [`Position`](xiangqi::Position) is the board with the side to move. It knows the legal moves and no others
//! (**Art. 2**), and says by name what is wrong with the rest.
//!
//! ```
//! use chuhe_domain::xiangqi::{IllegalMove, Position, Status};
//!
//! let mut position = Position::initial();
//! assert_eq!(position.legal_moves().len(), 44);
//! position.play("h2e2".parse()?)?;
//! assert_eq!(position.to_fen(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
//!
//! // 蹩馬腿: the elephant on c9 stands beside the horse on b9.
//! let why = position.why_illegal("b9d8".parse()?);
//! assert!(matches!(why, Some(IllegalMove::LegBlocked { .. })), "{why:?}");
//!
//! // Nobody to move is lost, in check or not (Art. 4.1.1, 4.1.3).
//! let stalemate = Position::from_fen("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1")?;
//! assert_eq!(stalemate.status(), Status::Stalemate);
//!
//! // What can be no position of a game is refused, with every flaw at once.
//! let refused = Position::from_fen("4k4/9/9/9/9/9/9/9/9/3AK3B w - - 0 1").unwrap_err();
//! assert_eq!(refused.flaws.len(), 2, "{refused}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Men keep an identity while they move, undoing is exact, and a key is kept along: two positions with the same men
//! on the same points and the same side to move have the same one, whichever way led there.
//!
//! ```
//! use chuhe_domain::xiangqi::Position;
//!
//! let mut position = Position::initial();
//! let (before, horse) = (position.key(), position.board().id_at("h0".parse()?));
//! let undo = position.make("h0g2".parse()?);
//! assert_eq!(position.board().id_at("g2".parse()?), horse);
//! position.unmake(undo);
//! assert_eq!((position.key(), position), (before, Position::initial()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Notation
//!
//! **Art. 7.5**: a move may be given in any notation, and is given back in all of them.
//!
//! ```
//! use chuhe_domain::xiangqi::Position;
//!
//! let position = Position::initial();
//! let played = position.read_move("炮二平五")?;
//! for same in ["炮25", "砲二平五", "C2=5", "c2.5", "h2e2", "H2-E2"] {
//!     assert_eq!(position.read_move(same)?, played);
//! }
//! let forms = position.forms(played)?;
//! assert_eq!(forms.chinese, "炮二平五");
//! assert_eq!(forms.wxf, "C2=5");
//!
//! // 馬二進四 is no move of that horse; the error knows what it could have been.
//! let error = position.read_move("馬二進四").unwrap_err();
//! assert_eq!(error.possible.len(), 2, "{error}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Touch-move
//!
//! **Art. 5**: what a player owes who has touched men, and by which step of which article. A ruling is a value with
//! its reasons; so are the fouls it brings.
//!
//! ```
//! use chuhe_domain::xiangqi::Position;
//! use chuhe_domain::xiangqi::touch::{Obligation, TouchOrder};
//!
//! // First the cannon, then Black's horse: the one takes the other (Art. 5.3).
//! let ruling =
//!     Position::initial().touch_ruling(&["b2".parse()?, "b9".parse()?], TouchOrder::OneByOne)?;
//! assert_eq!(ruling.article.number(), "5.3");
//! assert!(matches!(&ruling.obligation, Obligation::Bound { to, .. } if to[..] == ["b2b9".parse()?]));
//!
//! // A chariot that is walled in: another man may move, and the touch is a foul (Art. 9.1.5).
//! let walled = Position::from_fen("3k5/9/9/9/9/9/9/9/C8/RN2K4 w - - 0 1")?;
//! let ruling = walled.touch_ruling(&["a0".parse()?], TouchOrder::OneByOne)?;
//! assert_eq!((ruling.obligation, ruling.fouls[0].article()), (Obligation::Free, "9.1.5"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Records
//!
//! PGN, DhtmlXQ, XQF, CBR and CBL, in whatever encoding: told by content, every move played before it is believed.
//!
//! ```
//! use chuhe_domain::xiangqi::records::{Reading, Target, export, import};
//! use chuhe_domain::xiangqi::{Notation, Script};
//!
//! let file = "[Event \"River Cup\"]\n\n1. 炮二平五 馬8進7 {to the river} 2. 馬二進三 *";
//! let games = import(file.as_bytes(), Reading::Strict)?.records;
//! assert_eq!(games[0].line.moves().count(), 3);
//!
//! let wxf = Target::Pgn { notation: Notation::Wxf, script: Script::Traditional };
//! assert!(export(&games, wxf)?.contains("1. C2=5 H8+7"));
//!
//! // A file that is wrong somewhere is refused, with the place.
//! let error = import("[Event \"\"]\n1. 炮二平五 馬8進8 *".as_bytes(), Reading::Strict).unwrap_err();
//! assert_eq!((error.game, error.ply), (Some(1), Some(2)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A tournament
//!
//! A command is decided against a state: facts follow, or a refusal with its article. The state is folded from facts.
//!
//! ```
//! use chuhe_domain::game::{Game, GameCommand, PlayMove, Start};
//! use chuhe_domain::pairing::lots::Lot;
//! use chuhe_domain::tables;
//! use chuhe_domain::tournament::*;
//! use chuhe_domain::vocabulary::ids::Mint;
//! use chuhe_domain::vocabulary::*;
//! use chuhe_domain::xiangqi::Position;
//! use uuid::Uuid;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut tournament = Tournament::default();
//! let mut games = std::collections::BTreeMap::<GameId, Game>::new();
//! // What a command speaks of, and when it came in: the domain never asks what time it is.
//! let now = Moment::now(Timestamp::from_millis(1_790_000_000_000));
//! let mut commands = 0;
//! let mut hall = |command: &dyn TournamentCommand| -> Result<(), Refusal> {
//!     commands += 1;
//!     let who = TokenId(Uuid::from_u128(1));
//!     let mint = Mint::new(who, CommandId(Uuid::from_u128(commands)), now.received);
//!     for change in command.decide(&tournament, &mint, now)? {
//!         match change {
//!             Change::Tournament(event) => tournament.evolve(&event),
//!             Change::Game(game, event) => {
//!                 tournament.evolve_game(game, &event);
//!                 let state = Game::evolve(games.remove(&game), &event).expect("facts follow");
//!                 games.insert(game, state);
//!             }
//!         }
//!     }
//!     Ok(())
//! };
//!
//! // Four entrants draw numbers, and the printed table pairs the first round (Art. 13.1): 1–4, 2–3.
//! let entrant = |n| EntryId(Uuid::from_u128(n));
//! hall(&Create { title: "River Cup".into(), regulations: Regulations::default() })?;
//! for n in 1..=4 {
//!     let name = PersonalRef::new(PersonalId(Uuid::from_u128(n)), &[0; PersonalRef::SALT], "fictional");
//!     hall(&RegisterEntry::named(entrant(n), name))?;
//! }
//! let lot = |n: u32| DrawnLot { group: 1, lot: Lot { number: n, entry: entrant(n.into()) } };
//! hall(&DrawLots { stage: None, drawing: Drawing::ByHand((1..=4).map(lot).collect()) })?;
//! hall(&PairRound::by_table(1))?;
//! hall(&PublishRound { round: 1 })?;
//!
//! // The first table plays; a mate ends the game by itself (Art. 4.1.1).
//! let (_, met) = tournament.matches_between(1, entrant(1), entrant(4)).next().expect("they are paired");
//! let id = met.games[0].game;
//! let mut game = games[&id].clone();
//! let setting = tournament.setting(id);
//! let mut at_the_board = |command: &dyn GameCommand| -> Result<(), Box<dyn std::error::Error>> {
//!     for event in command.decide(&game, &setting, now)? {
//!         tournament.evolve_game(id, &event);
//!         game = Game::evolve(Some(game.clone()), &event)?;
//!     }
//!     Ok(())
//! };
//! at_the_board(&Start::default())?;
//! let mut position = Position::initial();
//! for written in ["炮二進二", "士6進5", "C2=7", "c2+7", "c4c9"] {
//!     let play = position.read_move(written)?;
//!     position.play(play)?;
//!     at_the_board(&PlayMove { play, by: None, ply: None, despite: None })?;
//! }
//! let table = tables::standings(&tournament, 1, 1)?;
//! let first = &table.standings.ranked[0];
//! assert_eq!((first.entry, first.points_display.as_str()), (entrant(1), "1"));
//! # Ok(())
//! # }
//! ```
#![warn(missing_docs, clippy::expect_used, clippy::indexing_slicing)]

pub mod adjudication;
pub mod clock;
pub mod event;
pub mod federation;
pub mod game;
pub mod pairing;
pub mod rules;
pub mod standings;
pub mod tables;
pub mod tournament;
pub mod vocabulary;
pub mod xiangqi;
