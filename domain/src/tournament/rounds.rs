//! The rounds, as they were paired: matches of two entrants, and the games of each.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::pairing::knock_out::outcome::{Contender, MatchOutcome};
use crate::pairing::knock_out::slot::Slot;
use crate::tournament::event::{
    BoardsSeated, DecidedBy, EmptyBoard, NotPaired, PairedBy, PairedMatch, Pairing, PairingChanged,
    RoundPaired, Unpaired,
};
use crate::vocabulary::{EntryId, MatchId, Outcome, Timestamp};

/// How far a round has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RoundStatus {
    /// Paired; only the officials see it.
    Paired,
    /// Published; its games may begin.
    Published,
    /// Over.
    Closed,
}

/// One round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1 through the whole tournament.
    pub number: u32,
    /// The stage it belongs to.
    pub stage: u32,
    /// Which round of its stage it is, from 1.
    pub stage_round: u32,
    /// How far it has come.
    pub status: RoundStatus,
    /// When it was published, where the record says so.
    pub published: Option<Timestamp>,
    /// Which round of the printed table it follows, from 1; none where it was paired by hand.
    pub table_round: Option<u32>,
    /// By the table or by hand.
    pub by: PairedBy,
    /// **Art. 15.6** – whether its games settle shared places (加賽), and count in no table.
    #[doc(alias = "加賽")]
    pub play_off: bool,
    /// **Art. 13.5** – the seed by which the colours of first games were drawn, where the numbers have none.
    pub seed: Option<String>,
    /// Its matches, by table.
    pub matches: Vec<Match>,
    /// Who is free (輪空).
    pub byes: Vec<EntryId>,
    /// Who is not paired in a round of a Swiss stage, and why.
    pub unpaired: Vec<Unpaired>,
}

/// A match (場): two entrants who meet in a round, in one game or several.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(alias = "場")]
pub struct Match {
    /// The match.
    pub id: MatchId,
    /// Its first table, from 1.
    pub table: u32,
    /// Who is named first (**Art. 13.1, 13.2**).
    pub first: EntryId,
    /// Who is named second.
    pub second: EntryId,
    /// The group it is played in, from 1.
    pub group: u32,
    /// Its games, in order of play and then of board.
    pub games: Vec<Pairing>,
    /// **Art. 12** – the boards, where teams play.
    pub boards: Boards,
    /// Which match of the bracket it is, in a knock-out.
    pub slot: Option<Slot>,
    /// How it was decided beside its games, where it was.
    pub decision: Option<MatchDecision>,
    /// When it was made known as it stands, where the record says so.
    pub known: Option<Timestamp>,
}

/// How a match was decided that its games left level (**Art. 15.6**).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchDecision {
    /// Who goes on.
    pub winner: MatchOutcome,
    /// How.
    pub by: DecidedBy,
    /// How its games had come out when it was decided, whoever said so: with other outcomes it means nothing.
    pub on: Vec<Option<Outcome>>,
}

/// A line-up: board by board from the first, none for one that is left empty.
pub type LineUp = Vec<Option<EntryId>>;

/// The boards of a team match.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Boards {
    /// The line-up of the first-named team, once it is in.
    pub first: Option<LineUp>,
    /// The line-up of the other.
    pub second: Option<LineUp>,
    /// Whether both were shown and the players seated.
    pub seated: bool,
    /// The boards on which nobody plays.
    pub empty: Vec<EmptyBoard>,
    /// The boards that a team has lost by a ruling on its line-up, whatever was played there.
    pub lost: BTreeMap<EntryId, BTreeSet<u32>>,
}

impl Boards {
    /// Whether a team has lost a board by a ruling on its line-up.
    #[must_use]
    pub fn has_lost(&self, team: EntryId, board: u32) -> bool {
        self.lost.get(&team).is_some_and(|boards| boards.contains(&board))
    }
}

impl Match {
    /// Who of the two is meant.
    #[must_use]
    pub const fn named(&self, contender: Contender) -> EntryId {
        match contender {
            Contender::First => self.first,
            Contender::Second => self.second,
        }
    }

    /// The opponent of an entrant, if it plays in it.
    #[must_use]
    pub fn opponent(&self, entry: EntryId) -> Option<EntryId> {
        match (self.first == entry, self.second == entry) {
            (true, _) => Some(self.second),
            (_, true) => Some(self.first),
            _ => None,
        }
    }

    /// A team has named its line-up.
    pub fn line_up(&mut self, team: EntryId, line_up: &LineUp) {
        let of = if team == self.first { &mut self.boards.first } else { &mut self.boards.second };
        *of = Some(line_up.clone());
    }

    /// Both line-ups are shown, and the players seated.
    pub fn seat(&mut self, seated: &BoardsSeated) {
        self.boards.first = Some(seated.first.clone());
        self.boards.second = Some(seated.second.clone());
        self.boards.seated = true;
        self.boards.empty.clone_from(&seated.empty);
        self.games.clone_from(&seated.pairings);
    }

    /// The line-ups are taken back.
    pub fn unseat(&mut self) {
        self.boards = Boards::default();
        self.games.clear();
    }

    /// A team has lost these boards by its line-up; none takes an earlier ruling back.
    pub fn lose_boards(&mut self, team: EntryId, boards: &[u32]) {
        self.boards.lost.insert(team, boards.iter().copied().collect());
    }

    /// Whether these two meet in it.
    #[must_use]
    pub fn is_between(&self, one: EntryId, other: EntryId) -> bool {
        self.opponent(one) == Some(other)
    }

    /// What an event says of it beyond its games.
    #[must_use]
    pub fn as_paired(&self, in_groups: bool) -> PairedMatch {
        let Self { id, table, first, second, group, slot, .. } = *self;
        PairedMatch { id, table, first, second, group: in_groups.then_some(group), slot }
    }

    fn paired(paired: &PairedMatch, games: Vec<Pairing>) -> Self {
        let PairedMatch { id, table, first, second, group, slot } = *paired;
        let (group, boards) = (group.unwrap_or(1), Boards::default());
        Self { id, table, first, second, group, games, boards, slot, decision: None, known: None }
    }

    fn of_one_game(pairing: Pairing) -> Self {
        let Pairing { table, red, black, .. } = pairing;
        let (id, games, boards) = (pairing.game.into(), vec![pairing], Boards::default());
        let (group, slot, decision, known) = (1, None, None, None);
        Self { id, table, first: red, second: black, group, games, boards, slot, decision, known }
    }
}

impl Round {
    /// As it was paired.
    #[must_use]
    pub fn paired(paired: &RoundPaired) -> Self {
        let mut games: BTreeMap<MatchId, Vec<Pairing>> = BTreeMap::new();
        for pairing in &paired.pairings {
            games.entry(pairing.of_match()).or_default().push(pairing.clone());
        }
        let mut matches: Vec<Match> = Vec::new();
        for told in &paired.matches {
            matches.push(Match::paired(told, games.remove(&told.id).unwrap_or_default()));
        }
        matches.extend(games.into_values().flatten().map(Match::of_one_game));
        matches.sort_by_key(|it| it.table);
        let stage_round = paired.stage_round.unwrap_or(paired.round);
        let table_round = paired.table_round.unwrap_or(stage_round);
        Self {
            number: paired.round,
            stage: paired.stage,
            stage_round,
            status: RoundStatus::Paired,
            published: None,
            table_round: (paired.by == PairedBy::Table).then_some(table_round),
            by: paired.by,
            play_off: paired.play_off,
            seed: paired.seed.clone(),
            matches,
            byes: paired.byes.clone(),
            unpaired: paired.unpaired.clone(),
        }
    }

    /// It was published, and with it all its matches as they stand.
    pub fn publish(&mut self, at: Option<Timestamp>) {
        (self.status, self.published) = (RoundStatus::Published, at);
        for of in &mut self.matches {
            of.known = at;
        }
    }

    /// The same after some of it was changed.
    ///
    /// Of what is changed after its publication the change itself tells; nobody has seen what is not published.
    pub fn change(&mut self, changed: &PairingChanged) {
        let known = changed.at.filter(|_| !self.is_draft());
        for new in &changed.matches {
            if let Some(old) = self.matches.iter_mut().find(|old| old.id == new.id) {
                *old = Match::paired(new, std::mem::take(&mut old.games));
            }
        }
        for new in &changed.pairings {
            let whole = changed.matches.is_empty();
            for old in &mut self.matches {
                let Some(game) = old.games.iter_mut().find(|game| game.game == new.game) else { continue };
                *game = new.clone();
                if whole && old.id == new.game.into() {
                    (old.first, old.second) = (new.red, new.black);
                }
            }
        }
        for of in &mut self.matches {
            if of.games.iter().any(|game| changed.pairings.iter().any(|new| new.game == game.game)) {
                of.known = known;
            }
        }
        self.byes.clone_from(&changed.byes);
    }

    /// Those who were in it and are not any more are left out; whoever is in it now is not left out.
    pub fn leave_out(&mut self, before: &[EntryId]) {
        let now = self.entrants();
        self.unpaired.retain(|unpaired| !now.contains(&unpaired.entry));
        let gone = before.iter().filter(|entry| !now.contains(entry));
        self.unpaired.extend(gone.map(|entry| Unpaired { entry: *entry, why: NotPaired::LeftOut }));
    }

    /// Who is in it: whoever meets somebody, and whoever is free.
    #[must_use]
    pub fn entrants(&self) -> Vec<EntryId> {
        let met = self.matches.iter().flat_map(|it| [it.first, it.second]);
        met.chain(self.byes.iter().copied()).collect()
    }

    /// Its games with who plays them, by table.
    pub fn pairings(&self) -> impl Iterator<Item = &Pairing> {
        self.matches.iter().flat_map(|it| &it.games)
    }

    /// Whether officials alone may see it.
    #[must_use]
    pub fn is_draft(&self) -> bool {
        self.status == RoundStatus::Paired
    }
}
