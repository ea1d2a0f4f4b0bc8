//! Who plays, and what happens to whom. Nobody could be taken for a real person.

/// The tournament's title.
pub const TITLE: &str = "Chuhe demo 楚河示例賽: eight invented players";

/// What the tournament is drawn from, where nothing else is asked for.
pub const SEED: &str = "楚河";

/// The entrants, in the order of registration: their names and ratings.
pub const ENTRANTS: [(&str, u32); 8] = [
    ("Example 甲 (Ada)", 2310),
    ("Example 乙 (Bea)", 2255),
    ("Example 丙 (Cy)", 2240),
    ("Example 丁 (Dot)", 2180),
    ("Example 戊 (Edo)", 2165),
    ("Example 己 (Fay)", 2120),
    ("Example 庚 (Gus)", 2075),
    ("Example 辛 (Hal)", 2030),
];

/// The entrant who leaves, counted from 0 in the order of registration.
pub const LEAVES: usize = 4;
/// After which round: 3 of 7 opponents are met, which is fewer than half (**Art. 20.3**).
pub const LEAVES_AFTER: u32 = 3;
/// The round in which somebody does not come.
pub const ABSENCE_IN: u32 = 2;
/// The round in which two reports differ.
pub const DISPUTE_IN: u32 = 5;
/// How many rounds there are.
pub const ROUNDS: u32 = 7;
/// How many tables there are in each.
pub const TABLES: u32 = 4;
/// Where the game in dispute stops: what happened then, two scorers tell in two ways.
pub const DISPUTE_AFTER_PLIES: usize = 60;
