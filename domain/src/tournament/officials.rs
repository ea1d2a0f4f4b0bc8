//! Officials are appointed, replaced, released and barred from games (**Art. 16**, **17.5**).

use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::discipline::next;
use crate::tournament::discipline::official::Official;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::event::officials::{
    ArbiterBarred, BarLifted, Office, OfficialAppointed, OfficialErased, OfficialReleased,
};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalId, PersonalRef, Role, TokenId};

/// Appoint a person to an office.
#[derive(Debug, Clone)]
pub struct AppointOfficial {
    /// The name.
    pub name: PersonalRef,
    /// The office.
    pub office: Office,
    /// The token that acts for the person.
    pub token: Option<TokenId>,
    /// In which office the appointment is made.
    pub authority: Role,
}

impl TournamentCommand for AppointOfficial {
    /// **Art. 16.2** – the organiser appoints the arbiters, and one of them chief arbiter; the chief arbiter may call in
    /// more of them.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        may_appoint(self.authority, self.office)?;
        let mut sitting = tournament.discipline.in_office(Office::ChiefArbiter);
        if let Some((official, _)) = sitting.next().filter(|_| self.office == Office::ChiefArbiter) {
            return Err(OfDiscipline::ChiefArbiterSits { official }.into());
        }
        must_be_nobodys(tournament, self.token, "/token")?;
        let (official, office) = (next(&tournament.discipline.officials), self.office);
        let (name, token) = (self.name.clone(), self.token);
        Ok(vec![OfficialAppointed { official, name, office, token, replaces: None }.into()])
    }
}

/// Who takes the office that another leaves.
#[derive(Debug, Clone)]
pub struct Successor {
    /// The name.
    pub name: PersonalRef,
    /// The token that acts for the person.
    pub token: Option<TokenId>,
}

/// Release a person from an office, or have another take it.
#[derive(Debug, Clone)]
pub struct ReleaseOfficial {
    /// Who.
    pub official: u32,
    /// Who takes the office.
    pub successor: Option<Successor>,
    /// In which office the release is made.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ReleaseOfficial {
    /// **Art. 16.2** – by whoever may appoint to the office. What the person has ruled stands; a successor takes the
    /// office, but no bar, and not the token, whose secret the other has.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (number, official) = (self.official, in_office(tournament, self.official)?);
        may_appoint(self.authority, official.office)?;
        let token = self.successor.as_ref().and_then(|successor| successor.token);
        must_be_nobodys(tournament, token, "/successor/token")?;
        let released = OfficialReleased { official: number, reason: self.reason.clone() };
        let appointed = self.successor.as_ref().map(|successor| OfficialAppointed {
            official: next(&tournament.discipline.officials),
            name: successor.name.clone(),
            office: official.office,
            token: successor.token,
            replaces: Some(number),
        });
        Ok(std::iter::once(released.into()).chain(appointed.map(Change::from)).collect())
    }
}

/// Bar an arbiter, or a member of the committee, from an entrant's matters.
#[derive(Debug, Clone)]
pub struct BarArbiter {
    /// The arbiter.
    pub official: u32,
    /// Whose games.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for BarArbiter {
    /// **Art. 17.5** – who presides at a table is arranged; what was ruled before stands. House: so is who of the committee
    /// decides an appeal.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (official, entry) = (self.official, self.entry);
        let arbiter = in_office(tournament, official)?;
        must_be_entered(tournament, entry)?;
        if !arbiter.office.judges() {
            return Err(OfDiscipline::RulesNoGames { official, office: arbiter.office }.into());
        }
        if arbiter.barred.contains_key(&entry) {
            return Err(OfDiscipline::AlreadyBarred { official, entry }.into());
        }
        Ok(vec![ArbiterBarred { official, entry, reason: self.reason.clone() }.into()])
    }

    /// Whoever is kept away from an entrant does not choose who else is.
    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

/// Lift a bar.
#[derive(Debug, Clone)]
pub struct LiftBar {
    /// The arbiter.
    pub official: u32,
    /// Whose games.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for LiftBar {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (official, entry) = (self.official, self.entry);
        if !known(tournament, official)?.barred.contains_key(&entry) {
            return Err(OfDiscipline::NotBarred { official, entry }.into());
        }
        Ok(vec![BarLifted { official, entry, reason: self.reason.clone() }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

/// Erase the personal data of an official: the name and the reasons; the number and the office stay.
#[derive(Debug, Clone, Copy)]
pub struct EraseOfficial {
    /// Whose.
    pub official: u32,
}

impl TournamentCommand for EraseOfficial {
    /// Also in a tournament that is closed, as with an entrant's.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        known(tournament, self.official)?;
        let (official, personal) = (self.official, self.erases(tournament));
        if personal.is_empty() {
            return Ok(Vec::new());
        }
        Ok(vec![OfficialErased { official, personal }.into()])
    }

    fn erases(&self, tournament: &Tournament) -> Vec<PersonalId> {
        let official = tournament.discipline.officials.get(&self.official);
        official.map(|official| official.personal.clone()).unwrap_or_default()
    }
}

/// **Art. 16.1, 16.2** – the organiser appoints to every office, the chief arbiter arbiters.
const fn may_appoint(authority: Role, office: Office) -> Result<(), OfDiscipline> {
    match (authority, office) {
        (Role::Administrator | Role::Organiser, _) | (Role::ChiefArbiter, Office::Arbiter) => Ok(()),
        _ => Err(OfDiscipline::NotYoursToAppoint { office, authority }),
    }
}

/// **Art. 16.2** – refuses a token that acts for somebody in office: what is done with it would be two persons' deed.
fn must_be_nobodys(
    tournament: &Tournament,
    token: Option<TokenId>,
    pointer: &'static str,
) -> Result<(), OfDiscipline> {
    let acts_for = token.and_then(|token| tournament.discipline.acts_for(token));
    acts_for.map_or(Ok(()), |official| Err(OfDiscipline::TokenNamed { official, pointer }))
}

fn known(tournament: &Tournament, official: u32) -> Result<&Official, OfDiscipline> {
    tournament.discipline.officials.get(&official).ok_or(OfDiscipline::UnknownOfficial(official))
}

fn in_office(tournament: &Tournament, official: u32) -> Result<&Official, OfDiscipline> {
    let found = known(tournament, official)?;
    if found.is_in_office() { Ok(found) } else { Err(OfDiscipline::OutOfOffice { official }) }
}
