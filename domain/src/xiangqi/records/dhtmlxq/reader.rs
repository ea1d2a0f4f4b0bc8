//! What the fields of a block say of a game: its tags, where it begins, its main line, and its variations, each
//! of which names the line and the ply that it leaves. Plies are counted from the start, in variations too.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::xiangqi::position::Position;
use crate::xiangqi::records::dhtmlxq::field::{Field, blocks};
use crate::xiangqi::records::dhtmlxq::name::{Meaning, meaning};
use crate::xiangqi::records::dhtmlxq::{squares, start};
use crate::xiangqi::records::escape;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::growth::Growth;
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::{RecordResult, Tags};

/// Every game of the text; if the reading is strict, up to the first that is refused.
#[must_use]
pub fn read(text: &str, reading: Reading) -> Vec<Result<Record, RecordError>> {
    let mut games = Vec::new();
    for (number, fields) in (1..).zip(blocks(text)) {
        let game = Game::of(&fields).read(reading);
        games.push(game.map_err(|error| RecordError { game: Some(number), ..error }));
        if reading == Reading::Strict && matches!(games.last(), Some(Err(_))) {
            break;
        }
    }
    games
}

/// A variation that waits for the line it leaves.
struct Variation<'t> {
    number: u32,
    moves: Field<'t>,
}

/// What the fields of a block say.
#[derive(Default)]
struct Game<'t> {
    tags: Tags,
    result: RecordResult,
    places: Option<Field<'t>>,
    fen: Option<Field<'t>>,
    moves: Option<Field<'t>>,
    /// By the line they leave, and the ply that they replace there.
    variations: BTreeMap<(u32, u32), Vec<Variation<'t>>>,
    /// The numbers of those. Two lines of one number would share what hangs on them.
    numbers: BTreeSet<u32>,
    /// By line and ply.
    comments: BTreeMap<(u32, u32), String>,
    fault: Option<(RecordFlaw, usize)>,
}

impl<'t> Game<'t> {
    fn of(fields: &[Field<'t>]) -> Self {
        let mut game = Self::default();
        for &field in fields {
            let Field { name, line, .. } = field;
            let text = escape::trim(field.text);
            match meaning(name) {
                Meaning::Display => {}
                Meaning::Variation { parent, ply, number } => {
                    if number > 0 && game.numbers.insert(number) {
                        let variations = game.variations.entry((parent, ply)).or_default();
                        variations.push(Variation { number, moves: field });
                    } else {
                        game.fault = Some((RecordFlaw::VariationOutOfPlace { given: name.to_owned() }, line));
                    }
                }
                _ if text.is_empty() => {}
                Meaning::Moves => game.moves = game.moves.or(Some(field)),
                Meaning::Places => game.places = game.places.or(Some(field)),
                Meaning::Fen => game.fen = game.fen.or(Some(field)),
                Meaning::Result => match RecordResult::read(text) {
                    Some(result) => game.result = result,
                    None => game.tags.push("Result", escape::read(text)),
                },
                Meaning::Comment { line, ply } => {
                    let text = escape::read(&text.replace("||", "\n"));
                    game.comments.entry((line, ply)).or_insert(text);
                }
                Meaning::Tag(name) => game.tags.push(name, escape::read(text)),
            }
            if !field.is_whole {
                game.fault = Some((RecordFlaw::FieldUnfinished { given: name.to_owned() }, line));
            }
        }
        game
    }

    fn read(mut self, reading: Reading) -> Result<Record, RecordError> {
        let mut growth = Growth::new(self.start()?);
        let moves = self.moves.unwrap_or(Field { name: "movelist", text: "", line: 1, is_whole: true });
        self.grow(&mut growth, reading, (0, 1), moves)?;
        let left = self.variations.pop_first().and_then(|(_, variations)| variations.into_iter().next());
        let out_of_place = left.map(|Variation { moves: Field { name, line, .. }, .. }| {
            (RecordFlaw::VariationOutOfPlace { given: name.to_owned() }, line)
        });
        if let Some((flaw, line)) = self.fault.or(out_of_place).filter(|_| !growth.is_cut()) {
            growth.fault(flaw, line, reading)?;
        }
        let (start, line, truncated) = growth.finish();
        Ok(Record { tags: self.tags, result: self.result, start, line, truncated })
    }

    /// Where play begins. What the FEN adds is believed where it and the places agree.
    fn start(&self) -> Result<Position, RecordError> {
        let refuse =
            |flaw, field: Field<'_>| RecordError { game: None, ply: None, line: Some(field.line), flaw };
        let fen = self.fen.map(|field| (Position::from_fen(field.text.trim()), field));
        let Some(places) = self.places else {
            return fen.map_or_else(
                || Ok(Position::initial()),
                |(fen, field)| fen.map_err(|error| refuse(RecordFlaw::Start(error), field)),
            );
        };
        let board = start::read_places(places.text.trim()).map_err(|flaw| refuse(flaw, places))?;
        if let Some((Ok(fen), _)) = fen
            && *fen.board() == board
        {
            return Ok(fen);
        }
        let first = self.moves.and_then(|moves| squares::moves(moves.text).next()?.ok());
        start::position(&board, first).map_err(|error| refuse(RecordFlaw::Start(error), places))
    }

    /// Grows the line of this number that begins with this ply, and all that hangs on it.
    fn grow(
        &mut self,
        growth: &mut Growth,
        reading: Reading,
        (line, first): (u32, u32),
        moves: Field<'_>,
    ) -> Result<(), RecordError> {
        self.say(growth, (line, 0)..(line, first));
        for (ply, read) in (first..).zip(squares::moves(moves.text)) {
            let read = read.map_err(|given| RecordFlaw::BadSquares { given });
            if let Err(flaw) = read.and_then(|played| growth.play(|_| Ok(played))) {
                return growth.fault(flaw, moves.line, reading);
            }
            self.say(growth, (line, ply)..(line, ply.saturating_add(1)));
            for Variation { number, moves } in self.variations.remove(&(line, ply)).unwrap_or_default() {
                match growth.open() {
                    Ok(()) => self.grow(growth, reading, (number, ply), moves)?,
                    Err(flaw) => growth.fault(flaw, moves.line, reading)?,
                }
                growth.close().or_else(|flaw| growth.fault(flaw, moves.line, reading))?;
            }
        }
        self.say(growth, (line, first)..(line.saturating_add(1), 0));
        Ok(())
    }

    /// Everything that is said in this part of a line.
    fn say(&mut self, growth: &mut Growth, part: Range<(u32, u32)>) {
        while let Some(&place) = self.comments.range(part.clone()).next().map(|(place, _)| place) {
            growth.comment(self.comments.remove(&place).unwrap_or_default());
        }
    }
}
