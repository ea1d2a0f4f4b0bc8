//! A line that grows ply by ply, with variations that open and close. Every move is played on a board before it
//! is kept. Where a line was cut, what follows in it is passed over, and its variations with it.

use crate::vocabulary::side::Side;
use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::{MOST_PLIES, RecordError, RecordFlaw, VARIATION};
use crate::xiangqi::records::line::{DEEPEST, Line, Ply};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Truncation;

/// One line, as far as it has grown.
#[derive(Debug)]
struct Branch {
    line: Line,
    /// How many plies lead to it.
    earlier: usize,
    /// The position before its last ply: where that ply's variations begin.
    before: Position,
    now: Position,
    cut: bool,
}

impl Branch {
    fn new(start: Position, earlier: usize) -> Self {
        Self { line: Line::default(), earlier, before: start.clone(), now: start, cut: false }
    }
}

/// A main line, and the variations that are open, each within the one before.
#[derive(Debug)]
pub(super) struct Growth {
    start: Position,
    main: Branch,
    open: Vec<Branch>,
    /// How many variations are open that are passed over.
    passed_over: usize,
    truncated: Option<Truncation>,
    weight: usize,
}

impl Growth {
    pub(super) fn new(start: Position) -> Self {
        let main = Branch::new(start.clone(), 0);
        Self { start, main, open: Vec::new(), passed_over: 0, truncated: None, weight: 0 }
    }

    /// The number of the ply that comes next, from 1, counted through the line that is growing.
    pub(super) fn next_ply(&self) -> usize {
        let branch = self.open.last().unwrap_or(&self.main);
        branch.earlier + branch.line.plies.len() + 1
    }

    /// Who plays that ply; nobody does where the line was cut.
    pub(super) fn next_side(&mut self) -> Option<Side> {
        self.growing().map(|branch| branch.now.side_to_move())
    }

    /// How many plies there are, in variations too, as [`MOST_PLIES`] counts them.
    pub(super) const fn weight(&self) -> usize {
        self.weight
    }

    /// Where play begins.
    pub(super) const fn start(&self) -> &Position {
        &self.start
    }

    /// The ply that `read` makes of the position it is shown.
    pub(super) fn play(
        &mut self,
        read: impl FnOnce(&Position) -> Result<Move, RecordFlaw>,
    ) -> Result<(), RecordFlaw> {
        if self.weight >= MOST_PLIES {
            return Err(RecordFlaw::TooMuch);
        }
        let Some(branch) = self.growing() else { return Ok(()) };
        let played = read(&branch.now)?;
        branch.before.clone_from(&branch.now);
        branch.now.play(played).map_err(|why| RecordFlaw::IllegalMove { played, why })?;
        branch.line.plies.push(Ply::new(played));
        self.weight += 1;
        Ok(())
    }

    /// What is said after the last ply, or before the first.
    pub(super) fn comment(&mut self, text: String) {
        let Some(Branch { line, .. }) = self.growing() else { return };
        let comment = line.plies.last_mut().map_or(&mut line.comment, |ply| &mut ply.comment);
        match comment {
            _ if text.is_empty() => {}
            None => *comment = Some(text),
            Some(said) => {
                said.push('\n');
                said.push_str(&text);
            }
        }
    }

    /// A variation of the last ply begins. Where it cannot, it is passed over, and the line that it would leave is to
    /// be cut.
    pub(super) fn open(&mut self) -> Result<(), RecordFlaw> {
        let Some(Branch { line, earlier, before, .. }) = self.growing() else {
            self.passed_over += 1;
            return Ok(());
        };
        let flaw = match line.plies.len().checked_sub(1) {
            None => RecordFlaw::VariationOutOfPlace { given: "(".to_owned() },
            Some(before_last) => {
                let branch = Branch::new(before.clone(), *earlier + before_last);
                if self.open.len() < DEEPEST {
                    self.weight += VARIATION;
                    self.open.push(branch);
                    return Ok(());
                }
                RecordFlaw::TooDeep
            }
        };
        self.passed_over += 1;
        Err(flaw)
    }

    /// The variation that was opened last ends.
    pub(super) fn close(&mut self) -> Result<(), RecordFlaw> {
        if let Some(left) = self.passed_over.checked_sub(1) {
            self.passed_over = left;
            return Ok(());
        }
        let Branch { line, .. } = self.open.pop().ok_or(RecordFlaw::StrayParenthesis)?;
        let parent = self.open.last_mut().unwrap_or(&mut self.main);
        if let Some(ply) = parent.line.plies.last_mut().filter(|_| line != Line::default()) {
            ply.variations.push(line);
        }
        Ok(())
    }

    /// Something is wrong here, on this line of the file.
    ///
    /// # Errors
    /// That, if the reading is strict; else the line that is growing is cut.
    pub(super) fn fault(
        &mut self,
        flaw: RecordFlaw,
        line: usize,
        reading: Reading,
    ) -> Result<(), RecordError> {
        match reading {
            Reading::Strict => {
                Err(RecordError { game: None, ply: Some(self.next_ply()), line: Some(line), flaw })
            }
            Reading::Lenient => {
                self.cut(flaw, line);
                Ok(())
            }
        }
    }

    /// Cuts the line that is growing, or says that it was cut: here, because of this.
    pub(super) fn cut(&mut self, flaw: RecordFlaw, line: usize) {
        let is_main = self.open.is_empty();
        if self.truncated.is_none() || (is_main && !self.main.cut) {
            let ply = self.next_ply();
            self.truncated = Some(Truncation { ply, line: Some(line), in_variation: !is_main, flaw });
        }
        self.open.last_mut().unwrap_or(&mut self.main).cut = true;
    }

    /// Where the line that is growing has come to, unless it was cut.
    pub(super) fn now(&self) -> Option<&Position> {
        let branch = self.open.last().unwrap_or(&self.main);
        (!branch.cut).then_some(&branch.now)
    }

    /// Whether any line was cut.
    pub(super) const fn is_cut(&self) -> bool {
        self.truncated.is_some()
    }

    /// Whether a variation is open.
    pub(super) fn is_open(&self) -> bool {
        self.passed_over > 0 || !self.open.is_empty()
    }

    /// Where it began, all that has grown, and where that was cut.
    pub(super) fn finish(mut self) -> (Position, Line, Option<Truncation>) {
        self.passed_over = 0;
        while self.close().is_ok() {}
        (self.start, self.main.line, self.truncated)
    }

    /// The line that is growing, unless it was cut.
    fn growing(&mut self) -> Option<&mut Branch> {
        Some(self.open.last_mut().unwrap_or(&mut self.main)).filter(|branch| !branch.cut)
    }
}
