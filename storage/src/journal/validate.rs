//! What an append must be before it is queued, so that both databases take exactly the same.
//!
//! It is judged in the sender's own task: the writer has nothing left to refuse but what has changed meanwhile.

use chuhe_domain::event::Event;
use chuhe_domain::vocabulary::Reason;

use crate::journal::append::Append;
use crate::journal::error::Invalid;

/// The longest payload, refusal or text about a person, in bytes.
pub const MAX_TEXT: usize = 256 * 1024;

/// The most events one command may bring.
pub const MAX_EVENTS: usize = 10_000;

/// The most deadlines one command may change, or one call outside of any.
pub const MAX_DEADLINES: usize = 10_000;

/// The most text one command may bring, in bytes.
pub const MAX_APPEND: usize = 16 * 1024 * 1024;

/// An append fit to be written, with its texts as they will be stored.
#[derive(Debug, Clone)]
pub(crate) struct Checked {
    pub(crate) append: Append,
    /// One for each event, in the same order.
    pub(crate) payloads: Vec<String>,
    pub(crate) refusal: Option<String>,
    /// How much text there is, in bytes.
    pub(crate) weight: usize,
}

/// Judges an append.
pub(crate) fn check(append: Append) -> Result<Checked, Invalid> {
    let command = &append.command;
    if !(100..=599).contains(&command.status) {
        return Err(Invalid::Status(command.status));
    }
    let brings_nothing = append.events.is_empty() && append.personal.is_empty() && append.erasures.is_empty();
    if !brings_nothing && (append.events.is_empty() || command.refusal.is_some()) {
        return Err(Invalid::RefusalWithFacts);
    }
    few("events", append.events.len(), MAX_EVENTS)?;
    few("deadlines", append.deadlines.len(), MAX_DEADLINES)?;
    let payloads: Vec<_> = append.events.iter().map(|new| payload(&new.event)).collect::<Result<_, _>>()?;
    let refusal = command.refusal.as_ref().map(written_reason).transpose()?;
    for personal in &append.personal {
        bounded("a text about a person", &personal.text)?;
        if personal.text.contains('\0') {
            return Err(Invalid::Nul("a text about a person"));
        }
    }
    let texts = payloads.iter().chain(append.personal.iter().map(|personal| &personal.text)).chain(&refusal);
    let weight = texts.map(String::len).sum();
    if weight > MAX_APPEND {
        return Err(Invalid::TooLong { what: "a command", found: weight, bound: MAX_APPEND });
    }
    Ok(Checked { append, payloads, refusal, weight })
}

/// Whether there are no more of them than may be.
pub(crate) const fn few(what: &'static str, found: usize, bound: usize) -> Result<(), Invalid> {
    if found > bound { Err(Invalid::TooMany { what, found, bound }) } else { Ok(()) }
}

/// The payload as it will be stored, once it is sure that it comes back as it went in.
fn payload(event: &Event) -> Result<String, Invalid> {
    let payload = event.payload();
    json("a payload", &payload)?;
    let type_name = event.type_name();
    match Event::decode(type_name, event.schema(), &payload) {
        Ok(read) if read == *event => Ok(payload),
        Ok(_) => Err(Invalid::Unreadable { type_name, what: "it comes back changed".to_owned() }),
        Err(error) => Err(Invalid::Unreadable { type_name, what: error.to_string() }),
    }
}

fn written_reason(reason: &Reason) -> Result<String, Invalid> {
    // a struct of strings always serialises
    let text = serde_json::to_string(reason).unwrap_or_default();
    json("a refusal", &text)?;
    Ok(text)
}

fn json(what: &'static str, text: &str) -> Result<(), Invalid> {
    bounded(what, text)?;
    if says_nul(text) { Err(Invalid::Nul(what)) } else { Ok(()) }
}

const fn bounded(what: &'static str, text: &str) -> Result<(), Invalid> {
    if text.len() > MAX_TEXT {
        return Err(Invalid::TooLong { what, found: text.len(), bound: MAX_TEXT });
    }
    Ok(())
}

/// Whether a JSON text says NUL. It can only do so by `\u0000`, with a backslash that is not itself escaped.
fn says_nul(json: &str) -> bool {
    json.match_indices("u0000").any(|(at, _)| {
        let backslashes = json.bytes().take(at).rev().take_while(|byte| *byte == b'\\').count();
        backslashes % 2 == 1
    })
}

#[cfg(test)]
mod tests {
    use super::says_nul;

    #[test]
    fn an_escaped_nul_is_found_and_an_escaped_backslash_is_none() {
        assert!(says_nul(&serde_json::to_string("a\0b").unwrap()));
        assert!(says_nul(&serde_json::to_string("\\\0").unwrap()));
        assert!(!says_nul(&serde_json::to_string("\\u0000").unwrap()));
        assert!(!says_nul(&serde_json::to_string("u0000").unwrap()));
    }
}
