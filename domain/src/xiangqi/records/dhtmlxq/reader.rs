//! What the fields of a block say of a game: its tags, where it begins, its main line, and its variations, each
//! of which names the line and the ply that it leaves. Plies are counted from the start, in variations too.

use std::borrow::Cow;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::xiangqi::position::Position;
use crate::xiangqi::records::dhtmlxq::field::{Block, Field, Part, before, parts};
use crate::xiangqi::records::dhtmlxq::name::{Meaning, meaning};
use crate::xiangqi::records::dhtmlxq::{html, squares, start};
use crate::xiangqi::records::escape;
use crate::xiangqi::records::flaw::{MOST_GAMES, MOST_PLIES, RecordError, RecordFlaw};
use crate::xiangqi::records::growth::Growth;
use crate::xiangqi::records::pgn;
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::{RecordResult, Tags};

/// Every game of the text; if the reading is strict, up to the first that is refused. Where there are too many, the
/// last is refused, and stands for all that follow.
#[must_use]
pub fn read(text: &str, reading: Reading) -> Vec<Result<Record, RecordError>> {
    read_up_to((MOST_GAMES, MOST_PLIES), text, reading)
}

/// So many games, and of those that begin within so many plies.
pub(super) fn read_up_to(
    (most_games, most_plies): (usize, usize),
    text: &str,
    reading: Reading,
) -> Vec<Result<Record, RecordError>> {
    let (mut games, mut plies) = (Vec::new(), 0);
    let shown: fn(&str) -> Cow<'_, str> =
        if html::is(before(text)) { html::read } else { |text| Cow::Borrowed(text) };
    for part in parts(text) {
        let number = games.len() + 1;
        let game = match part {
            Part::Block(Block { fields, .. }) if number > most_games || plies > most_plies => {
                let line = fields.first().map(|field| field.line);
                games.push(Err(RecordError {
                    game: Some(number),
                    ply: None,
                    line,
                    flaw: RecordFlaw::TooMuch,
                }));
                break;
            }
            Part::Block(block) => Game::of(block, shown).read(reading, &mut plies),
            Part::Outside { text, line, stray } => {
                let Some((flaw, line)) = stray.or_else(|| other_game(text, line)) else { continue };
                Err(RecordError { game: None, ply: None, line: Some(line), flaw })
            }
        };
        games.push(game.map_err(|error| RecordError { game: Some(number), ..error }));
        if reading == Reading::Strict && matches!(games.last(), Some(Err(_))) {
            break;
        }
    }
    games
}

/// A game in PGN outside of the blocks, which begin on this line: it is not read here, and not passed over.
fn other_game(text: &str, first: usize) -> Option<(RecordFlaw, usize)> {
    let (name, line) = pgn::tagged_game(text)?;
    Some((RecordFlaw::OutOfPlace { given: format!("[{name}") }, first + line - 1))
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
    /// By line and ply: what is said, and where in the file.
    comments: BTreeMap<(u32, u32), (String, usize)>,
    fault: Option<(RecordFlaw, usize)>,
}

impl<'t> Game<'t> {
    /// A field that is there twice is kept twice, or, where that cannot be, the first fault there is.
    fn of(Block { fields, fault }: Block<'t>, shown: fn(&str) -> Cow<'_, str>) -> Self {
        let mut game = Self::default();
        for field in fields {
            let Field { name, line, .. } = field;
            let text = shown(field.text);
            let text = escape::trim(&text);
            match meaning(name) {
                Meaning::Display => {}
                Meaning::Variation { parent, ply, number } => {
                    if number > 0 && game.numbers.insert(number) {
                        let variations = game.variations.entry((parent, ply)).or_default();
                        variations.push(Variation { number, moves: field });
                    } else {
                        game.fault(RecordFlaw::VariationOutOfPlace { given: name.to_owned() }, line);
                    }
                }
                _ if text.is_empty() => {}
                Meaning::Moves => game.once(field, |game| &mut game.moves),
                Meaning::Places => game.once(field, |game| &mut game.places),
                Meaning::Fen => game.once(field, |game| &mut game.fen),
                Meaning::Result => match RecordResult::read(text) {
                    Some(result) if game.result == RecordResult::Unknown => game.result = result,
                    Some(result) if result == game.result || result == RecordResult::Unknown => {}
                    Some(_) => game.fault(RecordFlaw::SaidTwice { given: name.to_owned() }, line),
                    None => game.tags.push("Result", escape::read(text)),
                },
                Meaning::Comment { line: own, ply } => {
                    game.comment((own, ply), escape::read(&text.replace("||", "\n")), line);
                }
                Meaning::Tag(name) => game.tags.push(name, escape::read(text)),
            }
            if !field.is_whole {
                game.fault(RecordFlaw::FieldUnfinished { given: name.to_owned() }, line);
            }
        }
        fault.into_iter().for_each(|(flaw, line)| game.fault(flaw, line));
        game
    }

    fn fault(&mut self, flaw: RecordFlaw, line: usize) {
        self.fault.get_or_insert((flaw, line));
    }

    fn once(&mut self, field: Field<'t>, place: fn(&mut Self) -> &mut Option<Field<'t>>) {
        let first = *place(self).get_or_insert(field);
        if first.text.trim() != field.text.trim() {
            self.fault(RecordFlaw::SaidTwice { given: field.name.to_owned() }, field.line);
        }
    }

    /// What more is said at the same place stands below the first.
    fn comment(&mut self, place: (u32, u32), text: String, line: usize) {
        match self.comments.entry(place) {
            Entry::Vacant(free) => {
                free.insert((text, line));
            }
            Entry::Occupied(mut said) if said.get().0 != text => {
                let (before, _) = said.get_mut();
                before.push('\n');
                before.push_str(&text);
            }
            Entry::Occupied(_) => {}
        }
    }

    fn read(mut self, reading: Reading, plies: &mut usize) -> Result<Record, RecordError> {
        let mut growth = Growth::new(self.start()?);
        let moves = self.moves.unwrap_or(Field { name: "movelist", text: "", line: 1, is_whole: true });
        self.grow(&mut growth, reading, (0, 1), moves)?;
        if let Some((flaw, line)) = self.fault.take().or_else(|| self.left()).filter(|_| !growth.is_cut()) {
            growth.fault(flaw, line, reading)?;
        }
        *plies += growth.weight();
        let (start, line, truncated) = growth.finish();
        Ok(Record { tags: self.tags, result: self.result, start, line, truncated })
    }

    /// A variation or a comment of a line that there is not. A comment on a ply after the last is kept with that.
    fn left(&mut self) -> Option<(RecordFlaw, usize)> {
        let variation = self.variations.pop_first().and_then(|(_, variations)| variations.into_iter().next());
        let variation = variation.map(|Variation { moves: Field { name, line, .. }, .. }| {
            (RecordFlaw::VariationOutOfPlace { given: name.to_owned() }, line)
        });
        variation.or_else(|| {
            let ((own, ply), (_, line)) = self.comments.pop_first()?;
            let given = if own == 0 { format!("comment{ply}") } else { format!("comment{own}_{ply}") };
            Some((RecordFlaw::OutOfPlace { given }, line))
        })
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
            growth.comment(self.comments.remove(&place).unwrap_or_default().0);
        }
    }
}
