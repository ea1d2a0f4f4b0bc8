-- The ledger: what happened, in books, and what was answered. Both tables are only ever added to.

CREATE TABLE log_state (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    last_position BIGINT NOT NULL
);

INSERT INTO log_state (id, last_position) VALUES (1, 0);

-- Every key begins with the book, so that books can be spread over servers; hence `position` has no unique key,
-- and the locked row of `log_state` keeps it.
CREATE TABLE events (
    position       BIGINT NOT NULL,
    book_id        UUID   NOT NULL,
    sequence       BIGINT NOT NULL CHECK (sequence >= 1),
    stream_kind    TEXT   NOT NULL,
    stream_id      UUID   NOT NULL,
    version        BIGINT NOT NULL CHECK (version >= 1),
    event_id       UUID   NOT NULL,
    type           TEXT   NOT NULL,
    schema         BIGINT NOT NULL,
    payload        TEXT   NOT NULL CHECK (payload::json IS NOT NULL),
    actor          UUID   NOT NULL,
    command_id     UUID   NOT NULL,
    correlation_id UUID   NOT NULL,
    occurred_at    BIGINT NOT NULL,
    received_at    BIGINT NOT NULL,
    recorded_at    BIGINT NOT NULL,
    hash           BYTEA  NOT NULL CHECK (octet_length(hash) = 32),
    PRIMARY KEY (book_id, sequence)
);

CREATE UNIQUE INDEX events_by_stream ON events (book_id, stream_kind, stream_id, version);
CREATE INDEX events_by_position ON events (position);

CREATE TABLE commands (
    actor          UUID    NOT NULL,
    command_id     UUID    NOT NULL,
    book_id        UUID    NOT NULL,
    request_digest BYTEA   NOT NULL CHECK (octet_length(request_digest) = 32),
    status         INTEGER NOT NULL,
    first_sequence BIGINT,
    last_sequence  BIGINT,
    at_sequence    BIGINT  NOT NULL,
    refusal        TEXT CHECK (refusal IS NULL OR refusal::json IS NOT NULL),
    correlation_id UUID    NOT NULL,
    received_at    BIGINT  NOT NULL,
    recorded_at    BIGINT  NOT NULL,
    PRIMARY KEY (actor, command_id),
    CHECK ((first_sequence IS NULL) = (last_sequence IS NULL))
);

CREATE INDEX commands_by_book ON commands (book_id);

-- Text about persons, apart from the events that speak of it. Never changed; erasing is the one deletion there is.
CREATE TABLE personal (
    id      UUID  NOT NULL PRIMARY KEY,
    book_id UUID  NOT NULL,
    salt    BYTEA NOT NULL CHECK (octet_length(salt) = 16),
    text    TEXT  NOT NULL
);

CREATE INDEX personal_by_book ON personal (book_id);

-- What follows is derived from the events and can be rebuilt from them.

CREATE TABLE books (
    book_id         UUID   NOT NULL PRIMARY KEY,
    sequence        BIGINT NOT NULL,
    hash            BYTEA  NOT NULL,
    recorded_at     BIGINT NOT NULL,
    tables_count    BIGINT NOT NULL,
    tables_sequence BIGINT NOT NULL
);

CREATE TABLE streams (
    book_id     UUID   NOT NULL,
    stream_kind TEXT   NOT NULL,
    stream_id   UUID   NOT NULL,
    version     BIGINT NOT NULL,
    PRIMARY KEY (book_id, stream_kind, stream_id)
);

CREATE INDEX streams_by_id ON streams (stream_id);

CREATE TABLE table_events (
    book_id  UUID   NOT NULL,
    sequence BIGINT NOT NULL,
    ordinal  BIGINT NOT NULL,
    PRIMARY KEY (book_id, sequence)
);

CREATE TABLE catalogue (
    book_id    UUID    NOT NULL PRIMARY KEY,
    title      TEXT    NOT NULL,
    public     BOOLEAN NOT NULL,
    closed     BOOLEAN NOT NULL,
    created_at BIGINT  NOT NULL,
    position   BIGINT  NOT NULL
);

CREATE INDEX catalogue_by_position ON catalogue (position);

-- Nothing of the record is changed or taken away, not even by a session in the replica role.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER events_refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER commands_refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON commands
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER personal_refuse_change BEFORE UPDATE OR TRUNCATE ON personal
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE events ENABLE ALWAYS TRIGGER events_refuse_change;
ALTER TABLE commands ENABLE ALWAYS TRIGGER commands_refuse_change;
ALTER TABLE personal ENABLE ALWAYS TRIGGER personal_refuse_change;
