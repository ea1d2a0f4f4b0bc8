//! The yardstick: a plain generator as many programs have one. A padded array of points, a list of men, each move
//! made, the own General looked at, and the move taken back, down to the last ply. Nothing in it is slow on purpose.

use chuhe_domain::vocabulary::side::Side;
use chuhe_domain::xiangqi::{Kind, Position};

/// Sixteen points a row: three beyond the board on either hand, and more behind, so that nothing leaps off the array.
const ROW: isize = 16;
const EMPTY: u8 = 0;
const EDGE: u8 = 64;
const RED: u8 = 16;
const BLACK: u8 = 32;
const GONE: usize = 0;

/// The kinds of the sixteen men of a side, by their places in its list.
const KINDS: [Kind; 16] = [
    Kind::General,
    Kind::Advisor,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Elephant,
    Kind::Horse,
    Kind::Horse,
    Kind::Chariot,
    Kind::Chariot,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
    Kind::Soldier,
];

const STRAIGHT: [isize; 4] = [1, -1, ROW, -ROW];
const ASLANT: [isize; 4] = [ROW + 1, ROW - 1, -ROW + 1, -ROW - 1];
const LEAPS: [(isize, [isize; 2]); 4] = [
    (1, [2 + ROW, 2 - ROW]),
    (-1, [-2 + ROW, -2 - ROW]),
    (ROW, [2 * ROW + 1, 2 * ROW - 1]),
    (-ROW, [-2 * ROW + 1, -2 * ROW - 1]),
];

pub(crate) struct Mailbox {
    points: [u8; 256],
    /// Where each man stands, red from 16, black from 32.
    men: [usize; 48],
    mover: u8,
}

#[derive(Clone, Copy)]
struct Way {
    from: usize,
    to: usize,
}

/// A list that lies on the stack.
struct Ways {
    ways: [Way; 128],
    count: usize,
}

impl Ways {
    fn push(&mut self, from: usize, to: usize) {
        self.ways[self.count] = Way { from, to };
        self.count += 1;
    }
}

fn point(from: usize, step: isize) -> usize {
    from.wrapping_add_signed(step)
}

fn file(point: usize) -> usize {
    point % 16 - 3
}

fn rank(point: usize) -> usize {
    point / 16 - 3
}

impl Mailbox {
    pub(crate) fn of(position: &Position) -> Self {
        let mut mailbox = Self {
            points: [EDGE; 256],
            men: [GONE; 48],
            mover: match position.side_to_move() {
                Side::Red => RED,
                Side::Black => BLACK,
            },
        };
        for rank in 0..10 {
            for file in 0..9 {
                mailbox.points[(rank + 3) * 16 + file + 3] = EMPTY;
            }
        }
        for (square, man) in position.board().men() {
            let point = (usize::from(square.rank()) + 3) * 16 + usize::from(square.file()) + 3;
            let side = if man.side == Side::Red { RED } else { BLACK };
            let place = (0..16_u8)
                .find(|&place| {
                    KINDS[usize::from(place)] == man.kind && mailbox.men[usize::from(side + place)] == GONE
                })
                .expect("no more men than a set has");
            mailbox.men[usize::from(side + place)] = point;
            mailbox.points[point] = side + place;
        }
        mailbox
    }

    pub(crate) fn perft(&mut self, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut ways = Ways { ways: [Way { from: 0, to: 0 }; 128], count: 0 };
        self.generate(&mut ways);
        let mut nodes = 0;
        for &way in &ways.ways[..ways.count] {
            let captured = self.make(way);
            if !self.general_is_attacked(RED + BLACK - self.mover) {
                nodes += self.perft(depth - 1);
            }
            self.unmake(way, captured);
        }
        nodes
    }

    fn make(&mut self, way: Way) -> u8 {
        let captured = self.points[way.to];
        let man = self.points[way.from];
        self.points[way.to] = man;
        self.points[way.from] = EMPTY;
        self.men[usize::from(man)] = way.to;
        if captured != EMPTY {
            self.men[usize::from(captured)] = GONE;
        }
        self.mover = RED + BLACK - self.mover;
        captured
    }

    fn unmake(&mut self, way: Way, captured: u8) {
        let man = self.points[way.to];
        self.points[way.from] = man;
        self.points[way.to] = captured;
        self.men[usize::from(man)] = way.from;
        if captured != EMPTY {
            self.men[usize::from(captured)] = way.to;
        }
        self.mover = RED + BLACK - self.mover;
    }

    /// Neither the edge nor a man of the mover.
    fn may_land(&self, to: usize) -> bool {
        self.points[to] & (EDGE | self.mover) == 0
    }

    fn generate(&self, ways: &mut Ways) {
        for (place, kind) in KINDS.into_iter().enumerate() {
            let from = self.men[usize::from(self.mover) + place];
            if from == GONE {
                continue;
            }
            match kind {
                Kind::General => self.steps(from, STRAIGHT, ways),
                Kind::Advisor => self.steps(from, ASLANT, ways),
                Kind::Elephant => self.elephant(from, ways),
                Kind::Horse => self.horse(from, ways),
                Kind::Chariot => self.chariot(from, ways),
                Kind::Cannon => self.cannon(from, ways),
                Kind::Soldier => self.soldier(from, ways),
            }
        }
    }

    fn steps(&self, from: usize, steps: [isize; 4], ways: &mut Ways) {
        for step in steps {
            let to = point(from, step);
            if self.may_land(to) && (3..=5).contains(&file(to)) && (rank(to) <= 2 || rank(to) >= 7) {
                ways.push(from, to);
            }
        }
    }

    fn elephant(&self, from: usize, ways: &mut Ways) {
        for step in ASLANT {
            let to = point(from, 2 * step);
            if self.points[point(from, step)] == EMPTY
                && self.may_land(to)
                && (rank(from) <= 4) == (rank(to) <= 4)
            {
                ways.push(from, to);
            }
        }
    }

    fn horse(&self, from: usize, ways: &mut Ways) {
        for (leg, leaps) in LEAPS {
            if self.points[point(from, leg)] == EMPTY {
                for leap in leaps {
                    if self.may_land(point(from, leap)) {
                        ways.push(from, point(from, leap));
                    }
                }
            }
        }
    }

    fn chariot(&self, from: usize, ways: &mut Ways) {
        for step in STRAIGHT {
            let mut to = point(from, step);
            while self.points[to] == EMPTY {
                ways.push(from, to);
                to = point(to, step);
            }
            if self.may_land(to) {
                ways.push(from, to);
            }
        }
    }

    fn cannon(&self, from: usize, ways: &mut Ways) {
        for step in STRAIGHT {
            let mut to = point(from, step);
            while self.points[to] == EMPTY {
                ways.push(from, to);
                to = point(to, step);
            }
            if self.points[to] != EDGE {
                to = point(to, step);
                while self.points[to] == EMPTY {
                    to = point(to, step);
                }
                if self.may_land(to) {
                    ways.push(from, to);
                }
            }
        }
    }

    fn soldier(&self, from: usize, ways: &mut Ways) {
        let (ahead, across) =
            if self.mover == RED { (ROW, rank(from) >= 5) } else { (-ROW, rank(from) <= 4) };
        if self.may_land(point(from, ahead)) {
            ways.push(from, point(from, ahead));
        }
        if across {
            for step in [1, -1] {
                if self.may_land(point(from, step)) {
                    ways.push(from, point(from, step));
                }
            }
        }
    }

    fn is(&self, at: usize, side: u8, kind: Kind) -> bool {
        let man = self.points[at];
        man & side != 0 && KINDS[usize::from(man & 15)] == kind
    }

    /// Attacked, or face to face with the other.
    fn general_is_attacked(&self, side: u8) -> bool {
        let general = self.men[usize::from(side)];
        let by = RED + BLACK - side;
        for step in STRAIGHT {
            let mut at = point(general, step);
            while self.points[at] == EMPTY {
                at = point(at, step);
            }
            if self.is(at, by, Kind::Chariot) || (step.abs() == ROW && self.is(at, by, Kind::General)) {
                return true;
            }
            if self.points[at] != EDGE {
                at = point(at, step);
                while self.points[at] == EMPTY {
                    at = point(at, step);
                }
                if self.is(at, by, Kind::Cannon) {
                    return true;
                }
            }
        }
        for aslant in ASLANT {
            if self.points[point(general, aslant)] == EMPTY {
                let sideways = if aslant.rem_euclid(ROW) == 1 { 1 } else { -1 };
                if self.is(point(general, aslant + sideways), by, Kind::Horse)
                    || self.is(point(general, aslant + aslant - sideways), by, Kind::Horse)
                {
                    return true;
                }
            }
        }
        let ahead = if side == RED { ROW } else { -ROW };
        [ahead, 1, -1].into_iter().any(|step| self.is(point(general, step), by, Kind::Soldier))
    }
}
