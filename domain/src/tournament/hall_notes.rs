//! What is noted of the hall: incidents (**Art. 19.1, 19.2**), equipment inspected (**Art. 1.4, 17.2**), and the place
//! itself (**Art. 19.3**).

use std::collections::BTreeSet;

use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::discipline::next;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::event::hall_notes::{EquipmentInspected, IncidentRecorded};
use crate::tournament::named::{must_be_a_game, must_be_a_round, must_be_an_article};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, Moment, PersonalRef};

/// Record an incident.
#[derive(Debug, Clone)]
pub struct RecordIncident {
    /// In which round.
    pub round: Option<u32>,
    /// At which table.
    pub table: Option<u32>,
    /// In which game.
    pub game: Option<GameId>,
    /// The article it touches.
    pub article: Option<String>,
    /// The entrants concerned.
    pub entries: Vec<EntryId>,
    /// What happened.
    pub what: PersonalRef,
}

impl TournamentCommand for RecordIncident {
    /// **Art. 19.1, 19.2** – a telephone, outside advice, a spectator: what follows from it is a ruling or a penalty of its
    /// own.
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if let Some(round) = self.round {
            must_be_a_round(tournament, round, "/round")?;
        }
        if let Some(game) = self.game {
            must_be_a_game(tournament, game, "/game")?;
        }
        if let Some(article) = &self.article {
            must_be_an_article(article)?;
        }
        let entries: BTreeSet<EntryId> = self.entries.iter().copied().collect();
        for entry in &entries {
            must_be_entered(tournament, *entry)?;
        }
        Ok(vec![
            IncidentRecorded {
                incident: next(&tournament.discipline.incidents),
                at: at.occurred,
                round: self.round,
                table: self.table,
                game: self.game,
                article: self.article.clone(),
                entries: entries.into_iter().collect(),
                what: self.what.clone(),
            }
            .into(),
        ])
    }
}

/// Record an inspection.
#[derive(Debug, Clone)]
pub struct RecordInspection {
    /// At which table; none for the hall as a whole.
    pub table: Option<u32>,
    /// The side of a square of the board, in tenths of a millimetre.
    pub square_tenths_mm: Option<u32>,
    /// The diameter of a disc, in tenths of a millimetre.
    pub disc_tenths_mm: Option<u32>,
    /// Whether everything else is fit for play, by the inspector's word.
    pub fit: bool,
    /// What else was found.
    pub note: Option<PersonalRef>,
}

impl TournamentCommand for RecordInspection {
    /// **Art. 17.2** – place, equipment and whatever is needed are inspected; **Art. 1.4** – what is out of range is on record as
    /// failed, and is not refused.
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Self { table, square_tenths_mm, disc_tenths_mm, fit, ref note } = *self;
        if square_tenths_mm.is_none() && disc_tenths_mm.is_none() && note.is_none() {
            let told = if fit { OfDiscipline::NothingInspected } else { OfDiscipline::UnfitForWhat };
            return Err(told.into());
        }
        let (inspection, at) = (next(&tournament.discipline.inspections), at.occurred);
        let note = note.clone();
        Ok(vec![
            EquipmentInspected { inspection, at, table, square_tenths_mm, disc_tenths_mm, fit, note }.into(),
        ])
    }
}
