-- What the timekeeper waits for: one deadline for each game. Operational: neither record nor derived.

CREATE TABLE deadlines (
    book_id UUID   NOT NULL,
    game_id UUID   NOT NULL,
    at      BIGINT NOT NULL,
    kind    TEXT   NOT NULL,
    PRIMARY KEY (book_id, game_id)
);

CREATE INDEX deadlines_by_time ON deadlines (at, game_id);
