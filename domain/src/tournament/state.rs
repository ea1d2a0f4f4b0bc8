//! The state of a tournament, folded from its own events and the table-touching ones of its games.

mod matches;

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Card, GameEvent, Setting, Status};
use crate::tournament::event::{EntryWithdrew, LotsDrawn, PairingChanged, TournamentEvent, WithdrawalEffect};
use crate::tournament::field::{Entry, Standing, Withdrawal};
use crate::tournament::regulations::Regulations;
use crate::tournament::rounds::{Match, Round, RoundStatus};
use crate::tournament::stages::{Draw, Group, Stage, first_stage};
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
    /// The entrants.
    pub entries: BTreeMap<EntryId, Entry>,
    /// The stages for which anything was drawn or fixed yet.
    pub stages: BTreeMap<u32, Stage>,
    /// The rounds, by number.
    pub rounds: BTreeMap<u32, Round>,
    /// The cards of the games.
    pub games: BTreeMap<GameId, Card>,
}

impl Tournament {
    /// More groups than any stage has, so that no event can ask for unbounded room.
    const MOST_GROUPS: usize = 64;

    /// The entrants in the order of registration.
    #[must_use]
    pub fn by_registration(&self) -> Vec<&Entry> {
        let mut entries: Vec<&Entry> = self.entries.values().collect();
        entries.sort_by_key(|entry| entry.registered);
        entries
    }

    /// The field of a stage, once it is drawn.
    #[must_use]
    pub fn draw(&self, stage: u32) -> Option<&Draw> {
        self.stages.get(&stage)?.draw.as_ref()
    }

    /// The last stage whose field is drawn; before any is, the first.
    #[must_use]
    pub fn current_stage(&self) -> u32 {
        let drawn = self.stages.iter().rev().find(|(_, stage)| stage.draw.is_some());
        drawn.map_or(first_stage(), |(stage, _)| *stage)
    }

    /// The number an entrant drew, from 1, in the first stage it is in; before or outside the draw, the place of
    /// registration.
    #[must_use]
    pub fn number(&self, entry: EntryId) -> u32 {
        let drawn = self.stages.keys().find_map(|stage| self.drawn_number(*stage, entry));
        drawn.unwrap_or_else(|| self.entries.get(&entry).map_or(0, |entry| entry.registered))
    }

    /// The number an entrant has in a stage, from 1; before or outside its draw, the place of registration.
    #[must_use]
    pub fn number_in(&self, stage: u32, entry: EntryId) -> u32 {
        self.drawn_number(stage, entry).unwrap_or_else(|| self.number(entry))
    }

    fn drawn_number(&self, stage: u32, entry: EntryId) -> Option<u32> {
        self.draw(stage)?.groups.iter().find_map(|group| group.number(entry))
    }

    /// Where an entrant stands.
    #[must_use]
    pub fn standing(&self, entry: EntryId) -> Option<Standing> {
        self.entries.get(&entry).map(Entry::standing)
    }

    /// Where an entrant stands in a stage.
    #[must_use]
    pub fn standing_in(&self, stage: u32, entry: EntryId) -> Option<Standing> {
        self.entries.get(&entry).map(|entry| entry.standing_in(stage))
    }

    /// The rounds of a stage, in order.
    pub fn rounds_of(&self, stage: u32) -> impl Iterator<Item = &Round> {
        self.rounds.values().filter(move |round| round.stage == stage)
    }

    /// A round of a stage that is not over.
    #[must_use]
    pub fn open_round(&self, stage: u32) -> Option<u32> {
        self.rounds_of(stage).find(|round| round.status != RoundStatus::Closed).map(|round| round.number)
    }

    /// The stage a game belongs to.
    #[must_use]
    pub fn stage_of(&self, card: &Card) -> u32 {
        self.rounds.get(&card.round).map_or(first_stage(), |round| round.stage)
    }

    /// Whether the tournament has begun: any game was begun, decided or reported.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.games.values().any(has_begun)
    }

    /// **Art. 20.2** – whether a stage has begun.
    #[must_use]
    pub fn stage_has_begun(&self, stage: u32) -> bool {
        self.games.values().any(|card| has_begun(card) && self.stage_of(card) == stage)
    }

    /// The games that stand, in no pairing taken back.
    pub fn live_games(&self) -> impl Iterator<Item = (GameId, &Card)> {
        self.games.iter().filter(|(_, card)| card.status != Status::Annulled).map(|(id, card)| (*id, card))
    }

    /// The matches between two entrants in a stage, in order of round.
    pub fn matches_between(
        &self,
        stage: u32,
        one: EntryId,
        other: EntryId,
    ) -> impl Iterator<Item = (&Round, &Match)> {
        let matches = self.rounds_of(stage).flat_map(|round| round.matches.iter().map(move |it| (round, it)));
        matches.filter(move |(_, it)| it.is_between(one, other))
    }

    /// The games of a match that stand, with their cards.
    pub fn games_of<'a>(&'a self, of: &'a Match) -> impl Iterator<Item = (GameId, &'a Card)> {
        let games =
            of.games.iter().filter_map(|pairing| Some((pairing.game, self.games.get(&pairing.game)?)));
        games.filter(|(_, card)| card.status != Status::Annulled)
    }

    /// Whether a round may close over this game: it is decided, will not be played because a player has left, or
    /// counts nowhere (**Art. 20.3**).
    #[must_use]
    pub fn is_settled(&self, card: &Card) -> bool {
        let unplayed = card.status == Status::Scheduled && self.withdrawn_player(card).is_some();
        card.is_decided() || unplayed || self.is_annulled(card)
    }

    /// **Art. 20.3** – whether the result of a game counts nowhere.
    #[must_use]
    pub fn is_annulled(&self, card: &Card) -> bool {
        let stage = self.stage_of(card);
        let annulled = |entry| self.standing_in(stage, entry) == Some(Standing::Annulled);
        annulled(card.red) || annulled(card.black)
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
        let pairing = round.and_then(|round| round.pairings().find(|pairing| pairing.game == game));
        let round = round.filter(|_| pairing.is_some());
        let status = round.map(|round| round.status);
        let stage = round.and_then(|round| self.regulations.stage(round.stage));
        // **Art. 15.6** – a step of the play-off ladder has its own time, where clocks are kept.
        let of_step = pairing.and_then(|pairing| stage?.knock_out()?.time_of(pairing.step?));
        let time_control = self.regulations.time_control.clone();
        Setting {
            published: matches!(status, Some(RoundStatus::Published | RoundStatus::Closed)),
            round_closed: status == Some(RoundStatus::Closed),
            tournament_closed: self.closed,
            hall_stopped: self.hall_stopped.is_some(),
            withdrawn: card.and_then(|card| self.withdrawn_player(card)),
            rule_set: self.regulations.rule_set,
            rules: self.regulations.rules(),
            time_control: time_control.map(|own| of_step.unwrap_or(own)),
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
            TournamentEvent::PlayOffOrdered(ordered) => self.order_play_off(ordered),
            TournamentEvent::MatchDecided(decided) => self.decide_match(decided),
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

    fn draw_lots(&mut self, drawn: &LotsDrawn) {
        let stage = self.stages.entry(drawn.stage).or_default();
        stage.commitment = None;
        let draw = stage.draw.get_or_insert_default();
        draw.seed.clone_from(&drawn.seed);
        if drawn.groups.is_empty() {
            draw.groups = vec![Group { order: drawn.order.clone(), afresh: false }];
        }
        for of in &drawn.groups {
            let index = usize::try_from(of.group).unwrap_or(usize::MAX).saturating_sub(1);
            if draw.groups.len() <= index && index < Self::MOST_GROUPS {
                draw.groups.resize_with(index + 1, Group::default);
            }
            if let Some(group) = draw.groups.get_mut(index) {
                *group = Group { order: of.order.clone(), afresh: false };
            }
        }
    }

    fn change_pairings(&mut self, changed: &PairingChanged) {
        let Some(round) = self.rounds.get_mut(&changed.round) else { return };
        let old = round.pairings().filter(|old| changed.pairings.iter().any(|new| new.game == old.game));
        let concerned: BTreeSet<EntryId> =
            old.chain(&changed.pairings).flat_map(|pairing| [pairing.red, pairing.black]).collect();
        round.change(changed);
        // The reason may speak of any of them, and goes with whoever is erased first.
        for entry in concerned {
            if let Some(entry) = self.entries.get_mut(&entry) {
                entry.personal.push(changed.reason.id);
            }
        }
    }

    fn withdraw(&mut self, withdrew: &EntryWithdrew) {
        let Some(entry) = self.entries.get_mut(&withdrew.entry) else { return };
        entry.personal.push(withdrew.reason.id);
        entry.withdrawal = Some(Withdrawal {
            consent: withdrew.consent,
            reason: withdrew.reason.clone(),
            last: withdrew.last(),
            before: withdrew.before.clone(),
        });
        for judged in withdrew.judged() {
            if judged.effect == WithdrawalEffect::LeftField {
                self.leave_field(judged.stage, withdrew.entry);
            }
        }
    }

    /// **Art. 20.2** – before the start, the numbers are drawn afresh where an even number remains; otherwise the
    /// vacated number is the bye. Later the entrant stays in every round, and what follows is derived.
    fn leave_field(&mut self, stage: u32, entry: EntryId) {
        // House – the bracket stays as it was drawn: who was to meet the entrant goes on without play.
        if self.regulations.stage(stage).is_some_and(|plan| plan.knock_out().is_some()) {
            return;
        }
        let remains = |it: &EntryId| self.standing_in(stage, *it) == Some(Standing::Active);
        let group = self.draw(stage).and_then(|draw| draw.groups.iter().find(|it| it.order.contains(&entry)));
        let afresh = match group {
            Some(group) => group.order.iter().filter(|it| remains(it)).count().is_multiple_of(2),
            None => false,
        };
        if afresh && let Some(draw) = self.stages.get_mut(&stage).and_then(|stage| stage.draw.as_mut()) {
            if draw.groups.len() == 1 {
                self.stages.remove(&stage);
            } else {
                for group in draw.groups.iter_mut().filter(|group| group.order.contains(&entry)) {
                    group.order.retain(|it| *it != entry);
                    group.afresh = true;
                }
            }
        }
        for round in self.rounds.values_mut().filter(|round| round.stage == stage) {
            let freed: Vec<_> = round.matches.iter().filter_map(|it| it.opponent(entry)).collect();
            round.matches.retain(|it| it.opponent(entry).is_none());
            round.byes.retain(|bye| *bye != entry);
            round.byes.extend(freed);
        }
    }
}

/// Whether a game was begun, decided or reported.
const fn has_begun(card: &Card) -> bool {
    !matches!(card.status, Status::Scheduled | Status::Annulled)
}
