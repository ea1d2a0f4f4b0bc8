//! Penalties are given and lifted (**Art. 8.8, 18**).

use crate::game::Card;
use crate::game::event::Ended;
use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::discipline::next;
use crate::tournament::discipline::penalty::Penalty;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::event::penalties::{PenaltyGiven, PenaltyKind, PenaltyLifted};
use crate::tournament::field::Standing;
use crate::tournament::named::must_be_a_ground;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::reinstate::Reinstate;
use crate::tournament::state::Tournament;
use crate::tournament::withdraw::Withdraw;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{Ending, EntryId, GameId, GameResult, Moment, Outcome, PersonalRef, Role};

/// Give a penalty.
#[derive(Debug, Clone)]
pub struct GivePenalty {
    /// To whom: an entrant, or a member of one.
    pub entry: EntryId,
    /// What it is.
    pub kind: PenaltyKind,
    /// The article that was broken.
    pub article: String,
    /// The game it is given in.
    pub game: Option<GameId>,
    /// In which office.
    pub authority: Role,
    /// What happened.
    pub note: PersonalRef,
}

impl TournamentCommand for GivePenalty {
    /// **Art. 8.8** – by gravity. **Art. 18.1** – an arbiter warns. **Art. 18.2** – the chief arbiter removes from a game.
    /// **Art. 18.3** – the organiser expels.
    fn decide(&self, tournament: &Tournament, mint: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_entered(tournament, self.entry)?;
        must_be_a_ground(&self.article)?;
        if !may_give(self.authority, self.kind) {
            let (kind, authority) = (self.kind, self.authority);
            return Err(OfDiscipline::NotYourPenalty { kind, authority }.into());
        }
        let game = self.game.map(|game| self.at_the_board(tournament, game)).transpose()?;
        let follows = match self.kind {
            PenaltyKind::Warning => Vec::new(),
            PenaltyKind::Removal => {
                let (game, card) = game.ok_or(OfDiscipline::NoGameNamed)?;
                vec![self.removal(tournament, game, card, at)?]
            }
            PenaltyKind::Expulsion => self.expulsion(tournament, mint, at)?,
        };
        let given = PenaltyGiven {
            penalty: next(&tournament.discipline.penalties),
            entry: self.entry,
            kind: self.kind,
            article: self.article.clone(),
            game: self.game,
            authority: self.authority,
            at: at.occurred,
            note: self.note.clone(),
        };
        Ok(std::iter::once(given.into()).chain(follows).collect())
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        let players = self.game.map(|game| tournament.players_of(game));
        players.into_iter().flatten().chain([self.entry]).collect()
    }
}

impl GivePenalty {
    fn at_the_board<'a>(
        &self,
        tournament: &'a Tournament,
        game: GameId,
    ) -> Result<(GameId, &'a Card), OfDiscipline> {
        let card = tournament.games.get(&game).filter(|card| card.side_of(self.entry).is_some());
        let card = card.ok_or(OfDiscipline::NotAtThatGame { entry: self.entry, game })?;
        Ok((game, card))
    }

    /// **Art. 18.2** – that game is lost: as played where it has begun, without play (`-`) where it has not (house). What is
    /// decided already is amended instead.
    fn removal(
        &self,
        tournament: &Tournament,
        game: GameId,
        card: &Card,
        at: Moment,
    ) -> Result<Change, Refusal> {
        if !tournament.setting(game).published {
            return Err(Refusal::NotPublished { round: card.round });
        }
        let open = card.is_under_way() || card.status == crate::game::Status::Scheduled;
        let side = card.side_of(self.entry).filter(|_| open && !tournament.is_settled(game, card));
        let side = side.ok_or(OfDiscipline::GameDecided { game })?;
        let ending = if card.is_under_way() { Ending::Removal } else { Ending::Forfeit };
        let result = GameResult { outcome: Outcome::won_by(side.opponent()), ending };
        let (article, reason) = (Some(self.kind.article().to_owned()), Some(self.note.clone()));
        Ok(Change::Game(game, Ended { result, at: Some(at.occurred), article, reason }.into()))
    }

    /// **Art. 18.3** – who is expelled is dealt with as one who left without consent; who has left already stays so.
    fn expulsion(&self, tournament: &Tournament, mint: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        let entry = self.entry;
        if let Some(penalty) = tournament.discipline.expelled_by(entry) {
            return Err(OfDiscipline::AlreadyExpelled { entry, penalty }.into());
        }
        if tournament.standing(entry) != Some(Standing::Active) {
            return Ok(Vec::new());
        }
        Withdraw { entry, consent: false, reason: self.note.clone() }.decide(tournament, mint, at)
    }
}

/// Lift a penalty.
#[derive(Debug, Clone)]
pub struct LiftPenalty {
    /// Which.
    pub penalty: u32,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for LiftPenalty {
    /// By the office that may give it, or after an appeal by the committee (**Art. 16.3**). A game that it cost stays lost
    /// until it is reopened or amended. Who was expelled is back in the field, where the field was not drawn or paired
    /// without them (**Art. 20.2**).
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let penalties = &tournament.discipline.penalties;
        let penalty = penalties.get(&self.penalty).ok_or(OfDiscipline::UnknownPenalty(self.penalty))?;
        if !penalty.in_force() {
            return Err(OfDiscipline::AlreadyLifted { penalty: self.penalty }.into());
        }
        let (kind, authority) = (penalty.given.kind, self.authority);
        if !may_give(authority, kind) && authority != Role::ArbitrationCommittee {
            return Err(OfDiscipline::NotYourPenalty { kind, authority }.into());
        }
        let Self { penalty: number, authority, ref reason } = *self;
        let lifted = PenaltyLifted { penalty: number, authority, reason: reason.clone() };
        let back = self.back_in_the_field(penalty, tournament)?;
        Ok(std::iter::once(lifted.into()).chain(back).collect())
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        let penalty = tournament.discipline.penalties.get(&self.penalty);
        penalty.map(|penalty| tournament.concerned_by(&penalty.given)).unwrap_or_default()
    }
}

impl LiftPenalty {
    fn back_in_the_field(&self, penalty: &Penalty, tournament: &Tournament) -> Result<Vec<Change>, Refusal> {
        if !penalty.withdrew {
            return Ok(Vec::new());
        }
        let reinstate = Reinstate { entry: penalty.given.entry, reason: self.reason.clone() };
        match reinstate.back(tournament) {
            Err(Refusal::FieldIsDrawn { .. } | Refusal::Course(CourseRefusal::DrawnFrom { .. })) => {
                Ok(Vec::new())
            }
            decided => decided,
        }
    }
}

/// **Art. 18.1–18.3** – whose penalty it is.
const fn may_give(authority: Role, kind: PenaltyKind) -> bool {
    match kind {
        PenaltyKind::Warning => matches!(authority, Role::Arbiter | Role::ChiefArbiter | Role::Administrator),
        PenaltyKind::Removal => matches!(authority, Role::ChiefArbiter | Role::Administrator),
        PenaltyKind::Expulsion => matches!(authority, Role::Organiser | Role::Administrator),
    }
}
