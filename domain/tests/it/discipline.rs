//! Chapter 3, articles 16–19: people and discipline, resource by resource.

mod appeals;
mod hall_notes;
mod officials;
mod penalties;

use chuhe_domain::tournament::discipline::refusal::Refusal as OfDiscipline;
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{Change, GivePenalty, Refusal, TournamentCommand, TournamentEvent};
use chuhe_domain::vocabulary::{EntryId, GameId, PersonalId, PersonalRef, Role};

use crate::hall::{Hall, entrant, id, text};

/// A text of its own.
fn words(n: u128) -> PersonalRef {
    PersonalRef::new(PersonalId(id(n)), &[7; PersonalRef::SALT], "as it was")
}

fn penalty(kind: PenaltyKind, n: u32, game: Option<GameId>, authority: Role) -> GivePenalty {
    let (entry, article) = (entrant(n), "8.4".to_owned());
    GivePenalty { entry, kind, article, game, authority, note: text() }
}

/// Who expels is the organiser.
fn expel(n: u32, note: PersonalRef) -> GivePenalty {
    GivePenalty { note, ..penalty(PenaltyKind::Expulsion, n, None, Role::Organiser) }
}

/// The refusal, which must be one about people and discipline.
#[track_caller]
fn refused(hall: &mut Hall, command: &dyn TournamentCommand) -> OfDiscipline {
    match hall.command(command) {
        Err(Refusal::Discipline(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

/// The tournament's own events among the changes.
fn own(changes: &[Change]) -> Vec<&TournamentEvent> {
    let of_tournament = changes.iter().map(|change| match change {
        Change::Tournament(event) => Some(event),
        Change::Game(..) => None,
    });
    of_tournament.flatten().collect()
}

/// The texts about an entrant that stand under people and discipline.
fn texts_about(hall: &Hall, entry: EntryId) -> Vec<PersonalId> {
    hall.tournament.discipline.texts_about(entry).collect()
}
