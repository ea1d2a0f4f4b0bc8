//! The state of a tournament, folded from its own events and the table-touching ones of its games.

use std::collections::BTreeMap;

use crate::game::{Card, Setting, Status};
use crate::standings::{Contenders, Penalties};
use crate::tournament::categories::CategoryId;
use crate::tournament::discipline::Discipline;
use crate::tournament::entry_kind::EntryKind;
use crate::tournament::field::{Entry, Standing};
use crate::tournament::plan::{Entrants, StagePlan};
use crate::tournament::regulations::Regulations;
use crate::tournament::rounds::{Boards, Match, Round, RoundStatus};
use crate::tournament::stages::{Draw, Stage, first_stage};
use crate::vocabulary::{EntryId, GameId, MatchId, Outcome, PersonalRef, Side, Timestamp};

/// One tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tournament {
    /// Its title; none before it was founded.
    pub title: Option<String>,
    /// Whether anyone may read it.
    pub public: bool,
    /// Whether it is over.
    pub closed: bool,
    /// Whether it was called off.
    pub called_off: bool,
    /// Since when the whole hall is halted, where it is.
    pub hall_stopped: Option<Timestamp>,
    /// The regulations.
    pub regulations: Regulations,
    /// Whether no more entries are taken.
    pub registration_closed: bool,
    /// The entrants.
    pub entries: BTreeMap<EntryId, Entry>,
    /// **Art. 12.1** – the members of each team, from the first board.
    pub rosters: BTreeMap<EntryId, Vec<EntryId>>,
    /// The stages for which anything was drawn or fixed yet.
    pub stages: BTreeMap<u32, Stage>,
    /// The rounds, by number.
    pub rounds: BTreeMap<u32, Round>,
    /// Who announced not to be there, by round, and why.
    pub absences: BTreeMap<u32, BTreeMap<EntryId, PersonalRef>>,
    /// Who asked for a bye, by round, and why.
    pub bye_requests: BTreeMap<u32, BTreeMap<EntryId, PersonalRef>>,
    /// Up to which round the forfeits of one who is paired again are not counted.
    pub resumed: BTreeMap<EntryId, u32>,
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

    /// Who is in which category.
    pub fn categories_in_use(&self) -> impl Iterator<Item = (EntryId, &CategoryId)> {
        self.entries
            .values()
            .flat_map(|entry| entry.particulars.categories.iter().map(|category| (entry.id, category)))
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

    /// Whether a stage was ended before all of it was played.
    #[must_use]
    pub fn stage_is_ended(&self, stage: u32) -> bool {
        self.stages.get(&stage).is_some_and(|stage| stage.ended)
    }

    /// A later stage that was drawn from the places of this one.
    #[must_use]
    pub fn drawn_from(&self, stage: u32) -> Option<u32> {
        let plans = (1..).zip(&self.regulations.stages);
        let fed =
            |plan: &StagePlan| matches!(plan.entrants, Entrants::Places(places) if places.stage == stage);
        plans
            .into_iter()
            .find(|(later, plan)| fed(plan) && self.draw(*later).is_some())
            .map(|(later, _)| later)
    }

    /// Whether an entrant announced not to be there in a round.
    #[must_use]
    pub fn is_absent(&self, entry: EntryId, round: u32) -> bool {
        self.absences.get(&round).is_some_and(|absent| absent.contains_key(&entry))
    }

    /// Who announced not to be there in a round.
    pub fn absent(&self, round: u32) -> impl Iterator<Item = EntryId> {
        self.absences.get(&round).into_iter().flat_map(BTreeMap::keys).copied()
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

    /// Whether an entrant is of the kind that plays against others of it: a player, or where teams play, a team.
    #[must_use]
    pub fn competes(&self, entry: &Entry) -> bool {
        self.competes_as(entry.particulars.kind)
    }

    /// Whether those of this kind play against each other.
    #[must_use]
    pub fn competes_as(&self, kind: EntryKind) -> bool {
        (self.regulations.contenders() == Contenders::Teams) == (kind == EntryKind::Team)
    }

    /// The members of a team who have not left, from the first board.
    #[must_use]
    pub fn roster(&self, team: EntryId) -> Vec<EntryId> {
        let members = self.rosters.get(&team).into_iter().flatten().copied();
        members.filter(|member| self.entries.get(member).is_some_and(Entry::is_active)).collect()
    }

    /// **Art. 12.1** – the place of a member in the order of its team (台次), from 1, where teams play.
    #[must_use]
    pub fn place_in_team(&self, member: EntryId) -> Option<u32> {
        let team = self.contender(member);
        let order = (1..).zip(self.rosters.get(&team).filter(|_| team != member)?);
        order.into_iter().find(|(_, of)| **of == member).map(|(place, _)| place)
    }

    /// The entrant for whom somebody plays: the team, where teams play.
    #[must_use]
    pub fn contender(&self, player: EntryId) -> EntryId {
        let team = self.entries.get(&player).and_then(|entry| entry.particulars.team);
        team.filter(|_| self.regulations.contenders() == Contenders::Teams).unwrap_or(player)
    }

    /// **Art. 18.4** – the penalties of an entrant, and of a team's members where the regulations say so.
    #[must_use]
    pub fn penalties_of(&self, entry: EntryId) -> Penalties {
        let counts = self.regulations.teams.as_ref().is_some_and(|teams| teams.members_penalties_count);
        let members = self.rosters.get(&entry).into_iter().flatten().filter(|_| counts);
        members.fold(self.discipline.penalties_of(entry), |sum, member| {
            let Penalties { removals, warnings } = self.discipline.penalties_of(*member);
            Penalties { removals: sum.removals + removals, warnings: sum.warnings + warnings }
        })
    }

    /// The side an entrant has in a game, itself or by a member.
    #[must_use]
    pub fn side_of(&self, card: &Card, entry: EntryId) -> Option<Side> {
        let plays = |side: Side| {
            let player = card.entrant(side);
            player == entry || self.contender(player) == entry
        };
        Side::BOTH.into_iter().find(|side| plays(*side))
    }

    /// A match, with the round it is of.
    #[must_use]
    pub fn match_of(&self, id: MatchId) -> Option<(&Round, &Match)> {
        let mut matches =
            self.rounds.values().flat_map(|round| round.matches.iter().map(move |it| (round, it)));
        matches.find(|(_, it)| it.id == id)
    }

    /// The games that stand, in no pairing taken back.
    pub fn live_games(&self) -> impl Iterator<Item = (GameId, &Card)> {
        self.games.iter().filter(|(_, card)| card.status != Status::Annulled).map(|(id, card)| (*id, card))
    }

    /// The matches of a stage, in order of round; a play-off (**Art. 15.6**) is none of them.
    pub fn matches_of(&self, stage: u32) -> impl Iterator<Item = (&Round, &Match)> {
        let rounds = self.rounds_of(stage).filter(|round| !round.play_off);
        rounds.flat_map(|round| round.matches.iter().map(move |it| (round, it)))
    }

    /// The matches between two entrants in a stage, in order of round.
    pub fn matches_between(
        &self,
        stage: u32,
        one: EntryId,
        other: EntryId,
    ) -> impl Iterator<Item = (&Round, &Match)> {
        self.matches_of(stage).filter(move |(_, it)| it.is_between(one, other))
    }

    /// The games of a match that stand, with their cards.
    pub fn games_of<'a>(&'a self, of: &'a Match) -> impl Iterator<Item = (GameId, &'a Card)> {
        let games =
            of.games.iter().filter_map(|pairing| Some((pairing.game, self.games.get(&pairing.game)?)));
        games.filter(|(_, card)| card.status != Status::Annulled)
    }

    /// How a match came out, game by game, as far as that counts.
    #[must_use]
    pub fn outcomes_of(&self, of: &Match) -> Vec<Option<Outcome>> {
        let decided = |card: &Card| card.result.filter(|_| card.is_decided());
        self.games_of(of).map(|(_, card)| Some(decided(card)?.outcome)).collect()
    }

    /// Whether a stage is a knock-out (**Art. 11.1**).
    #[must_use]
    pub fn is_knock_out(&self, stage: u32) -> bool {
        self.regulations.stage(stage).is_some_and(|plan| plan.knock_out().is_some())
    }

    /// Whether a stage is a Swiss one (**Art. 11.4**).
    #[must_use]
    pub fn is_swiss(&self, stage: u32) -> bool {
        self.regulations.stage(stage).is_some_and(|plan| plan.swiss().is_some())
    }

    /// The Swiss stage that was drawn last; where none is, the stage under way.
    #[must_use]
    pub fn current_swiss_stage(&self) -> u32 {
        let drawn = self.stages.iter().rev().filter(|(_, stage)| stage.draw.is_some());
        let swiss = drawn.map(|(stage, _)| *stage).find(|stage| self.is_swiss(*stage));
        swiss.unwrap_or_else(|| self.current_stage())
    }

    /// Whether everybody meets everybody in a stage (**Art. 11.2**).
    #[must_use]
    pub fn is_circular(&self, stage: u32) -> bool {
        !self.is_knock_out(stage) && !self.is_swiss(stage)
    }

    /// Whether a round may close over this game: it is decided, will not be played because a player has left or its board
    /// is lost by a ruling, or counts nowhere (**Art. 20.3**).
    #[must_use]
    pub fn is_settled(&self, game: GameId, card: &Card) -> bool {
        let will_not_be_played = || self.withdrawn_player(card).is_some() || self.board_is_ruled(game, card);
        let unplayed = card.status == Status::Scheduled && will_not_be_played();
        card.is_decided() || unplayed || self.is_annulled(card)
    }

    /// **Art. 12** – whether a team, or each, has lost the board of this game by a ruling on its line-up.
    #[must_use]
    pub fn board_is_ruled(&self, game: GameId, card: &Card) -> bool {
        let matches = self.rounds.get(&card.round).into_iter().flat_map(|round| &round.matches);
        matches.filter(|of| !of.boards.lost.is_empty()).any(|of| {
            let board = of.games.iter().find(|it| it.game == game).and_then(|it| it.board);
            board.is_some_and(|board| {
                [of.first, of.second].iter().any(|team| of.boards.has_lost(*team, board))
            })
        })
    }

    /// **Art. 20.3** – whether the result of a game counts nowhere.
    #[must_use]
    pub fn is_annulled(&self, card: &Card) -> bool {
        let stage = self.stage_of(card);
        let annulled = |player| self.standing_in(stage, self.contender(player)) == Some(Standing::Annulled);
        annulled(card.red) || annulled(card.black)
    }

    /// A player of this game who has left the tournament, or whose team has.
    #[must_use]
    pub fn withdrawn_player(&self, card: &Card) -> Option<EntryId> {
        let left = |entry: EntryId| self.entries.get(&entry).is_some_and(|entry| !entry.is_active());
        [card.red, card.black].into_iter().find(|player| left(*player) || left(self.contender(*player)))
    }

    /// The same without what is not published: rounds and games that only officials see, and (**Art. 12.3**, house)
    /// line-ups before both teams' are in.
    #[must_use]
    pub fn as_published(&self) -> Self {
        let mut published = self.clone();
        published.rounds.retain(|_, round| !round.is_draft());
        let matches = published.rounds.values_mut().flat_map(|round| &mut round.matches);
        matches.filter(|of| !of.boards.seated).for_each(|of| of.boards = Boards::default());
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
        let stage = round.and_then(|round| self.regulations.stage(round.stage));
        // **Art. 15.6** – a step of the play-off ladder has its own time, where clocks are kept.
        let of_step = pairing.and_then(|pairing| stage?.knock_out()?.time_of(pairing.step?));
        let time_control = self.regulations.time_control.clone();
        let status = round.map(|round| round.status);
        Setting {
            published: matches!(status, Some(RoundStatus::Published | RoundStatus::Closed)),
            round_closed: status == Some(RoundStatus::Closed),
            tournament_closed: self.closed,
            hall_stopped: self.hall_stopped.is_some(),
            withdrawn: card.and_then(|card| self.withdrawn_player(card)),
            board_ruled: card.is_some_and(|card| self.board_is_ruled(game, card)),
            rule_set: self.regulations.rule_set,
            rules: self.regulations.rules(),
            time_control: time_control.map(|own| of_step.unwrap_or(own)),
            clock: self.regulations.clock,
            unheard: false,
        }
    }
}

/// Whether a game was begun, decided or reported.
const fn has_begun(card: &Card) -> bool {
    !matches!(card.status, Status::Scheduled | Status::Annulled)
}
