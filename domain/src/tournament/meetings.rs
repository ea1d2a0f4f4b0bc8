//! Which meetings of a group have a result, played or not, and whether any is still to come.
//!
//! Here a withdrawal takes its effect on the tables (**Art. 20.3**): derived, never stored, so that taking it back
//! restores them.

use std::collections::BTreeMap;

use crate::game::Card;
use crate::pairing::circular::CircularTable;
use crate::standings::{Entrant, Field, FieldFault, Fouls, Meeting, Penalties, Standings, rank};
use crate::tournament::field::{Entry, Standing};
use crate::tournament::plan::{CircularFormat, Format};
use crate::tournament::stages::first_stage;
use crate::tournament::state::Tournament;
use crate::vocabulary::{EntryId, GameId, Outcome};

/// Two entrants, in no order.
type Pair = (EntryId, EntryId);

/// The field of a group and the results of its meetings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meetings<'a> {
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// Entrants and meetings, as the ranking takes them.
    pub field: Field,
    /// The games that stand, by who plays them, in order of round and of play.
    games: BTreeMap<Pair, Vec<(GameId, &'a Card)>>,
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
}

impl<'a> Meetings<'a> {
    /// Gathers them.
    ///
    /// # Errors
    /// When the ledger holds what no tournament can: a meeting too often, a stranger's game.
    pub fn of(tournament: &'a Tournament, stage: u32, group: u32) -> Result<Self, FieldFault> {
        let entrants = in_the_group(tournament, stage, group);
        let gather = Gather { tournament, stage };
        let mut games = BTreeMap::new();
        let mut meetings = Vec::new();
        let mut provisional = false;
        for (index, one) in entrants.iter().enumerate() {
            for other in entrants.iter().skip(index + 1) {
                let between = gather.between(one.id, other.id);
                for index in 0..gather.expected(one.id, other.id).max(between.len()) {
                    match gather.meeting(one, other, index, between.get(index).copied()) {
                        Some(meeting) => meetings.push(meeting),
                        None => provisional |= gather.counts(one) && gather.counts(other),
                    }
                }
                if !between.is_empty() {
                    games.insert(pair(one.id, other.id), between);
                }
            }
        }
        let entrants = entrants.iter().map(|entry| Entrant {
            entry: entry.id,
            number: tournament.number_in(stage, entry.id),
            annulled: entry.standing_in(stage) == Standing::Annulled,
            penalties: Penalties::NONE,
        });
        Ok(Self {
            stage,
            group,
            field: Field::new(entrants.collect(), meetings, gather.format().games())?,
            games,
            provisional,
        })
    }

    /// The games that stand between two entrants, in order of round and of play.
    #[must_use]
    pub fn games(&self, one: EntryId, other: EntryId) -> &[(GameId, &'a Card)] {
        self.games.get(&pair(one, other)).map_or(&[], Vec::as_slice)
    }

    /// Every meeting with a result, those that count nowhere among them, by who met.
    #[must_use]
    pub fn by_pair(&self) -> BTreeMap<Pair, Vec<&Meeting>> {
        let mut by_pair: BTreeMap<Pair, Vec<&Meeting>> = BTreeMap::new();
        for meeting in self.field.counted().iter().chain(self.field.annulled()) {
            by_pair.entry(pair(meeting.red, meeting.black)).or_default().push(meeting);
        }
        by_pair
    }

    /// **Art. 15** – the places these meetings come to.
    #[must_use]
    pub fn standings(&self, tournament: &Tournament) -> Standings {
        rank(&self.field, &tournament.regulations.ranking(self.stage))
    }
}

/// The two, in one order whoever is named first.
#[must_use]
pub fn pair(one: EntryId, other: EntryId) -> Pair {
    (one.min(other), one.max(other))
}

/// Everybody a table shows, in order of number: whoever left before the start is not among them (**Art. 20.2**).
/// Before the draw of the first stage, everyone entered.
#[must_use]
pub fn in_the_group(tournament: &Tournament, stage: u32, group: u32) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = match tournament.draw(stage) {
        Some(draw) => {
            let order = draw.group(group).into_iter().flat_map(|group| &group.order);
            order.filter_map(|entry| tournament.entries.get(entry)).collect()
        }
        None if stage == first_stage() && group == 1 => tournament.entries.values().collect(),
        None => Vec::new(),
    };
    entries.retain(|entry| entry.standing_in(stage) != Standing::LeftField);
    entries.sort_by_key(|entry| (tournament.number_in(stage, entry.id), entry.registered));
    entries
}

/// What is gathered from.
struct Gather<'a> {
    tournament: &'a Tournament,
    stage: u32,
}

impl<'a> Gather<'a> {
    fn counts(&self, entry: &Entry) -> bool {
        matches!(entry.standing_in(self.stage), Standing::Active | Standing::Withdrawn)
    }

    /// **Art. 11.3** – the stage in which these two met, where what they played there counts here.
    fn carried(&self, one: EntryId, other: EntryId) -> Option<u32> {
        let stage = self.tournament.regulations.stage(self.stage)?.carries()?;
        let draw = self.tournament.draw(stage)?;
        draw.group_of(one).is_some_and(|group| draw.group_of(other) == Some(group)).then_some(stage)
    }

    /// The games that stand between the two.
    fn between(&self, one: EntryId, other: EntryId) -> Vec<(GameId, &'a Card)> {
        let stage = self.carried(one, other).unwrap_or(self.stage);
        let matches = self.tournament.matches_between(stage, one, other);
        matches.flat_map(|(_, of)| self.tournament.games_of(of)).collect()
    }

    fn format(&self) -> CircularFormat {
        match self.tournament.regulations.stage(self.stage).map(|plan| &plan.format) {
            Some(Format::Circular(circular)) => *circular,
            Some(Format::KnockOut(_)) | None => CircularFormat::default(),
        }
    }

    /// How many games the two play in the stage; what is carried is all there is.
    fn expected(&self, one: EntryId, other: EntryId) -> usize {
        let games = if self.carried(one, other).is_some() { 0 } else { self.format().games() };
        usize::try_from(games).unwrap_or(usize::MAX)
    }

    /// One game of the meeting of two entrants, if it has a result.
    fn meeting(
        &self,
        one: &Entry,
        other: &Entry,
        index: usize,
        game: Option<(GameId, &Card)>,
    ) -> Option<Meeting> {
        match game {
            Some((id, card)) if card.is_decided() => decided(id, card),
            Some((_, card)) if card.is_over() => None,
            _ => self.forfeited(one, other, index, game),
        }
    }

    /// **Art. 20.3** – what was not played with one who left after half is forfeited to the other at once, whether its
    /// round is paired yet or not; where both have left, both forfeit.
    fn forfeited(
        &self,
        one: &Entry,
        other: &Entry,
        index: usize,
        game: Option<(GameId, &Card)>,
    ) -> Option<Meeting> {
        if !self.counts(one) || !self.counts(other) {
            return None;
        }
        let left = |entry: &Entry| entry.standing_in(self.stage) != Standing::Active;
        let winner = match (left(one), left(other)) {
            (false, false) => return None,
            (false, true) => Some(one.id),
            (true, false) => Some(other.id),
            (true, true) => None,
        };
        let (red, black, round) = match game {
            Some((_, card)) => (card.red, card.black, Some(card.round)),
            None => self.printed(one.id, other.id, index).unwrap_or((one.id, other.id, None)),
        };
        let outcome = match winner {
            Some(winner) if winner == red => Outcome::RedWins,
            Some(_) => Outcome::BlackWins,
            None => Outcome::BothLose,
        };
        let game = game.map(|(game, _)| game);
        Some(Meeting {
            game,
            round,
            red,
            black,
            outcome,
            played: false,
            fouls: Fouls::default(),
            boards: None,
        })
    }

    /// **Art. 13.1** – where the printed table sets a game of the two down: who has Red, and in which round.
    fn printed(&self, one: EntryId, other: EntryId, index: usize) -> Option<(EntryId, EntryId, Option<u32>)> {
        let draw = self.tournament.draw(self.stage)?;
        let group = draw.group(draw.group_of(one)?)?;
        let table = CircularTable::new(group.order.len()).ok()?;
        let (a, b) = (group.number(one)?, group.number(other)?);
        let (round, first) = table.schedule().find_map(|round| {
            let pair =
                round.pairs.iter().find(|it| (it.red, it.black) == (a, b) || (it.red, it.black) == (b, a));
            pair.map(|pair| (round.round, pair.red == a))
        })?;
        let index = u32::try_from(index).ok()?;
        let legs = self.format().games_per_meeting.max(1);
        let (cycle, leg) = (index / legs, index % legs);
        // The second cycle, and the second game of a meeting, reverse the colours.
        let red_is_one = first == (cycle + leg).is_multiple_of(2);
        let (red, black) = if red_is_one { (one, other) } else { (other, one) };
        // The rounds of later stages have no number before they are paired.
        let round = (self.stage == first_stage()).then(|| round + cycle * table.rounds());
        Some((red, black, round))
    }
}

fn decided(game: GameId, card: &Card) -> Option<Meeting> {
    let result = card.result?;
    Some(Meeting {
        game: Some(game),
        round: Some(card.round),
        red: card.red,
        black: card.black,
        outcome: result.outcome,
        played: !result.ending.without_play(),
        fouls: Fouls { red: card.fouls.red, black: card.fouls.black },
        boards: None,
    })
}
