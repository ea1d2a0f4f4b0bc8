-- What the timekeeper waits for: one deadline for each game. Operational: neither record nor derived.

CREATE TABLE deadlines (
    book_id BLOB    NOT NULL CHECK (length(book_id) = 16),
    game_id BLOB    NOT NULL CHECK (length(game_id) = 16),
    at      INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    PRIMARY KEY (book_id, game_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX deadlines_by_time ON deadlines (at, game_id);
