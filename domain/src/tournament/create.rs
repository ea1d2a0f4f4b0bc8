//! A tournament is founded.

use crate::tournament::amend::{check, laid_down};
use crate::tournament::command::{Change, TournamentCommand};
use crate::tournament::event::Created;
use crate::tournament::refusal::Refusal;
use crate::tournament::regulations::Regulations;
use crate::tournament::state::Tournament;
use crate::vocabulary::Moment;
use crate::vocabulary::ids::Mint;

/// Found a tournament.
#[derive(Debug, Clone)]
pub struct Create {
    /// Its title.
    pub title: String,
    /// Its regulations (**Art. 16.1**).
    pub regulations: Regulations,
}

impl TournamentCommand for Create {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        if tournament.title.is_some() {
            return Err(Refusal::Exists);
        }
        check(&self.regulations)?;
        Ok(vec![Created { title: self.title.clone() }.into(), laid_down(&self.regulations).into()])
    }
}
