//! Entrants are registered and put right, until registration closes.

use std::collections::BTreeSet;

use crate::pairing::circular::CircularTable;
use crate::pairing::line_up::NotByRating;
use crate::tournament::categories::{self, CategoryId};
use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::entry_kind::EntryKind;
use crate::tournament::event::{
    EntryAmended, EntryRegistered, RegistrationClosed, RegistrationReopened, RosterOrdered,
};
use crate::tournament::field::Particulars;
use crate::tournament::format::{CircularFormat, Format};
use crate::tournament::rating_order::{all_by_rating, is_by_rating, lined_up};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::stages::first_stage;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::format::SwissTerms;
use crate::tournament::teams::TeamRules;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef, WrittenName};

/// Register an entrant.
#[derive(Debug, Clone)]
pub struct RegisterEntry {
    /// The entrant.
    pub entry: EntryId,
    /// The name.
    pub name: PersonalRef,
    /// The federation, club or team.
    pub federation: Option<String>,
    /// The rating.
    pub rating: Option<u32>,
    /// What else is known.
    pub particulars: Particulars,
    /// Whether the entrant comes after registration has closed: one who is then let in, or a reserve.
    pub late: bool,
}

impl RegisterEntry {
    /// An entrant of whom nothing is known but the name.
    #[must_use]
    pub fn named(entry: EntryId, name: PersonalRef) -> Self {
        Self { entry, name, federation: None, rating: None, particulars: Particulars::default(), late: false }
    }
}

impl TournamentCommand for RegisterEntry {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.registration_closed && !self.late {
            return Err(Refusal::RegistrationClosed);
        }
        if tournament.entries.contains_key(&self.entry) {
            return Err(Refusal::EntryExists { entry: self.entry });
        }
        must_be_entered_once(tournament, &self.particulars)?;
        categories::must_be_declared(&tournament.regulations.categories, &self.particulars.categories)?;
        must_fit_its_team(tournament, &self.particulars)?;
        // Art. 11.2 is for few entrants: nobody is taken in for whom there is no table, nor (11.1) no bracket.
        let competes = tournament.competes_as(self.particulars.kind);
        let field = tournament.entries.values();
        let field = field.filter(|entry| entry.is_active() && tournament.competes(entry)).count();
        let at_least = (field + 1).max(2);
        match tournament.regulations.stage(first_stage()).filter(|_| competes).map(|plan| &plan.format) {
            Some(Format::Circular(CircularFormat { groups: 1, .. })) => {
                CircularTable::new(at_least)?;
            }
            Some(Format::KnockOut(knock_out)) => {
                knock_out.bracket(at_least)?;
            }
            Some(Format::CnSwiss(_) | Format::FideDutch(_)) => {
                let most = SwissTerms::MOST_ENTRANTS;
                if u32::try_from(at_least).is_ok_and(|entrants| entrants > most) {
                    return Err(SwissRefusal::FieldFull { most }.into());
                }
            }
            _ => {}
        }
        let mut changes = vec![
            EntryRegistered {
                entry: self.entry,
                name: self.name.clone(),
                federation: self.federation.clone(),
                rating: self.rating,
                names: self.particulars.names.clone(),
                categories: self.particulars.categories.clone(),
                player: self.particulars.player,
                kind: self.particulars.kind,
                team: self.particulars.team,
            }
            .into(),
        ];
        changes.extend(self.among_the_rated(tournament)?);
        Ok(changes)
    }
}

impl RegisterEntry {
    /// **Art. 12.1** – whoever comes late into a team that is ordered by rating stands before those rated below, unless the team
    /// was lined up by its order, which stands since.
    fn among_the_rated(&self, tournament: &Tournament) -> Result<Option<Change>, Refusal> {
        let late = tournament.registration_closed && is_by_rating(tournament);
        let Some(team) = self.particulars.team.filter(|_| late) else { return Ok(None) };
        let rating = |member: &EntryId| tournament.entries.get(member).and_then(|entry| entry.rating);
        let mut order = tournament.roster(team);
        let front = order.iter().position(|member| rating(member) < self.rating);
        let Some(front) = front else { return Ok(None) };
        if lined_up(tournament, team) {
            let inverted = order.last().map(|last| (*last, self.entry)).into_iter().collect();
            return Err(NotByRating { team, inverted }.into());
        }
        order.insert(front, self.entry);
        Ok(Some(RosterOrdered { team, order }.into()))
    }
}

/// **Art. 12** – a team is entered where teams play, and a member after its team.
fn must_fit_its_team(tournament: &Tournament, particulars: &Particulars) -> Result<(), Refusal> {
    let teams = tournament.regulations.teams.is_some();
    if (particulars.kind == EntryKind::Team || particulars.team.is_some()) && !teams {
        return Err(Refusal::NoTeams);
    }
    let Some(team) = particulars.team else { return Ok(()) };
    match tournament.entries.get(&team) {
        Some(entry) if particulars.kind == EntryKind::Player && entry.particulars.kind == EntryKind::Team => {
            let (members, most) =
                (tournament.rosters.get(&team).map_or(0, Vec::len), TeamRules::MOST_MEMBERS);
            match (entry.is_active(), members < most) {
                (true, true) => Ok(()),
                (true, false) => Err(Refusal::TeamFull { team, most }),
                (false, _) => Err(Refusal::NotInTheField { entry: team }),
            }
        }
        _ => Err(Refusal::NotATeam { entry: team }),
    }
}

/// Put right what is known of an entrant.
#[derive(Debug, Clone)]
pub struct AmendEntry {
    /// The entrant.
    pub entry: EntryId,
    /// The new name; none leaves it, and those in several scripts.
    pub name: Option<PersonalRef>,
    /// The new name in each script, where it is known in several.
    pub names: Vec<WrittenName>,
    /// The new federation, club or team; none leaves it.
    pub federation: Option<String>,
    /// The new rating; none leaves it.
    pub rating: Option<u32>,
    /// The categories from now on; none leaves them.
    pub categories: Option<BTreeSet<CategoryId>>,
}

impl TournamentCommand for AmendEntry {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Some(known) = tournament.entries.get(&self.entry) else {
            return Err(Refusal::UnknownEntry { entry: self.entry });
        };
        let federation = self.federation.clone().or_else(|| known.federation.clone());
        let rating = self.rating.or(known.rating);
        let categories = self.categories.as_ref().unwrap_or(&known.particulars.categories).clone();
        categories::must_be_declared(&tournament.regulations.categories, &categories)?;
        let stays = (&federation, rating, &categories)
            == (&known.federation, known.rating, &known.particulars.categories);
        if self.name.is_none() && stays {
            return Ok(Vec::new());
        }
        let (name, names) = match &self.name {
            Some(name) => (name.clone(), self.names.clone()),
            None => (known.name.clone(), known.particulars.names.clone()),
        };
        Ok(vec![EntryAmended { entry: self.entry, name, federation, rating, names, categories }.into()])
    }
}

/// House – a player of the register is entered once, also when the first entry has left: it can be taken back.
fn must_be_entered_once(tournament: &Tournament, particulars: &Particulars) -> Result<(), Refusal> {
    let Some(player) = particulars.player else { return Ok(()) };
    let known = tournament.entries.values().find(|entry| entry.particulars.player == Some(player));
    known.map_or(Ok(()), |known| Err(Refusal::PlayerEntered { player, entry: known.id }))
}

/// Take no more entries.
#[derive(Debug, Clone, Copy)]
pub struct CloseRegistration;

impl TournamentCommand for CloseRegistration {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        closing_registration(tournament)
    }
}

/// Take entries again.
#[derive(Debug, Clone)]
pub struct ReopenRegistration {
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ReopenRegistration {
    /// House – while the numbers are not drawn and no round is paired: who comes then would have no number.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if !tournament.registration_closed {
            return Ok(Vec::new());
        }
        if tournament.draw(first_stage()).is_some() {
            return Err(Refusal::LotsDrawn);
        }
        if tournament.has_begun() || !tournament.rounds.is_empty() {
            return Err(Refusal::RoundsPaired);
        }
        Ok(vec![RegistrationReopened { reason: self.reason.clone() }.into()])
    }
}

/// The fact that no more entries are taken, where it is not one yet: drawing lots and pairing imply it. **Art. 12.1** (報名時) –
/// by then every team is in order, where it is that of the ratings.
///
/// # Errors
/// When a team is in another order.
pub fn closing_registration(tournament: &Tournament) -> Result<Vec<Change>, Refusal> {
    if tournament.registration_closed {
        return Ok(Vec::new());
    }
    all_by_rating(tournament)?;
    Ok(vec![RegistrationClosed {}.into()])
}

/// Refuses entrants that are not known or have left.
///
/// # Errors
/// When one of them is not in the field.
pub fn must_be_active(tournament: &Tournament, entry: EntryId) -> Result<(), Refusal> {
    must_be_entered(tournament, entry)?;
    match tournament.entries.get(&entry) {
        Some(entry) if entry.is_active() => Ok(()),
        _ => Err(Refusal::NotInTheField { entry }),
    }
}
