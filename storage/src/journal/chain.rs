//! The hash chain of a book.
//!
//! Each event's hash covers the hash before it and every column of its own row but `position`, which belongs to one
//! database and not to the book. Fields of a length of their own are preceded by it, so that no two rows say the same
//! bytes. The payload is hashed as it is stored and never written anew.

use sha2::{Digest, Sha256};

use crate::journal::stored::StoredEvent;

/// What the chain hashes first: it can be taken for no other hash, nor for another layout of the fields.
const DOMAIN_TAG: &[u8] = b"chuhe event 1\0";

/// The hash of `event`, which comes after the one with the hash `previous` (zeros before the first).
///
/// SHA-256 over, in this order: the domain tag; the previous hash; book (16 bytes); sequence; stream kind; stream id (16);
/// version; event id (16); type; schema; actor (16); command id (16); correlation id (16); occurred, received and recorded
/// at; payload. Numbers are 8 bytes, big-endian; texts are preceded by their length in bytes, as such a number.
#[must_use]
pub fn link(previous: &[u8; 32], event: &StoredEvent) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(DOMAIN_TAG);
    hash.update(previous);
    hash.update(event.book.0.as_bytes());
    hash.update(event.sequence.to_be_bytes());
    text(&mut hash, &event.stream.kind.to_string());
    hash.update(event.stream.id.as_bytes());
    hash.update(event.version.to_be_bytes());
    hash.update(event.event_id.as_bytes());
    text(&mut hash, &event.type_name);
    hash.update(event.schema.to_be_bytes());
    hash.update(event.actor.0.as_bytes());
    hash.update(event.command_id.0.as_bytes());
    hash.update(event.correlation_id.as_bytes());
    hash.update(event.occurred_at.as_millis().to_be_bytes());
    hash.update(event.received_at.as_millis().to_be_bytes());
    hash.update(event.recorded_at.as_millis().to_be_bytes());
    text(&mut hash, &event.payload);
    hash.finalize().into()
}

fn text(hash: &mut Sha256, text: &str) {
    // usize is at most 64 bits wide wherever this runs
    hash.update((text.len() as u64).to_be_bytes());
    hash.update(text.as_bytes());
}
