//! What the writer says to SQLite.

pub(crate) const LAST_POSITION: &str = "SELECT last_position FROM log_state WHERE id = 1";

pub(crate) const MOVE_POSITION: &str = "UPDATE log_state SET last_position = ?1 WHERE id = 1";

/// Answers first whether somebody was in the way.
pub(crate) const EMPTY_LOG: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

pub(crate) const LOAD_COMMANDS: &str = "SELECT c.actor, c.command_id, c.request_digest, c.book_id, c.status, c.first_sequence, \
     c.last_sequence, c.at_sequence, c.refusal FROM jsonb_each(?1) AS wanted CROSS JOIN commands AS c \
     ON c.actor = unhex(wanted.value ->> 0, '-') AND c.command_id = unhex(wanted.value ->> 1, '-')";

pub(crate) const LOAD_BOOKS: &str = "SELECT b.book_id, b.sequence, b.hash, b.recorded_at, b.tables_count, b.tables_sequence \
     FROM jsonb_each(?1) AS wanted CROSS JOIN books AS b ON b.book_id = unhex(wanted.value, '-')";

pub(crate) const LOAD_STREAMS: &str = "SELECT s.book_id, s.stream_kind, s.stream_id, s.version FROM jsonb_each(?1) AS wanted \
     CROSS JOIN streams AS s ON s.stream_id = unhex(wanted.value ->> 1, '-') AND s.stream_kind = wanted.value ->> 0";

pub(crate) const LOAD_CATALOGUE: &str = "SELECT c.book_id, c.title, c.public, c.closed, c.created_at, c.position \
     FROM jsonb_each(?1) AS wanted CROSS JOIN catalogue AS c ON c.book_id = unhex(wanted.value, '-')";

pub(crate) const PUT_EVENTS: &str = "INSERT INTO events (position, book_id, sequence, stream_kind, stream_id, version, event_id, \
     type, schema, payload, actor, command_id, correlation_id, occurred_at, received_at, recorded_at, hash) \
     SELECT value ->> 0, unhex(value ->> 1, '-'), value ->> 2, value ->> 3, unhex(value ->> 4, '-'), value ->> 5, \
     unhex(value ->> 6, '-'), value ->> 7, value ->> 8, value ->> 9, unhex(value ->> 10, '-'), \
     unhex(value ->> 11, '-'), unhex(value ->> 12, '-'), value ->> 13, value ->> 14, value ->> 15, unhex(value ->> 16) \
     FROM jsonb_each(?1)";

pub(crate) const PUT_COMMANDS: &str = "INSERT INTO commands (actor, command_id, book_id, request_digest, status, first_sequence, \
     last_sequence, at_sequence, refusal, correlation_id, received_at, recorded_at) \
     SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-'), unhex(value ->> 2, '-'), unhex(value ->> 3), value ->> 4, \
     value ->> 5, value ->> 6, value ->> 7, value ->> 8, unhex(value ->> 9, '-'), value ->> 10, value ->> 11 \
     FROM jsonb_each(?1)";

pub(crate) const PUT_PERSONAL: &str = "INSERT INTO personal (id, book_id, salt, text) \
     SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-'), unhex(value ->> 2), value ->> 3 FROM jsonb_each(?1)";

pub(crate) const ERASE_PERSONAL: &str = "DELETE FROM personal WHERE (id, book_id) IN \
     (SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-') FROM jsonb_each(?1))";

pub(crate) const PUT_BOOKS: &str = "INSERT INTO books (book_id, sequence, hash, recorded_at, tables_count, tables_sequence) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, unhex(value ->> 2), value ->> 3, value ->> 4, value ->> 5 \
     FROM jsonb_each(?1) WHERE true ON CONFLICT (book_id) DO UPDATE SET sequence = excluded.sequence, \
     hash = excluded.hash, recorded_at = excluded.recorded_at, tables_count = excluded.tables_count, \
     tables_sequence = excluded.tables_sequence";

pub(crate) const PUT_STREAMS: &str = "INSERT INTO streams (book_id, stream_kind, stream_id, version) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, unhex(value ->> 2, '-'), value ->> 3 FROM jsonb_each(?1) WHERE true \
     ON CONFLICT (book_id, stream_kind, stream_id) DO UPDATE SET version = excluded.version";

pub(crate) const PUT_TABLE_EVENTS: &str = "INSERT INTO table_events (book_id, sequence, ordinal) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, value ->> 2 FROM jsonb_each(?1)";

pub(crate) const PUT_CATALOGUE: &str = "INSERT INTO catalogue (book_id, title, public, closed, created_at, position) \
     SELECT unhex(value ->> 0, '-'), value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 \
     FROM jsonb_each(?1) WHERE true ON CONFLICT (book_id) DO UPDATE SET title = excluded.title, public = excluded.public, \
     closed = excluded.closed, created_at = excluded.created_at, position = excluded.position";

pub(crate) const PUT_DEADLINES: &str = "INSERT INTO deadlines (book_id, game_id, at, kind) \
     SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-'), value ->> 2, value ->> 3 FROM jsonb_each(?1) WHERE true \
     ON CONFLICT (book_id, game_id) DO UPDATE SET at = excluded.at, kind = excluded.kind";

pub(crate) const DROP_DEADLINES: &str = "DELETE FROM deadlines WHERE (book_id, game_id) IN \
     (SELECT unhex(value ->> 0, '-'), unhex(value ->> 1, '-') FROM jsonb_each(?1))";

pub(crate) const CLEAR_DERIVED: [&str; 4] =
    ["DELETE FROM books", "DELETE FROM streams", "DELETE FROM table_events", "DELETE FROM catalogue"];
