//! A record from what a binary file's header and moves say: who begins, whether the start is a position, and
//! what becomes of a flaw. Reading header and moves is each format's work.

use std::iter;

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::fen::flaw::FenError;
use crate::xiangqi::fen::placement;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::line::Line;
use crate::xiangqi::records::nodes::{Nodes, grow};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::{Record, Truncation};
use crate::xiangqi::records::tags::{RecordResult, Tags};

/// What the header says.
#[derive(Debug, Clone)]
pub(super) struct Head {
    pub(super) tags: Tags,
    pub(super) result: RecordResult,
    pub(super) board: Board,
    /// Who is said to begin.
    pub(super) side: Side,
    /// In which round play begins.
    pub(super) round: u32,
    /// What is wrong with what it says, if that hinders nobody to read on.
    pub(super) fault: Option<RecordFlaw>,
}

impl Head {
    /// Takes the result by its number; both formats have the same. Some files have a 4, of which programs make what
    /// they like: it is kept as it stands.
    pub(super) fn result(&mut self, number: u8) {
        self.result = match number {
            1 => RecordResult::RedWon,
            2 => RecordResult::BlackWon,
            3 => RecordResult::Drawn,
            _ => RecordResult::Unknown,
        };
        if number > 3 {
            self.tags.push("Result", number.to_string());
        }
        if number > 4 {
            self.fault.get_or_insert(RecordFlaw::OutOfPlace { given: format!("result {number}") });
        }
    }
}

/// The record of this header and these moves.
pub(super) fn assemble(head: Head, nodes: impl Nodes, reading: Reading) -> Result<Record, RecordError> {
    if let Some(flaw) = head.fault.clone().filter(|_| reading == Reading::Strict) {
        return Err(refuse(None, flaw));
    }
    let (start, line, truncated) = play(&head, nodes).map_err(|flaw| refuse(None, flaw))?;
    match truncated {
        Some(stop) if reading == Reading::Strict => Err(refuse(Some(stop.ply), stop.flaw)),
        truncated => Ok(Record { tags: head.tags, result: head.result, start, line, truncated }),
    }
}

fn play(head: &Head, mut nodes: impl Nodes) -> Result<(Position, Line, Option<Truncation>), RecordFlaw> {
    let (comment, goes_on, first) = match nodes.root() {
        Ok((comment, goes_on)) => (comment, goes_on, goes_on.then(|| nodes.node())),
        Err(flaw) => (None, false, Some(Err(flaw))),
    };
    let begins = first.as_ref().and_then(|node| node.as_ref().ok()).map(|node| node.played);
    let start = start(head, begins).map_err(RecordFlaw::Start)?;
    let rest = iter::from_fn(|| goes_on.then(|| nodes.node()));
    let (line, stopped) = grow(start.clone(), first.into_iter().chain(rest));
    let stopped = stopped.or_else(|| {
        let ply = line.plies.len().saturating_add(1);
        nodes.left_over().or_else(|| head.fault.clone()).map(|flaw| Truncation {
            ply,
            line: None,
            in_variation: false,
            flaw,
        })
    });
    Ok((start, Line { comment, ..line }, stopped))
}

/// What is wrong with the one game of a file.
pub(super) const fn refuse(ply: Option<usize>, flaw: RecordFlaw) -> RecordError {
    RecordError { game: None, ply, line: None, flaw }
}

/// Where play begins. Who begins is often left unsaid in the header, and told by the man that moves first; on
/// the board as it is before a game, Red does (**Art. 2.1**) unless the header names Black.
fn start(head: &Head, first: Option<Move>) -> Result<Position, FenError> {
    let mover = first.and_then(|first| head.board.man_at(first.from)).map(|man| man.side);
    let side = match mover {
        Some(mover) if head.board != Board::initial() => mover,
        _ => head.side,
    };
    let side = match side {
        Side::Red => 'w',
        Side::Black => 'b',
    };
    Position::from_fen(&format!("{} {side} - - 0 {}", placement(&head.board), head.round.max(1)))
}
