//! What a game keeps of its end: when it came, what was reported and who has signed.

use crate::game::event::{GameEvent, ResultReported};
use crate::game::state::{Game, Report};

impl Game {
    pub(super) fn evolve_result(&mut self, event: &GameEvent) {
        match event {
            GameEvent::Ended(ended) => {
                self.offers.open = None;
                self.alert = None;
                self.ended = ended.at;
            }
            GameEvent::ResultReported(ResultReported { outcome, reporter, entry, .. }) => {
                self.offers.open = None;
                self.alert = None;
                self.reports.push(Report { reporter: *reporter, entry: *entry, outcome: *outcome });
            }
            GameEvent::SheetSigned(signed) => {
                self.signatures.retain(|known| known.by != signed.by);
                self.signatures.push(signed.clone());
            }
            GameEvent::Reopened(_) | GameEvent::FlagTakenBack(_) => {
                self.reports.clear();
                self.signatures.clear();
                self.ended = None;
                self.flag = None;
            }
            GameEvent::ResultAmended(_) => {
                self.reports.clear();
                self.signatures.clear();
            }
            _ => {}
        }
    }
}
