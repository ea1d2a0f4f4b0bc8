//! What a move newly chases by a capture that is possible at once (`wxf-2018`): a threat counts as old though it could not be
//! carried out before, the taker being mated for it.

use crate::adjudication::budget::Budget;
use crate::adjudication::chase::Chased;
use crate::adjudication::gain::Gain;
use crate::adjudication::law::Law;
use crate::adjudication::stage::Stage;
use crate::adjudication::threat::{Threat, threats};

/// What a move newly chases.
#[must_use]
pub fn by_capture(stage: &mut Stage, law: &Law, budget: &mut Budget) -> Chased {
    let old = threats(&mut stage.before, law, true, budget);
    let new = threats(&mut stage.after, law, false, budget);
    let was = |threat: &Threat| {
        let lesser = threat.by_general_or_soldier();
        old.iter().any(|one| one.victim == threat.victim && one.by_general_or_soldier() == lesser)
    };
    let fresh = new.iter().filter(|threat| !threat.by_general_or_soldier() && !was(threat));
    Chased { ways: fresh.map(Gain::from).collect(), ..Chased::default() }
}
