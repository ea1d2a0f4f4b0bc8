//! What the writer says to PostgreSQL.

/// The lock is what puts appends in one order: what is read after it is what stands.
pub(crate) const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE; \
     SELECT last_position FROM log_state WHERE id = 1 FOR UPDATE";

pub(crate) const MOVE_POSITION: &str = "UPDATE log_state SET last_position = $1 WHERE id = 1";

pub(crate) const LOAD_COMMANDS: &str = "SELECT c.actor, c.command_id, c.request_digest, c.book_id, c.status, c.first_sequence, \
     c.last_sequence, c.at_sequence, c.refusal FROM UNNEST($1::uuid[], $2::uuid[]) AS wanted (actor, command_id) \
     JOIN commands AS c ON c.actor = wanted.actor AND c.command_id = wanted.command_id";

pub(crate) const LOAD_BOOKS: &str = "SELECT book_id, sequence, hash, recorded_at, tables_count, tables_sequence FROM books \
     WHERE book_id = ANY ($1)";

pub(crate) const LOAD_STREAMS: &str = "SELECT s.book_id, s.stream_kind, s.stream_id, s.version \
     FROM UNNEST($1::text[], $2::uuid[]) AS wanted (stream_kind, stream_id) \
     JOIN streams AS s ON s.stream_id = wanted.stream_id AND s.stream_kind = wanted.stream_kind";

pub(crate) const LOAD_CATALOGUE: &str =
    "SELECT book_id, title, public, closed, created_at, position FROM catalogue WHERE book_id = ANY ($1)";

pub(crate) const PUT_EVENTS: &str = "INSERT INTO events (position, book_id, sequence, stream_kind, stream_id, version, event_id, \
     type, schema, payload, actor, command_id, correlation_id, occurred_at, received_at, recorded_at, hash) \
     SELECT * FROM UNNEST($1::bigint[], $2::uuid[], $3::bigint[], $4::text[], $5::uuid[], $6::bigint[], $7::uuid[], \
     $8::text[], $9::bigint[], $10::text[], $11::uuid[], $12::uuid[], $13::uuid[], $14::bigint[], $15::bigint[], \
     $16::bigint[], $17::bytea[])";

pub(crate) const PUT_COMMANDS: &str = "INSERT INTO commands (actor, command_id, book_id, request_digest, status, first_sequence, \
     last_sequence, at_sequence, refusal, correlation_id, received_at, recorded_at) \
     SELECT * FROM UNNEST($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[], $5::integer[], $6::bigint[], $7::bigint[], \
     $8::bigint[], $9::text[], $10::uuid[], $11::bigint[], $12::bigint[])";

pub(crate) const PUT_PERSONAL: &str = "INSERT INTO personal (id, book_id, salt, text) \
     SELECT * FROM UNNEST($1::uuid[], $2::uuid[], $3::bytea[], $4::text[])";

pub(crate) const ERASE_PERSONAL: &str = "DELETE FROM personal WHERE (id, book_id) IN \
     (SELECT * FROM UNNEST($1::uuid[], $2::uuid[]))";

pub(crate) const PUT_BOOKS: &str = "INSERT INTO books (book_id, sequence, hash, recorded_at, tables_count, tables_sequence) \
     SELECT * FROM UNNEST($1::uuid[], $2::bigint[], $3::bytea[], $4::bigint[], $5::bigint[], $6::bigint[]) \
     ON CONFLICT (book_id) DO UPDATE SET sequence = excluded.sequence, \
     hash = excluded.hash, recorded_at = excluded.recorded_at, tables_count = excluded.tables_count, \
     tables_sequence = excluded.tables_sequence";

pub(crate) const PUT_STREAMS: &str = "INSERT INTO streams (book_id, stream_kind, stream_id, version) \
     SELECT * FROM UNNEST($1::uuid[], $2::text[], $3::uuid[], $4::bigint[]) \
     ON CONFLICT (book_id, stream_kind, stream_id) DO UPDATE SET version = excluded.version";

pub(crate) const PUT_TABLE_EVENTS: &str = "INSERT INTO table_events (book_id, sequence, ordinal) \
     SELECT * FROM UNNEST($1::uuid[], $2::bigint[], $3::bigint[])";

pub(crate) const PUT_CATALOGUE: &str = "INSERT INTO catalogue (book_id, title, public, closed, created_at, position) \
     SELECT * FROM UNNEST($1::uuid[], $2::text[], $3::boolean[], $4::boolean[], $5::bigint[], $6::bigint[]) \
     ON CONFLICT (book_id) DO UPDATE SET title = excluded.title, public = excluded.public, \
     closed = excluded.closed, created_at = excluded.created_at, position = excluded.position";

pub(crate) const PUT_DEADLINES: &str = "INSERT INTO deadlines (book_id, game_id, at, kind) \
     SELECT * FROM UNNEST($1::uuid[], $2::uuid[], $3::bigint[], $4::text[]) \
     ON CONFLICT (book_id, game_id) DO UPDATE SET at = excluded.at, kind = excluded.kind";

pub(crate) const DROP_DEADLINES: &str = "DELETE FROM deadlines WHERE (book_id, game_id) IN \
     (SELECT * FROM UNNEST($1::uuid[], $2::uuid[]))";

/// Rebuilding takes its time.
pub(crate) const CLEAR_DERIVED: [&str; 5] = [
    "SET LOCAL statement_timeout = 0",
    "DELETE FROM books",
    "DELETE FROM streams",
    "DELETE FROM table_events",
    "DELETE FROM catalogue",
];
