//! The tournament after each event: of its own, and of its games.

use std::collections::BTreeSet;

use crate::game::{Card, GameEvent};
use crate::tournament::event::{
    AbsenceAnnounced, AbsenceLifted, ByeRequestLifted, ByeRequested, EntryAdmitted, EntryWithdrew,
    LineUpRuled, LineUpSubmitted, LineUpsAnnulled, LotsDrawn, MatchDecided, PairingChanged, PairingResumed,
    TournamentEvent, WithdrawalEffect,
};
use crate::tournament::field::{Entry, Particulars, Withdrawal};
use crate::tournament::meetings::is_over;
use crate::tournament::rounds::{Match, MatchDecision, Round, RoundStatus};
use crate::tournament::stages::Group;
use crate::tournament::state::Tournament;
use crate::vocabulary::{EntryId, GameId, MatchId, PersonalId, PersonalRef};

impl Tournament {
    /// More groups than any stage has, so that no event can ask for unbounded room.
    const MOST_GROUPS: usize = 64;

    /// The tournament after an event of one of its games.
    pub fn evolve_game(&mut self, game: GameId, event: &GameEvent) {
        match (self.games.get_mut(&game), event) {
            (None, GameEvent::Scheduled(scheduled)) => {
                self.games.insert(game, Card::new(scheduled));
            }
            (Some(card), event) => card.evolve(event),
            // A game's first event sets it down; anything else before it is for `verify` to name.
            (None, _) => {}
        }
    }

    /// The tournament after one of its own events.
    pub fn evolve(&mut self, event: &TournamentEvent) {
        self.discipline.evolve(event);
        match event {
            TournamentEvent::Created(created) => self.title = Some(created.title.clone()),
            TournamentEvent::Retitled(retitled) => self.title = Some(retitled.title.clone()),
            TournamentEvent::MadePublic(_) => self.public = true,
            TournamentEvent::RegulationsSet(set) => self.regulations = (*set.regulations).clone(),
            TournamentEvent::EntryRegistered(new) => {
                let particulars = Particulars {
                    names: new.names.clone(),
                    categories: new.categories.clone(),
                    player: new.player,
                    kind: new.kind,
                    team: new.team,
                };
                self.describe(new.entry, &new.name, new.federation.clone(), new.rating, particulars);
                if let Some(team) = new.team {
                    self.rosters.entry(team).or_default().push(new.entry);
                }
            }
            TournamentEvent::EntryAmended(new) => {
                let known = self.entries.get(&new.entry).map(|entry| entry.particulars.clone());
                let particulars = Particulars {
                    names: new.names.clone(),
                    categories: new.categories.clone(),
                    ..known.unwrap_or_default()
                };
                self.describe(new.entry, &new.name, new.federation.clone(), new.rating, particulars);
            }
            TournamentEvent::RegistrationClosed(_) => self.registration_closed = true,
            TournamentEvent::LotsCommitted(committed) => {
                let stage = self.stages.entry(committed.stage).or_default();
                stage.commitment = Some(committed.commitment.clone());
            }
            TournamentEvent::LotsDrawn(drawn) => self.draw_lots(drawn),
            TournamentEvent::LotsAnnulled(annulled) => {
                self.stages.remove(&annulled.stage);
            }
            TournamentEvent::RegistrationReopened(_) => self.registration_closed = false,
            TournamentEvent::WithdrawalAmended(amended) => {
                if let Some(entry) = self.entries.get_mut(&amended.entry) {
                    entry.personal.push(amended.reason.id);
                    if let Some(withdrawal) = &mut entry.withdrawal {
                        withdrawal.consent = amended.consent;
                        withdrawal.reason = amended.reason.clone();
                    }
                }
            }
            TournamentEvent::RoundPaired(paired) => {
                self.rounds.insert(paired.round, Round::paired(paired));
            }
            TournamentEvent::PlayOffOrdered(ordered) => {
                self.change_match(ordered.of, |it| it.games.extend(ordered.pairings.iter().cloned()));
            }
            TournamentEvent::MatchDecided(MatchDecided { of, winner, by, reason, .. }) => {
                let on = self.match_of(*of).map(|(_, of)| self.outcomes_of(of)).unwrap_or_default();
                self.change_match(*of, |it| {
                    it.decision = Some(MatchDecision { winner: *winner, by: *by, on });
                });
                self.file_with_two(*of, reason);
            }
            TournamentEvent::PairingChanged(changed) => self.change_pairings(changed),
            TournamentEvent::RosterOrdered(ordered) => {
                let roster = self.rosters.entry(ordered.team).or_default();
                // Who has left is not named, and may come back.
                roster.retain(|member| !ordered.order.contains(member));
                roster.splice(0..0, ordered.order.iter().copied());
            }
            TournamentEvent::LineUpSubmitted(LineUpSubmitted { of, team, line_up, .. }) => {
                self.change_match(*of, |it| it.line_up(*team, line_up));
            }
            TournamentEvent::BoardsSeated(seated) => self.change_match(seated.of, |it| it.seat(seated)),
            TournamentEvent::LineUpsAnnulled(LineUpsAnnulled { of, reason, .. }) => {
                self.change_match(*of, Match::unseat);
                self.file_with_two(*of, reason);
            }
            TournamentEvent::LineUpRuled(LineUpRuled { of, team, boards, reason, .. }) => {
                self.change_match(*of, |it| it.lose_boards(*team, boards));
                self.file_with_two(*of, reason);
            }
            TournamentEvent::RoundAnnulled(annulled) => {
                self.rounds.remove(&annulled.round);
            }
            TournamentEvent::RoundPublished(of) => {
                if let Some(round) = self.rounds.get_mut(&of.round) {
                    round.publish(of.at);
                }
            }
            TournamentEvent::RoundUnpublished(of) => self.set_round(of.round, RoundStatus::Paired),
            TournamentEvent::RoundClosed(of) => self.set_round(of.round, RoundStatus::Closed),
            TournamentEvent::RoundReopened(of) => self.set_round(of.round, RoundStatus::Published),
            TournamentEvent::PlacesSettled(settled) => self.settle(settled),
            TournamentEvent::EntryWithdrew(withdrew) => self.withdraw(withdrew),
            TournamentEvent::EntryReinstated(reinstated) => {
                if let Some(entry) = self.entries.get_mut(&reinstated.entry) {
                    entry.withdrawal = None;
                    entry.personal.push(reinstated.reason.id);
                }
                self.hold_numbers();
            }
            TournamentEvent::PersonErased(erased) => {
                let of_entries = self.entries.values_mut().map(|entry| &mut entry.personal);
                let of_games = self.games.values_mut().map(|card| &mut card.personal);
                for personal in of_entries.chain(of_games) {
                    personal.retain(|id| !erased.personal.contains(id));
                }
            }
            TournamentEvent::HallStopped(stopped) => self.hall_stopped = Some(stopped.at),
            TournamentEvent::HallRestarted(_) => self.hall_stopped = None,
            TournamentEvent::Closed(_) => self.closed = true,
            TournamentEvent::CalledOff(_) => (self.closed, self.called_off) = (true, true),
            TournamentEvent::Reopened(_) => (self.closed, self.called_off) = (false, false),
            TournamentEvent::EntryAdmitted(admitted) => self.admit(admitted),
            TournamentEvent::AbsenceAnnounced(AbsenceAnnounced { entry, round, reason }) => {
                self.absences.entry(*round).or_default().insert(*entry, reason.clone());
                self.speak_of([*entry], reason.id);
            }
            TournamentEvent::AbsenceLifted(AbsenceLifted { entry, round }) => {
                self.absences.entry(*round).or_default().remove(entry);
            }
            TournamentEvent::ByeRequested(ByeRequested { entry, round, reason }) => {
                self.bye_requests.entry(*round).or_default().insert(*entry, reason.clone());
                self.speak_of([*entry], reason.id);
            }
            TournamentEvent::ByeRequestLifted(ByeRequestLifted { entry, round }) => {
                self.bye_requests.entry(*round).or_default().remove(entry);
            }
            TournamentEvent::PairingResumed(PairingResumed { entry, after, reason }) => {
                self.resumed.insert(*entry, *after);
                self.speak_of([*entry], reason.id);
            }
            TournamentEvent::StageEnded(ended) => {
                self.stages.entry(ended.stage).or_default().ended = true;
            }
            TournamentEvent::StageResumed(resumed) => {
                let stage = self.stages.entry(resumed.stage).or_default();
                // **Art. 15.6** – who shares a place is to be found anew.
                (stage.ended, stage.settled) = (false, Vec::new());
            }
            TournamentEvent::OfficialAppointed(_)
            | TournamentEvent::OfficialReleased(_)
            | TournamentEvent::ArbiterBarred(_)
            | TournamentEvent::BarLifted(_)
            | TournamentEvent::OfficialErased(_)
            | TournamentEvent::PenaltyGiven(_)
            | TournamentEvent::PenaltyLifted(_)
            | TournamentEvent::AppealLodged(_)
            | TournamentEvent::AppealAdmitted(_)
            | TournamentEvent::AppealDecided(_)
            | TournamentEvent::IncidentRecorded(_)
            | TournamentEvent::EquipmentInspected(_) => {}
        }
    }

    fn describe(
        &mut self,
        id: EntryId,
        name: &PersonalRef,
        federation: Option<String>,
        rating: Option<u32>,
        particulars: Particulars,
    ) {
        let registered = u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1);
        let entry = self.entries.entry(id).or_insert_with(|| Entry {
            id,
            registered,
            name: name.clone(),
            federation: None,
            rating: None,
            particulars: Particulars::default(),
            withdrawal: None,
            personal: Vec::new(),
        });
        entry.name = name.clone();
        entry.federation = federation;
        entry.rating = rating;
        entry.particulars = particulars;
        let names: Vec<_> = entry.names().collect();
        entry.personal.extend(names);
    }

    fn set_round(&mut self, number: u32, status: RoundStatus) {
        if let Some(round) = self.rounds.get_mut(&number) {
            round.status = status;
        }
    }

    fn draw_lots(&mut self, drawn: &LotsDrawn) {
        let stage = self.stages.entry(drawn.stage).or_default();
        stage.commitment = None;
        let whole = stage.draw.is_none() || drawn.groups.is_empty();
        let draw = stage.draw.get_or_insert_default();
        if whole {
            draw.seed.clone_from(&drawn.seed);
        }
        let of = |order: &Vec<_>| Group::drawn(order.clone(), drawn.seed.clone());
        if drawn.groups.is_empty() {
            draw.groups = vec![of(&drawn.order)];
        }
        for new in &drawn.groups {
            let index = usize::try_from(new.group).unwrap_or(usize::MAX).saturating_sub(1);
            if draw.groups.len() <= index && index < Self::MOST_GROUPS {
                draw.groups.resize_with(index + 1, Group::default);
            }
            if let Some(group) = draw.groups.get_mut(index) {
                *group = of(&new.order);
            }
        }
    }

    /// The entrant takes a number that nobody held: the bye's is the one after the last.
    fn admit(&mut self, admitted: &EntryAdmitted) {
        let EntryAdmitted { entry, stage, group, number, reason } = admitted;
        self.speak_of([*entry], reason.id);
        let draw = self.stages.get_mut(stage).and_then(|stage| stage.draw.as_mut());
        let index = usize::try_from(*group).unwrap_or(usize::MAX).saturating_sub(1);
        if let Some(group) = draw.and_then(|draw| draw.groups.get_mut(index)) {
            group.admit(*entry, *number);
        }
    }

    fn change_match(&mut self, id: MatchId, change: impl FnOnce(&mut Match)) {
        let mut matches = self.rounds.values_mut().flat_map(|round| &mut round.matches);
        if let Some(of) = matches.find(|it| it.id == id) {
            change(of);
        }
    }

    /// The reason may speak of either of the two.
    fn file_with_two(&mut self, id: MatchId, reason: &PersonalRef) {
        let two = self.match_of(id).map(|(_, of)| [of.first, of.second]);
        self.speak_of(two.into_iter().flatten(), reason.id);
    }

    fn change_pairings(&mut self, changed: &PairingChanged) {
        let in_swiss = self.rounds.get(&changed.round).is_some_and(|round| self.is_swiss(round.stage));
        let Some(round) = self.rounds.get_mut(&changed.round) else { return };
        let old = round.pairings().filter(|old| changed.pairings.iter().any(|new| new.game == old.game));
        let concerned: BTreeSet<EntryId> =
            old.chain(&changed.pairings).flat_map(|pairing| [pairing.red, pairing.black]).collect();
        let before = round.entrants();
        round.change(changed);
        if in_swiss {
            round.leave_out(&before);
        }
        self.speak_of(concerned, changed.reason.id);
    }

    /// The text may speak of any of them, and goes with whoever is erased first.
    pub(super) fn speak_of(&mut self, concerned: impl IntoIterator<Item = EntryId>, text: PersonalId) {
        for entry in concerned {
            if let Some(entry) = self.entries.get_mut(&entry) {
                entry.personal.push(text);
            }
        }
    }

    fn withdraw(&mut self, withdrew: &EntryWithdrew) {
        let others = self.entries.values().filter_map(|entry| entry.withdrawal.as_ref());
        let order = others.map(|it| it.order).max().unwrap_or_default().saturating_add(1);
        let over = withdrew.judged().map(|it| it.stage).filter(|stage| is_over(self, *stage)).collect();
        let Some(entry) = self.entries.get_mut(&withdrew.entry) else { return };
        entry.personal.push(withdrew.reason.id);
        entry.withdrawal = Some(Withdrawal {
            consent: withdrew.consent,
            reason: withdrew.reason.clone(),
            last: withdrew.last(),
            before: withdrew.before.clone(),
            order,
            over,
        });
        for judged in withdrew.judged() {
            if judged.effect == WithdrawalEffect::LeftField {
                self.leave_rounds(judged.stage, withdrew.entry);
            }
        }
        self.hold_numbers();
    }
}
