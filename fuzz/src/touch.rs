//! Rulings on touched men. The bytes are a line with a FEN, and a line of squares, with `=` before them where they
//! were touched together.

use chuhe_domain::xiangqi::touch::{Obligation, TouchOrder};
use chuhe_domain::xiangqi::{Position, Square, Status};

/// Nobody is obliged to what is illegal, or to nothing; a foul is a man that cannot be moved or taken; and there
/// is a ruling wherever men were touched in a running game.
pub fn touch_obliges_legal_moves(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (fen, touched) = text.split_once('\n').unwrap_or(("", &text));
    let position = Position::from_fen(fen).unwrap_or_default();
    let order = if touched.starts_with('=') { TouchOrder::Together } else { TouchOrder::OneByOne };
    let squares: Vec<Square> =
        touched.trim_start_matches('=').split_whitespace().filter_map(|one| one.parse().ok()).collect();
    let nobody = squares.is_empty() || squares.iter().any(|&at| position.board().man_at(at).is_none());

    let Ok(ruling) = position.touch_ruling(&squares, order) else {
        let over = position.status() != Status::Ongoing || position.neither_side_can_attack();
        assert!(nobody || over, "no ruling on {text}");
        return;
    };
    let legal = position.legal_moves();
    if let Obligation::Bound { to, .. } = &ruling.obligation {
        assert!(!to.is_empty() && to.iter().all(|one| legal.contains(one)), "{ruling:?}");
        assert!(to.iter().all(|one| squares.contains(&one.from) || squares.contains(&one.to)), "{ruling:?}");
    }
    for foul in &ruling.fouls {
        let man = foul.touched();
        let own = man.man.side == position.side_to_move();
        let useful = legal.iter().any(|one| if own { one.from } else { one.to } == man.square);
        assert!(!useful, "{foul:?}");
    }
}
