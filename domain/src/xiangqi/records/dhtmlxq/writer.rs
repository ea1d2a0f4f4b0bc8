//! Records as DhtmlXQ: a block each, one field a line. What is written here, `reader` reads back the same: where
//! the places of the men do not say all about the start, a FEN does.

use crate::xiangqi::board::Board;
use crate::xiangqi::records::dhtmlxq::name::field_of;
use crate::xiangqi::records::dhtmlxq::{squares, start};
use crate::xiangqi::records::escape;
use crate::xiangqi::records::line::Line;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::RecordResult;

/// All of them, with a blank line between.
#[must_use]
pub fn write(records: &[Record]) -> String {
    let blocks: Vec<_> = records.iter().map(block).collect();
    blocks.join("\n")
}

fn block(record: &Record) -> String {
    let mut block = Block { text: "[DhtmlXQ]\n".to_owned(), comments: String::new(), lines: 0 };
    block.field("ver", "www_dpxq_com");
    block.field("init", "500,350");
    for (name, text) in record.tags.iter() {
        block.field(&field_of(name), &escape::write(text, |letter| letter == '[' || letter.is_control()));
    }
    block.field(
        "result",
        match record.result {
            RecordResult::RedWon => "红胜",
            RecordResult::BlackWon => "黑胜",
            RecordResult::Drawn => "和棋",
            RecordResult::Unknown => "未知",
        },
    );
    let board = record.start.board();
    if *board != Board::initial() {
        block.field("binit", &start::write_places(board));
    }
    if start::position(board, record.line.moves().next()).as_ref() != Ok(&record.start) {
        block.field("fen", &record.start.to_fen());
    }
    block.moves("movelist", &record.line, 0, 1);
    block.text + &block.comments + "[/DhtmlXQ]\n"
}

/// A block as far as it is written.
struct Block {
    text: String,
    /// These fields stand after all moves.
    comments: String,
    /// The number of the variation that was begun last.
    lines: u32,
}

impl Block {
    fn field(&mut self, name: &str, text: &str) {
        self.text.push_str(&field(name, text));
    }

    /// The line of this number that begins with this ply, then its variations.
    fn moves(&mut self, name: &str, line: &Line, number: u32, first: u32) {
        let moves = line.moves().map(|played| squares::write(played.from) + &squares::write(played.to));
        self.field(name, &moves.collect::<String>());
        self.comment(line.comment.as_deref(), number, first.saturating_sub(1));
        for (at, ply) in (first..).zip(&line.plies) {
            self.comment(ply.comment.as_deref(), number, at);
            for variation in &ply.variations {
                self.lines += 1;
                let own = self.lines;
                self.moves(&format!("move_{number}_{at}_{own}"), variation, own, at);
            }
        }
    }

    fn comment(&mut self, said: Option<&str>, line: u32, ply: u32) {
        let Some(said) = said else { return };
        let is_special = |letter: char| "[|".contains(letter) || (letter.is_control() && letter != '\n');
        let name = if line == 0 { format!("comment{ply}") } else { format!("comment{line}_{ply}") };
        self.comments.push_str(&field(&name, &escape::write(said, is_special).replace('\n', "||")));
    }
}

fn field(name: &str, text: &str) -> String {
    format!("[DhtmlXQ_{name}]{text}[/DhtmlXQ_{name}]\n")
}
