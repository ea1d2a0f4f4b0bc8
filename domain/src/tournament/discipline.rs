//! People and discipline: the officials, the penalties, the appeals, and what was noted of the hall.
//!
//! Here it is folded from the tournament's events. What may be done about it stand in `officials`, `penalties`, `appeals`
//! and `hall_notes` beside; how penalties move places (18.4) is left to the standings.

pub mod appeal;
pub mod measure;
pub mod official;
pub mod penalty;
pub mod refusal;
pub mod terms;

use std::collections::BTreeMap;

pub use appeal::Appeal;
pub use official::Official;
pub use penalty::Penalty;

use crate::standings::Penalties;
use crate::tournament::event::TournamentEvent;
use crate::tournament::event::hall_notes::{EquipmentInspected, IncidentRecorded};
use crate::tournament::event::officials::Office;
use crate::tournament::event::penalties::PenaltyKind;
use crate::vocabulary::{EntryId, PersonalId, TokenId};

/// People and discipline of one tournament; everything by its number, from 1.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Discipline {
    /// The officials.
    pub officials: BTreeMap<u32, Official>,
    /// The penalties.
    pub penalties: BTreeMap<u32, Penalty>,
    /// The appeals.
    pub appeals: BTreeMap<u32, Appeal>,
    /// The incidents.
    pub incidents: BTreeMap<u32, IncidentRecorded>,
    /// The inspections.
    pub inspections: BTreeMap<u32, EquipmentInspected>,
    /// The texts about each entrant that the ledger refers to and still has.
    about: BTreeMap<EntryId, Vec<PersonalId>>,
}

/// The number that comes next.
#[must_use]
pub fn next<T>(numbered: &BTreeMap<u32, T>) -> u32 {
    numbered.last_key_value().map_or(1, |(last, _)| last.saturating_add(1))
}

impl Discipline {
    /// 18.4 – the penalties that count against an entrant.
    #[must_use]
    pub fn penalties_of(&self, entry: EntryId) -> Penalties {
        let mut count = Penalties::default();
        for penalty in self.penalties.values().filter(|penalty| penalty.in_force()) {
            match penalty.given.kind {
                _ if penalty.given.entry != entry => {}
                PenaltyKind::Warning => count.warnings = count.warnings.saturating_add(1),
                PenaltyKind::Removal => count.removals = count.removals.saturating_add(1),
                PenaltyKind::Expulsion => {}
            }
        }
        count
    }

    /// **Art. 18.3** – the penalty by which an entrant is expelled.
    #[must_use]
    pub fn expelled_by(&self, entry: EntryId) -> Option<u32> {
        let expels = |penalty: &Penalty| penalty.given.entry == entry && penalty.expels();
        self.penalties.iter().find(|(_, penalty)| expels(penalty)).map(|(number, _)| *number)
    }

    /// Who holds an office now.
    pub fn in_office(&self, office: Office) -> impl Iterator<Item = (u32, &Official)> {
        let holders = self.officials.iter().map(|(number, official)| (*number, official));
        holders.filter(move |(_, official)| official.office == office && official.is_in_office())
    }

    /// **Art. 16.3** – whether an arbitration committee sits by what is on record of the officials.
    #[must_use]
    pub fn committee_sits(&self) -> bool {
        self.in_office(Office::ArbitrationCommittee).next().is_some()
    }

    /// The official in office for whom the token acts.
    #[must_use]
    pub fn acts_for(&self, token: TokenId) -> Option<u32> {
        let acts = |official: &Official| official.token == Some(token) && official.is_in_office();
        self.officials.iter().find(|(_, official)| acts(official)).map(|(number, _)| *number)
    }

    /// Whether the token acted for an official, and acts for none any more.
    #[must_use]
    pub fn is_out_of_office(&self, token: TokenId) -> bool {
        let mut named = self.officials.values().filter(|official| official.token == Some(token)).peekable();
        named.peek().is_some() && !named.any(Official::is_in_office)
    }

    /// From whom the arbiter is barred for whom the token acts.
    pub fn bars_of(&self, token: TokenId) -> impl Iterator<Item = EntryId> {
        let named = self.officials.values().filter(move |official| official.token == Some(token));
        named.filter(|official| official.is_in_office()).flat_map(|official| official.barred.keys().copied())
    }

    /// The texts about an entrant that stand here.
    pub fn texts_about(&self, entry: EntryId) -> impl Iterator<Item = PersonalId> {
        self.about.get(&entry).into_iter().flatten().copied()
    }

    /// People and discipline after an event of the tournament; most of them say nothing of either.
    pub fn evolve(&mut self, event: &TournamentEvent) {
        match event {
            TournamentEvent::OfficialAppointed(appointed) => {
                if let Some(replaced) = appointed.replaces.and_then(|old| self.officials.get_mut(&old)) {
                    replaced.replaced_by = Some(appointed.official);
                }
                self.officials.insert(appointed.official, Official::new(appointed));
            }
            TournamentEvent::OfficialReleased(released) => {
                if let Some(official) = self.officials.get_mut(&released.official) {
                    official.personal.push(released.reason.id);
                    official.released = Some(released.reason.clone());
                }
            }
            TournamentEvent::ArbiterBarred(bar) => {
                if let Some(official) = self.officials.get_mut(&bar.official) {
                    official.personal.push(bar.reason.id);
                    official.barred.insert(bar.entry, bar.reason.clone());
                }
                self.tell_of([bar.entry], bar.reason.id);
            }
            TournamentEvent::BarLifted(bar) => {
                if let Some(official) = self.officials.get_mut(&bar.official) {
                    official.personal.push(bar.reason.id);
                    official.barred.remove(&bar.entry);
                }
                self.tell_of([bar.entry], bar.reason.id);
            }
            TournamentEvent::PenaltyGiven(given) => {
                let penalty = Penalty { given: given.clone(), lifted: None, withdrew: false };
                self.penalties.insert(given.penalty, penalty);
                self.tell_of([given.entry], given.note.id);
            }
            TournamentEvent::PenaltyLifted(lifted) => {
                if let Some(penalty) = self.penalties.get_mut(&lifted.penalty) {
                    penalty.lifted = Some(lifted.reason.clone());
                    let entry = penalty.given.entry;
                    self.tell_of([entry], lifted.reason.id);
                }
            }
            // Art. 18.3: an expulsion's own withdrawal has the expulsion's own words.
            TournamentEvent::EntryWithdrew(withdrew) => {
                for penalty in self.penalties.values_mut().filter(|penalty| penalty.expels()) {
                    penalty.withdrew |= penalty.given.note.id == withdrew.reason.id;
                }
            }
            TournamentEvent::EntryReinstated(reinstated) => {
                for penalty in self.penalties.values_mut() {
                    penalty.withdrew &= penalty.given.entry != reinstated.entry;
                }
            }
            TournamentEvent::AppealLodged(lodged) => {
                let appeal = Appeal { lodged: lodged.clone(), admitted: None, decided: None };
                self.appeals.insert(lodged.appeal, appeal);
                self.tell_of(lodged.parties.iter().copied(), lodged.ground.id);
            }
            TournamentEvent::AppealAdmitted(admitted) => {
                if let Some(appeal) = self.appeals.get_mut(&admitted.appeal) {
                    appeal.admitted = Some(admitted.reason.clone());
                    let parties = appeal.lodged.parties.clone();
                    self.tell_of(parties, admitted.reason.id);
                }
            }
            TournamentEvent::AppealDecided(decided) => {
                if let Some(appeal) = self.appeals.get_mut(&decided.appeal) {
                    appeal.decided = Some(decided.clone());
                    let parties = appeal.lodged.parties.clone();
                    self.tell_of(parties, decided.reason.id);
                }
            }
            TournamentEvent::IncidentRecorded(incident) => {
                self.incidents.insert(incident.incident, incident.clone());
                self.tell_of(incident.entries.iter().copied(), incident.what.id);
            }
            TournamentEvent::EquipmentInspected(inspected) => {
                self.inspections.insert(inspected.inspection, inspected.clone());
            }
            TournamentEvent::PersonErased(erased) => self.forget(&erased.personal),
            TournamentEvent::OfficialErased(erased) => self.forget(&erased.personal),
            _ => {}
        }
    }

    /// A text speaks of these entrants, and goes with whoever is erased first.
    fn tell_of(&mut self, entries: impl IntoIterator<Item = EntryId>, text: PersonalId) {
        for entry in entries {
            self.about.entry(entry).or_default().push(text);
        }
    }

    fn forget(&mut self, texts: &[PersonalId]) {
        let of_officials = self.officials.values_mut().map(|official| &mut official.personal);
        for known in self.about.values_mut().chain(of_officials) {
            known.retain(|id| !texts.contains(id));
        }
    }
}
