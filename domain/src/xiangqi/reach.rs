//! How each kind of man goes (**Art. 2.2, 2.3**), as sets of points: from where it stands, and, for a point it
//! might come to, from where. Whose men stand on those points, and what becomes of a General, is asked elsewhere.

use crate::vocabulary::side::Side;
use crate::xiangqi::per_point::{PerPoint, per_point};
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;
use crate::xiangqi::step::{DIAGONAL, ELEPHANT, HORSE, HORSE_FROM_TARGET, Leap, ORTHOGONAL, SIDEWAYS, Step};

/// Where leaps land that pass over one point.
#[derive(Clone, Copy)]
struct Gate {
    over: Squares,
    to: Squares,
}

const SHUT: Gate = Gate { over: Squares::EMPTY, to: Squares::EMPTY };

static LINES: PerPoint<[Squares; 2]> = per_point!(lines_of, [Squares::EMPTY; 2]);
static STRAIGHT: PerPoint<Squares> = per_point!(straight_from, Squares::EMPTY);
static ASLANT: PerPoint<Squares> = per_point!(aslant_from, Squares::EMPTY);
static HORSES: PerPoint<[Gate; 4]> = per_point!(horses_gates, [SHUT; 4]);
static HORSES_HERE: PerPoint<[Gate; 4]> = per_point!(horses_gates_to, [SHUT; 4]);
static ELEPHANTS: PerPoint<[Gate; 4]> = per_point!(elephants_gates, [SHUT; 4]);
static BEARING: PerPoint<Squares> = per_point!(bearing_on_point, Squares::EMPTY);
static RED_SOLDIERS: PerPoint<Squares> = per_point!(red_soldier_from, Squares::EMPTY);
static BLACK_SOLDIERS: PerPoint<Squares> = per_point!(black_soldier_from, Squares::EMPTY);
static RED_SOLDIERS_HERE: PerPoint<Squares> = per_point!(red_soldiers_to, Squares::EMPTY);
static BLACK_SOLDIERS_HERE: PerPoint<Squares> = per_point!(black_soldiers_to, Squares::EMPTY);

/// The file and the rank of a point.
pub(crate) fn lines(of: Square) -> [Squares; 2] {
    *LINES.at(of)
}

/// **Art. 2.2** (帥、將) – one step forward, back or sideways, within the palace. The way back is the same.
pub(crate) fn general(from: Square, side: Side) -> Squares {
    *STRAIGHT.at(from) & Squares::palace(side)
}

/// **Art. 2.2** (士) – one step along the palace's diagonals. The way back is the same.
pub(crate) fn advisor(from: Square, side: Side) -> Squares {
    *ASLANT.at(from) & Squares::palace(side)
}

/// **Art. 2.2** (相、象; 塞象眼) – two points aslant over an empty eye, not across the river. The way back is
/// the same.
#[doc(alias = "塞象眼")]
pub(crate) fn elephant(from: Square, side: Side, occupied: Squares) -> Squares {
    through(ELEPHANTS.at(from), occupied) & Squares::home(side)
}

/// **Art. 2.2** (馬; 蹩馬腿) – a leap lands unless a man of either side stands on the point it passes.
#[doc(alias = "蹩馬腿")]
pub(crate) fn horse(from: Square, occupied: Squares) -> Squares {
    through(HORSES.at(from), occupied)
}

/// From where a Horse comes to this point: its leg lies beside itself, not beside the target.
pub(crate) fn horses_to(target: Square, occupied: Squares) -> Squares {
    through(HORSES_HERE.at(target), occupied)
}

/// The points on which somebody keeps one of these Horses from this target.
pub(crate) fn legs_before(target: Square, horses: Squares) -> Squares {
    let gates = HORSES_HERE.at(target).iter().filter(|gate| !(gate.to & horses).is_empty());
    gates.fold(Squares::EMPTY, |legs, gate| legs | gate.over)
}

/// The points that an attack on this one hangs on: its lines, the horses' points and their legs. Where a man neither leaves nor
/// enters one of them, nothing begins to attack it.
pub(crate) fn bearing_on(target: Square) -> Squares {
    *BEARING.at(target)
}

/// **Art. 2.2** (車) – any distance along a line, up to the first man and taking it. The way back is the same.
pub(crate) fn chariot(from: Square, occupied: Squares) -> Squares {
    let [file, rank] = lines(from);
    occupied.run(from, file) | occupied.run(from, rank)
}

/// **Art. 2.2** – where a Cannon goes without taking: like a Chariot.
/// **Art. 2.3** (炮打隔子) – where it takes: the next man behind exactly one.
#[doc(alias = "炮打隔子")]
#[doc(alias = "炮架")]
pub(crate) fn cannon(from: Square, occupied: Squares) -> Squares {
    let met = chariot(from, occupied);
    let behind = occupied - met;
    (met - occupied) | (chariot(from, behind) & behind)
}

/// **Art. 2.2** (兵、卒) – one step forward; across the river also sideways; never back.
pub(crate) fn soldier(from: Square, side: Side) -> Squares {
    match side {
        Side::Red => *RED_SOLDIERS.at(from),
        Side::Black => *BLACK_SOLDIERS.at(from),
    }
}

/// From where a Soldier comes to this point.
pub(crate) fn soldiers_to(target: Square, side: Side) -> Squares {
    match side {
        Side::Red => *RED_SOLDIERS_HERE.at(target),
        Side::Black => *BLACK_SOLDIERS_HERE.at(target),
    }
}

fn through(gates: &[Gate; 4], occupied: Squares) -> Squares {
    gates.iter().fold(Squares::EMPTY, |landed, gate| {
        if (gate.over & occupied).is_empty() { landed | gate.to } else { landed }
    })
}

const fn lines_of(square: Square) -> [Squares; 2] {
    [Squares::file_of(square), Squares::rank_of(square)]
}

const fn straight_from(from: Square) -> Squares {
    steps(from, &ORTHOGONAL)
}

const fn aslant_from(from: Square) -> Squares {
    steps(from, &DIAGONAL)
}

const fn horses_gates(from: Square) -> [Gate; 4] {
    gates(from, &ORTHOGONAL, &HORSE)
}

const fn horses_gates_to(target: Square) -> [Gate; 4] {
    gates(target, &DIAGONAL, &HORSE_FROM_TARGET)
}

const fn bearing_on_point(target: Square) -> Squares {
    let [file, rank] = lines_of(target);
    let mut bearing = file.or(rank).or(aslant_from(target));
    let gates = horses_gates_to(target);
    let mut gates: &[Gate] = &gates;
    while let [gate, rest @ ..] = gates {
        bearing = bearing.or(gate.to);
        gates = rest;
    }
    bearing
}

const fn elephants_gates(from: Square) -> [Gate; 4] {
    gates(from, &DIAGONAL, &ELEPHANT)
}

const fn red_soldier_from(from: Square) -> Squares {
    soldier_steps(from, Side::Red, Step::forward(Side::Red))
}

const fn black_soldier_from(from: Square) -> Squares {
    soldier_steps(from, Side::Black, Step::forward(Side::Black))
}

const fn red_soldiers_to(target: Square) -> Squares {
    soldier_steps(target, Side::Red, Step::forward(Side::Red).back())
}

const fn black_soldiers_to(target: Square) -> Squares {
    soldier_steps(target, Side::Black, Step::forward(Side::Black).back())
}

/// Ahead, and sideways on the far bank: a step sideways begins and ends on one bank.
const fn soldier_steps(from: Square, side: Side, ahead: Step) -> Squares {
    let forward = steps(from, &[ahead]);
    if from.across_river(side) { forward.or(steps(from, &SIDEWAYS)) } else { forward }
}

const fn steps(from: Square, mut steps: &[Step]) -> Squares {
    let mut reached = Squares::EMPTY;
    while let [step, rest @ ..] = steps {
        if let Some(to) = from.step(*step) {
            reached = reached.with(to);
        }
        steps = rest;
    }
    reached
}

/// One gate for each of four ways out, with the leaps that go through it.
const fn gates(from: Square, ways: &[Step; 4], leaps: &[Leap]) -> [Gate; 4] {
    let mut gates = [SHUT; 4];
    let mut left: &mut [Gate] = &mut gates;
    let mut ways: &[Step] = ways;
    while let ([gate, more @ ..], [way, rest @ ..]) = (left, ways) {
        let mut leaps = leaps;
        while let [leap, others @ ..] = leaps {
            if leap.over.files == way.files
                && leap.over.ranks == way.ranks
                && let Some(to) = from.step(leap.to)
            {
                gate.over = steps(from, &[*way]);
                gate.to = gate.to.with(to);
            }
            leaps = others;
        }
        left = more;
        ways = rest;
    }
    gates
}
