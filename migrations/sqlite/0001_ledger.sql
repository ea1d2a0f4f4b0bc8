-- The ledger: what happened, in books, and what was answered. Both tables are only ever added to.

CREATE TABLE log_state (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    last_position INTEGER NOT NULL
) STRICT;

INSERT INTO log_state (id, last_position) VALUES (1, 0);

CREATE TABLE events (
    position       INTEGER PRIMARY KEY,
    book_id        BLOB    NOT NULL CHECK (length(book_id) = 16),
    sequence       INTEGER NOT NULL CHECK (sequence >= 1),
    stream_kind    TEXT    NOT NULL,
    stream_id      BLOB    NOT NULL CHECK (length(stream_id) = 16),
    version        INTEGER NOT NULL CHECK (version >= 1),
    event_id       BLOB    NOT NULL CHECK (length(event_id) = 16),
    type           TEXT    NOT NULL,
    schema         INTEGER NOT NULL,
    payload        TEXT    NOT NULL CHECK (json_valid(payload)),
    actor          BLOB    NOT NULL CHECK (length(actor) = 16),
    command_id     BLOB    NOT NULL CHECK (length(command_id) = 16),
    correlation_id BLOB    NOT NULL CHECK (length(correlation_id) = 16),
    occurred_at    INTEGER NOT NULL,
    received_at    INTEGER NOT NULL,
    recorded_at    INTEGER NOT NULL,
    hash           BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE UNIQUE INDEX events_by_sequence ON events (book_id, sequence);
CREATE UNIQUE INDEX events_by_stream ON events (book_id, stream_kind, stream_id, version);

CREATE TABLE commands (
    actor          BLOB    NOT NULL CHECK (length(actor) = 16),
    command_id     BLOB    NOT NULL CHECK (length(command_id) = 16),
    book_id        BLOB    NOT NULL CHECK (length(book_id) = 16),
    request_digest BLOB    NOT NULL CHECK (length(request_digest) = 32),
    status         INTEGER NOT NULL,
    first_sequence INTEGER,
    last_sequence  INTEGER,
    at_sequence    INTEGER NOT NULL,
    refusal        TEXT CHECK (refusal IS NULL OR json_valid(refusal)),
    correlation_id BLOB    NOT NULL CHECK (length(correlation_id) = 16),
    received_at    INTEGER NOT NULL,
    recorded_at    INTEGER NOT NULL,
    PRIMARY KEY (actor, command_id),
    CHECK ((first_sequence IS NULL) = (last_sequence IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX commands_by_book ON commands (book_id);

-- Text about persons, apart from the events that speak of it. Never changed; erasing is the one deletion there is.
CREATE TABLE personal (
    id      BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    book_id BLOB NOT NULL CHECK (length(book_id) = 16),
    salt    BLOB NOT NULL CHECK (length(salt) = 16),
    text    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX personal_by_book ON personal (book_id);

-- What follows is derived from the events and can be rebuilt from them.

CREATE TABLE books (
    book_id         BLOB    NOT NULL PRIMARY KEY,
    sequence        INTEGER NOT NULL,
    hash            BLOB    NOT NULL,
    recorded_at     INTEGER NOT NULL,
    tables_count    INTEGER NOT NULL,
    tables_sequence INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE streams (
    book_id     BLOB    NOT NULL,
    stream_kind TEXT    NOT NULL,
    stream_id   BLOB    NOT NULL,
    version     INTEGER NOT NULL,
    PRIMARY KEY (book_id, stream_kind, stream_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX streams_by_id ON streams (stream_id);

CREATE TABLE table_events (
    book_id  BLOB    NOT NULL,
    sequence INTEGER NOT NULL,
    ordinal  INTEGER NOT NULL,
    PRIMARY KEY (book_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue (
    book_id    BLOB    NOT NULL PRIMARY KEY,
    title      TEXT    NOT NULL,
    public     INTEGER NOT NULL CHECK (public IN (0, 1)),
    closed     INTEGER NOT NULL CHECK (closed IN (0, 1)),
    created_at INTEGER NOT NULL,
    position   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX catalogue_by_position ON catalogue (position);

-- Nothing of the record is changed or taken away.

CREATE TRIGGER events_refuse_update BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;

CREATE TRIGGER events_refuse_delete BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;

CREATE TRIGGER commands_refuse_update BEFORE UPDATE ON commands
BEGIN SELECT RAISE(ABORT, 'commands are only ever added'); END;

CREATE TRIGGER commands_refuse_delete BEFORE DELETE ON commands
BEGIN SELECT RAISE(ABORT, 'commands are only ever added'); END;

CREATE TRIGGER personal_refuse_update BEFORE UPDATE ON personal
BEGIN SELECT RAISE(ABORT, 'personal rows are never changed'); END;
