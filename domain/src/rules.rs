//! Temporary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    pub natural_limit_rounds: u32,
    pub counted_checks: u32,
    pub surplus_check_drops: SurplusCheck,
    pub natural_limit_unasked: bool,
    pub claim_penalty_ms: u64,
    pub fouls_to_lose: u32,
    pub omitted_plies_per_foul: u32,
    pub omission_grace_ms: u64,
    pub late_limit_ms: Option<u64>,
    pub illegal_move: IllegalMovePolicy,
    pub draw_offer_from_round: u32,
}
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SurplusCheck {
    Round,
    Ply,
}
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalMovePolicy {
    Loses,
    SecondLoses,
}
pub fn article(n: &str) -> Option<()> {
    n.starts_with(|c: char| c.is_ascii_digit()).then_some(())
}
impl Default for Rules {
    fn default() -> Self {
        Self {
            natural_limit_rounds: 60,
            counted_checks: 10,
            surplus_check_drops: SurplusCheck::Round,
            natural_limit_unasked: true,
            claim_penalty_ms: 300_000,
            fouls_to_lose: 3,
            omitted_plies_per_foul: 4,
            omission_grace_ms: 180_000,
            late_limit_ms: None,
            illegal_move: IllegalMovePolicy::Loses,
            draw_offer_from_round: 1,
        }
    }
}
