//! From where a span is looked at. A case, its mirror image, and the same with the colours exchanged are one case to the rules; where
//! two ways are equally good, or a search comes to its bound, the order in which moves are looked at would tell them apart. So every
//! span is judged as if Red had begun it, on one of the two hands, and what was found is told as it stands on the board.

use crate::adjudication::judge::Judged;
use crate::adjudication::span::{Ply, Span};
use crate::adjudication::witness::Victim;
use crate::vocabulary::Side;
use crate::xiangqi::{Board, Man, ManId, Move, Position, Square};

/// Which points and sides are taken for which; the way back is the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    mirrored: bool,
    exchanged: bool,
}

impl View {
    /// The one from which this span is judged.
    #[must_use]
    pub fn of(span: &Span) -> Self {
        let first = span.plies().first();
        let exchanged = first.is_some_and(|ply| ply.before.side_to_move() == Side::Black);
        let plain = Self { mirrored: false, exchanged };
        let other = Self { mirrored: true, exchanged };
        let men = first.map(|ply| plain.men(&ply.before).cmp(other.men(&ply.before)));
        let moves = |view: Self| span.plies().iter().map(move |ply| view.played(ply.played));
        // A board that is its own mirror image is told from it by the moves.
        let order = men.unwrap_or(std::cmp::Ordering::Equal).then_with(|| moves(plain).cmp(moves(other)));
        if order.is_gt() { other } else { plain }
    }

    /// The span, looked at so.
    #[must_use]
    pub fn span(self, span: &Span) -> Span {
        let Some(first) = span.plies().first() else { return span.clone() };
        let mut board = Board::empty();
        for (on, man) in first.before.board().men() {
            board.put(self.point(on), self.man(man));
        }
        let mut position = first.before.with_men(board, self.side(first.before.side_to_move()));
        let mut line = Vec::with_capacity(span.plies().len());
        for ply in span.plies() {
            let played = self.played(ply.played);
            line.push((position.clone(), played));
            let _ = position.make(played);
        }
        Span::since(&line, 0)
    }

    /// What was found so, told of the move as it was played.
    #[must_use]
    pub fn told(self, judged: Judged, ply: &Ply) -> Judged {
        let after = |ply: &Ply| {
            let mut after = ply.before.clone();
            let _ = after.make(ply.played);
            after
        };
        let (seen, stands) = (after(&judged.ply), after(ply));
        let id = |id: ManId| {
            let (on, _) = seen.board().men().find(|&(on, _)| seen.board().id_at(on) == Some(id))?;
            stands.board().id_at(self.point(on))
        };
        let line = |line: Vec<Move>| line.into_iter().map(|one| self.played(one)).collect();
        let victim = |victim: Victim| {
            let by = victim.by.into_iter().filter_map(id).collect();
            let (on, man) = (self.point(victim.on), self.man(victim.man));
            Some(Victim { id: id(victim.id)?, man, on, by, line: line(victim.line), ..victim })
        };
        let mut victims: Vec<Victim> = judged.victims.into_iter().filter_map(victim).collect();
        victims.sort_by_key(|victim| victim.on);
        Judged { ply: ply.clone(), victims, mate: line(judged.mate), ..judged }
    }

    /// The men in the order of the points, as they are looked at.
    fn men(self, position: &Position) -> impl Iterator<Item = Option<char>> {
        let man = move |on: Square| position.board().man_at(self.point(on)).map(|man| self.man(man).letter());
        Square::all().map(man)
    }

    fn played(self, played: Move) -> Move {
        Move { from: self.point(played.from), to: self.point(played.to) }
    }

    fn man(self, man: Man) -> Man {
        Man::new(self.side(man.side), man.kind)
    }

    const fn side(self, side: Side) -> Side {
        if self.exchanged { side.opponent() } else { side }
    }

    const fn point(self, on: Square) -> Square {
        // Turning the board half around exchanges the hands as well.
        let on = if self.exchanged { on.turned() } else { on };
        if self.mirrored == self.exchanged { on } else { on.mirrored() }
    }
}
