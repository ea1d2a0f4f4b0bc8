//! From moves in file order to a [`Line`] with variations. The binary formats write a tree one node after
//! another: a move, then all that follows upon it, then what else was tried in its place. Every move is played
//! on a position before it is believed; nothing here calls itself, however long the lines are.

use std::mem;

use crate::xiangqi::moves::Move;
use crate::xiangqi::position::{Position, Undo};
use crate::xiangqi::records::flaw::{MOST_PLIES, RecordFlaw, VARIATION};
use crate::xiangqi::records::line::{DEEPEST, Line, Ply};
use crate::xiangqi::records::record::Truncation;

/// One move as it stands in the file.
#[derive(Debug, Clone)]
pub(super) struct Node {
    /// The move.
    pub(super) played: Move,
    /// What is said after it.
    pub(super) comment: Option<String>,
    /// Whether a move follows upon it: that is the next node.
    pub(super) goes_on: bool,
    /// Whether another move in its place stands after all that follows upon it.
    pub(super) has_other: bool,
}

/// Nodes as a format keeps them.
pub(super) trait Nodes {
    /// Reads what is said of the start, and whether a move follows.
    fn root(&mut self) -> Result<(Option<String>, bool), RecordFlaw>;
    /// Reads the next move.
    fn node(&mut self) -> Result<Node, RecordFlaw>;
    /// What stands after the last move and should not.
    fn left_over(&self) -> Option<RecordFlaw>;
}

/// Plays the nodes from `position` on. Gives back the line as far as it could be read, and what was wrong first.
/// An illegal move is passed over with all that follows upon it; where no node can be read, nothing more can.
pub(super) fn grow(
    position: Position,
    nodes: impl Iterator<Item = Result<Node, RecordFlaw>>,
) -> (Line, Option<Truncation>) {
    grow_up_to(MOST_PLIES, position, nodes)
}

fn grow_up_to(
    most: usize,
    position: Position,
    nodes: impl Iterator<Item = Result<Node, RecordFlaw>>,
) -> (Line, Option<Truncation>) {
    let mut twigs = Twigs::new(position);
    let mut weight = 0;
    for node in nodes {
        let is_more = match node {
            Ok(_) if weight >= most => twigs.stop(RecordFlaw::TooMuch),
            Ok(node) => {
                weight += if node.has_other { VARIATION + 1 } else { 1 };
                twigs.add(node)
            }
            Err(flaw) => twigs.stop(flaw),
        };
        if !is_more {
            break;
        }
    }
    while twigs.close() {}
    (twigs.youngest.line, twigs.flaw)
}

/// The line being read, and those it branched off from, the main line first.
struct Twigs {
    older: Vec<Twig>,
    youngest: Twig,
    /// At the end of the youngest.
    position: Position,
    /// How to take back the plies that led there from the start.
    trail: Vec<Undo>,
    /// How many nodes are still to be passed over, as far as is known.
    passed_over: usize,
    flaw: Option<Truncation>,
}

/// A line not yet read to its end.
#[derive(Default)]
struct Twig {
    line: Line,
    /// How many plies lead from the start to this line.
    plies_before: usize,
    /// In place of which ply of the line it branched off from it begins.
    in_place_of: usize,
    /// In place of which of its own plies another move is still to come.
    forks: Vec<usize>,
}

impl Twigs {
    fn new(position: Position) -> Self {
        let (older, trail, youngest) = (Vec::new(), Vec::new(), Twig::default());
        Self { older, youngest, position, trail, passed_over: 0, flaw: None }
    }

    /// Adds a node, and goes to where the next one belongs; `false` if none is to come.
    fn add(&mut self, Node { played, comment, goes_on, has_other }: Node) -> bool {
        if let Some(others) = self.passed_over.checked_sub(1) {
            self.passed_over = others + usize::from(goes_on) + usize::from(has_other);
            return self.passed_over > 0 || self.branch_off();
        }
        if has_other {
            self.fork();
        }
        match self.position.why_illegal(played) {
            None => {
                self.trail.push(self.position.make(played));
                self.youngest.line.plies.push(Ply { comment, ..Ply::new(played) });
            }
            Some(why) => {
                self.note(self.next_ply(), RecordFlaw::IllegalMove { played, why });
                self.passed_over = usize::from(goes_on);
            }
        }
        goes_on || self.branch_off()
    }

    /// Another move is to come in place of the next ply. Alternatives stand beside each other: what stands in
    /// place of a variation's first ply also stands in place of the ply it varies.
    fn fork(&mut self) {
        let ply = self.youngest.line.plies.len();
        match self.older.last_mut() {
            Some(parent) if ply == 0 => parent.forks.push(self.youngest.in_place_of),
            _ => self.youngest.forks.push(ply),
        }
    }

    /// A line is at its end: the next one begins at the last fork.
    fn branch_off(&mut self) -> bool {
        let in_place_of = loop {
            if let Some(ply) = self.youngest.forks.pop() {
                break ply;
            }
            if !self.close() {
                return false;
            }
        };
        let plies_before = self.youngest.plies_before + in_place_of;
        if self.older.len() == DEEPEST {
            self.note(plies_before + 1, RecordFlaw::TooDeep);
            self.passed_over = 1;
            return true;
        }
        let taken_back = self.trail.drain(plies_before.min(self.trail.len())..);
        taken_back.rev().for_each(|undo| self.position.unmake(undo));
        let twig = Twig { plies_before, in_place_of, ..Twig::default() };
        self.older.push(mem::replace(&mut self.youngest, twig));
        true
    }

    /// Hangs the youngest line where it branched off, unless it is the main line.
    fn close(&mut self) -> bool {
        let Some(parent) = self.older.pop() else { return false };
        let Twig { line, in_place_of, .. } = mem::replace(&mut self.youngest, parent);
        if let Some(ply) = self.youngest.line.plies.get_mut(in_place_of).filter(|_| !line.plies.is_empty()) {
            ply.variations.push(line);
        }
        true
    }

    /// No node can be read here: none is to come.
    fn stop(&mut self, flaw: RecordFlaw) -> bool {
        self.note(self.next_ply(), flaw);
        false
    }

    /// Something is wrong with a ply. Of several things the first counts; the main line comes first.
    fn note(&mut self, ply: usize, flaw: RecordFlaw) {
        let in_variation = !self.older.is_empty();
        self.flaw.get_or_insert(Truncation { ply, line: None, in_variation, flaw });
    }

    /// The number of the ply that comes next, counted from the start.
    const fn next_ply(&self) -> usize {
        self.trail.len() + 1
    }
}

#[cfg(test)]
mod tests;
