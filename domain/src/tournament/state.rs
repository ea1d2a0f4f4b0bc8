//! The state of a tournament, folded from its own events and the table-touching ones of its games.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Card, GameEvent, Setting, Status};
use crate::tournament::discipline::Discipline;
use crate::tournament::event::{EntryWithdrew, PairingChanged, TournamentEvent, WithdrawalEffect};
use crate::tournament::field::{Entry, Standing, Withdrawal};
use crate::tournament::regulations::Regulations;
use crate::tournament::rounds::{Round, RoundStatus};
use crate::vocabulary::{EntryId, GameId, PersonalRef, Timestamp};

/// One tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tournament {
    /// Its title; none before it was founded.
    pub title: Option<String>,
    /// Whether anyone may read it.
    pub public: bool,
    /// Whether it is over.
    pub closed: bool,
    /// Since when the whole hall is halted, where it is.
    pub hall_stopped: Option<Timestamp>,
    /// The regulations.
    pub regulations: Regulations,
    /// Whether no more entries are taken.
    pub registration_closed: bool,
    /// The hash that fixes the seed of the draw.
    pub commitment: Option<String>,
    /// The entrants.
    pub entries: BTreeMap<EntryId, Entry>,
    /// The entrants in the order of their numbers, once drawn.
    pub lots: Option<Vec<EntryId>>,
    /// The seed of the draw, where it was drawn by seed.
    pub seed: Option<String>,
    /// The rounds, by number.
    pub rounds: BTreeMap<u32, Round>,
    /// The cards of the games.
    pub games: BTreeMap<GameId, Card>,
    /// People and discipline.
    pub discipline: Discipline,
}

impl Tournament {
    /// The entrants in the order of registration.
    #[must_use]
    pub fn by_registration(&self) -> Vec<&Entry> {
        let mut entries: Vec<&Entry> = self.entries.values().collect();
        entries.sort_by_key(|entry| entry.registered);
        entries
    }

    /// The number an entrant drew, from 1; before or outside the draw, the place of registration.
    #[must_use]
    pub fn number(&self, entry: EntryId) -> u32 {
        let drawn = self.lots.iter().flatten().zip(1..).find(|(drawn, _)| **drawn == entry);
        let registered = || self.entries.get(&entry).map_or(0, |entry| entry.registered);
        drawn.map_or_else(registered, |(_, number)| number)
    }

    /// Where an entrant stands.
    #[must_use]
    pub fn standing(&self, entry: EntryId) -> Option<Standing> {
        self.entries.get(&entry).map(Entry::standing)
    }

    /// **Art. 20.2** – whether the tournament has begun: any game was begun, decided or reported.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.games.values().any(|card| !matches!(card.status, Status::Scheduled | Status::Annulled))
    }

    /// The games that stand, in no pairing taken back.
    pub fn live_games(&self) -> impl Iterator<Item = (GameId, &Card)> {
        self.games.iter().filter(|(_, card)| card.status != Status::Annulled).map(|(id, card)| (*id, card))
    }

    /// The game that stands between two entrants, if any.
    #[must_use]
    pub fn game_between(&self, one: EntryId, other: EntryId) -> Option<(GameId, &Card)> {
        self.live_games()
            .find(|(_, card)| card.side_of(one).is_some() && card.side_of(other).is_some() && one != other)
    }

    /// Whether a round may close over this game: it is decided, will not be played because a player has left, or
    /// counts nowhere (**Art. 20.3**).
    #[must_use]
    pub fn is_settled(&self, card: &Card) -> bool {
        let annulled =
            [card.red, card.black].iter().any(|entry| self.standing(*entry) == Some(Standing::Annulled));
        let unplayed = card.status == Status::Scheduled && self.withdrawn_player(card).is_some();
        card.is_decided() || unplayed || annulled
    }

    /// A player of this game who has left the tournament.
    #[must_use]
    pub fn withdrawn_player(&self, card: &Card) -> Option<EntryId> {
        [card.red, card.black]
            .into_iter()
            .find(|entry| self.entries.get(entry).is_some_and(|entry| !entry.is_active()))
    }

    /// The same without what is not published: rounds and games that only officials see.
    #[must_use]
    pub fn as_published(&self) -> Self {
        let mut published = self.clone();
        published.rounds.retain(|_, round| !round.is_draft());
        published.games.retain(|_, card| published.rounds.contains_key(&card.round));
        published
    }

    /// What the tournament says about a game.
    #[must_use]
    pub fn setting(&self, game: GameId) -> Setting {
        let card = self.games.get(&game);
        let round = card.and_then(|card| self.rounds.get(&card.round));
        // A game whose pairing was taken back is in no round any more, whatever was paired in its place.
        let round = round.filter(|round| round.pairings.iter().any(|pairing| pairing.game == game));
        let status = round.map(|round| round.status);
        Setting {
            published: matches!(status, Some(RoundStatus::Published | RoundStatus::Closed)),
            round_closed: status == Some(RoundStatus::Closed),
            tournament_closed: self.closed,
            hall_stopped: self.hall_stopped.is_some(),
            withdrawn: card.and_then(|card| self.withdrawn_player(card)),
            rule_set: self.regulations.rule_set,
            rules: self.regulations.rules(),
            time_control: self.regulations.time_control.clone(),
            clock: self.regulations.clock,
            unheard: false,
        }
    }

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
            TournamentEvent::RegulationsSet(set) => self.regulations = set.regulations.clone(),
            TournamentEvent::EntryRegistered(new) => {
                self.describe(new.entry, &new.name, new.federation.clone(), new.rating);
            }
            TournamentEvent::EntryAmended(new) => {
                self.describe(new.entry, &new.name, new.federation.clone(), new.rating);
            }
            TournamentEvent::RegistrationClosed(_) => self.registration_closed = true,
            TournamentEvent::LotsCommitted(committed) => {
                self.commitment = Some(committed.commitment.clone());
            }
            TournamentEvent::LotsDrawn(drawn) => {
                self.lots = Some(drawn.order.clone());
                self.seed = drawn.seed.clone();
                self.commitment = None;
            }
            TournamentEvent::LotsAnnulled(_) => {
                self.lots = None;
                self.seed = None;
                self.commitment = None;
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
                let round = Round {
                    number: paired.round,
                    status: RoundStatus::Paired,
                    by: paired.by,
                    pairings: paired.pairings.clone(),
                    byes: paired.byes.clone(),
                };
                self.rounds.insert(paired.round, round);
            }
            TournamentEvent::PairingChanged(changed) => self.change_pairings(changed),
            TournamentEvent::RoundAnnulled(annulled) => {
                self.rounds.remove(&annulled.round);
            }
            TournamentEvent::RoundPublished(of) => self.set_round(of.round, RoundStatus::Published),
            TournamentEvent::RoundUnpublished(of) => self.set_round(of.round, RoundStatus::Paired),
            TournamentEvent::RoundClosed(of) => self.set_round(of.round, RoundStatus::Closed),
            TournamentEvent::RoundReopened(of) => self.set_round(of.round, RoundStatus::Published),
            TournamentEvent::EntryWithdrew(withdrew) => self.withdraw(withdrew),
            TournamentEvent::EntryReinstated(reinstated) => {
                if let Some(entry) = self.entries.get_mut(&reinstated.entry) {
                    entry.withdrawal = None;
                    entry.personal.push(reinstated.reason.id);
                }
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
            TournamentEvent::Reopened(_) => self.closed = false,
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

    fn describe(&mut self, id: EntryId, name: &PersonalRef, federation: Option<String>, rating: Option<u32>) {
        let registered = u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1);
        let entry = self.entries.entry(id).or_insert_with(|| Entry {
            id,
            registered,
            name: name.clone(),
            federation: None,
            rating: None,
            withdrawal: None,
            personal: Vec::new(),
        });
        entry.name = name.clone();
        entry.personal.push(name.id);
        entry.federation = federation;
        entry.rating = rating;
    }

    fn set_round(&mut self, number: u32, status: RoundStatus) {
        if let Some(round) = self.rounds.get_mut(&number) {
            round.status = status;
        }
    }

    fn change_pairings(&mut self, changed: &PairingChanged) {
        let Some(round) = self.rounds.get_mut(&changed.round) else { return };
        let mut concerned = BTreeSet::new();
        for new in &changed.pairings {
            if let Some(old) = round.pairings.iter_mut().find(|old| old.game == new.game) {
                concerned.extend([old.red, old.black, new.red, new.black]);
                *old = new.clone();
            }
        }
        round.byes.clone_from(&changed.byes);
        // The reason may speak of any of them, and goes with whoever is erased first.
        for entry in concerned {
            if let Some(entry) = self.entries.get_mut(&entry) {
                entry.personal.push(changed.reason.id);
            }
        }
    }

    /// **Art. 20.2** – before the start, the field is drawn afresh where an even number remains; otherwise the
    /// vacated number is the bye. Later the entrant stays in every round, and what follows is derived.
    fn withdraw(&mut self, withdrew: &EntryWithdrew) {
        let Some(entry) = self.entries.get_mut(&withdrew.entry) else { return };
        entry.personal.push(withdrew.reason.id);
        entry.withdrawal = Some(Withdrawal {
            consent: withdrew.consent,
            reason: withdrew.reason.clone(),
            met: withdrew.met,
            opponents: withdrew.opponents,
            effect: withdrew.effect,
        });
        if withdrew.effect != WithdrawalEffect::LeftField {
            return;
        }
        if self.entries.values().filter(|entry| entry.is_active()).count().is_multiple_of(2) {
            self.lots = None;
            self.seed = None;
        }
        for round in self.rounds.values_mut() {
            let left = |pairing: &&_| side_in(pairing, withdrew.entry).is_some();
            let freed: Vec<_> = round
                .pairings
                .iter()
                .filter(left)
                .filter_map(|pairing| side_in(pairing, withdrew.entry))
                .collect();
            round.pairings.retain(|pairing| side_in(pairing, withdrew.entry).is_none());
            round.byes.retain(|bye| *bye != withdrew.entry);
            round.byes.extend(freed);
        }
    }
}

/// The opponent of `entry` in a pairing, if it plays in it.
fn side_in(pairing: &crate::tournament::event::Pairing, entry: EntryId) -> Option<EntryId> {
    match (pairing.red == entry, pairing.black == entry) {
        (true, _) => Some(pairing.black),
        (_, true) => Some(pairing.red),
        _ => None,
    }
}
