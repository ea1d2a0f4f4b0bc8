//! What a game keeps of touches, sheets, offers and fouls.

use crate::game::event::{GameEvent, PiecesTouched};
use crate::game::state::{Broken, Foul, FoulStanding, Game, Offers, Touch};
use crate::xiangqi::Square;

impl Game {
    pub(super) fn evolve_conduct(&mut self, event: &GameEvent) -> Result<(), Broken> {
        match event {
            GameEvent::PiecesTouched(touched) if touched.excuse.is_none() => self.touch(touched)?,
            GameEvent::MovePlayed(_) | GameEvent::PositionSet(_) => self.touch = None,
            GameEvent::MovesRetracted(back) => {
                self.touch = None;
                self.offers = Offers::default();
                self.sheets.red.forget_after(back.after_ply);
                self.sheets.black.forget_after(back.after_ply);
            }
            // What was touched was touched on the board, which is as the record has it now.
            GameEvent::RecordCorrected(_) => {
                let plies = self.plies();
                self.sheets.red.forget_after(plies);
                self.sheets.black.forget_after(plies);
                // The opponent has answered on the board, as the record has it now (**Art. 23.1**).
                self.offers.open = self.offers.open.filter(|_| plies <= self.offers.after_ply);
                let touch = self.touch.take().filter(|touch| touch.by == self.position.side_to_move());
                self.touch = touch.and_then(|touch| touch.on(&self.position));
            }
            GameEvent::PliesOmitted(omitted) => self.sheets.of_mut(omitted.by).omit(omitted),
            GameEvent::OmissionsCompleted(completed) => self.sheets.of_mut(completed.by).complete(),
            GameEvent::SheetKeyed(keyed) => {
                let moves = keyed.moves.iter().map(|iccs| iccs.parse()).collect::<Result<_, _>>();
                *self.keyed.of_mut(keyed.of) =
                    Some(moves.map_err(|error| Broken(format!("a keyed sheet: {error}")))?);
            }
            GameEvent::DrawOffered(offer) => {
                let after_ply = self.plies();
                self.offers = Offers { open: Some(offer.by), last: Some(offer.by), after_ply };
            }
            GameEvent::DrawDeclined(_) | GameEvent::DrawAgreed(_) => self.offers.open = None,
            GameEvent::FoulDetected(foul) => self.fouls.push(Foul {
                number: foul.foul,
                side: foul.side,
                article: foul.article.clone(),
                after_ply: foul.after_ply,
                standing: FoulStanding::Detected,
            }),
            GameEvent::FoulAnnounced(foul) => {
                self.fouls.retain(|known| known.number != foul.foul);
                self.fouls.push(Foul {
                    number: foul.foul,
                    side: foul.side,
                    article: foul.article.clone(),
                    after_ply: foul.after_ply,
                    standing: FoulStanding::Announced,
                });
                self.fouls.sort_by_key(|foul| foul.number);
            }
            GameEvent::FoulLifted(lifted) => {
                for foul in self.fouls.iter_mut().filter(|foul| foul.number == lifted.foul) {
                    foul.standing = FoulStanding::Lifted;
                }
            }
            GameEvent::IllegalMoveRuled(ruled) if ruled.warned => *self.warned.of_mut(ruled.by) += 1,
            GameEvent::IrregularityRecorded(irregularity) => self.irregularities.push(irregularity.clone()),
            _ => {}
        }
        Ok(())
    }

    fn touch(&mut self, touched: &PiecesTouched) -> Result<(), Broken> {
        let men = touched.men.iter().map(|square| square.parse()).collect::<Result<Vec<Square>, _>>();
        let men = men.map_err(|error| Broken(format!("touched men: {error}")))?;
        let touch = Touch::of(self.touch.as_ref(), touched.by, &men, touched.together, &self.position);
        self.touch = Some(touch.map_err(|error| Broken(format!("touched men: {error}")))?);
        Ok(())
    }
}
