//! Articles 24–29 on the blackboard: small positions drawn for each clause, most with another beside them that differs by a
//! man or a point and is ruled otherwise. Every case is ruled mirrored and with the colours exchanged as well.

mod attacks;
mod case;
mod chase;
mod checks;
mod doubts;
mod editions;
mod ground;
mod heavier;
mod laws;
mod lesser;
mod men;
mod roots;
mod rounds;
mod span;
mod standing;
