-- The journal's own id, by which others know it again, and a place to try whether writing works.
CREATE TABLE journal (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    probed timestamptz
);
INSERT INTO journal DEFAULT VALUES;

-- The servers that share the journal: each says again and again that it is there.
CREATE TABLE nodes (
    node uuid PRIMARY KEY,
    address text NOT NULL,
    until timestamptz NOT NULL
);

-- Whose each table is, and how far its chain goes. Whoever takes a table over counts its epoch up: appends
-- of the one before are then refused.
CREATE TABLE tables (
    table_id uuid PRIMARY KEY,
    node uuid NOT NULL,
    epoch bigint NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    at_unix_ms bigint NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE entries (
    table_id uuid NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    command_id uuid NOT NULL,
    kind text NOT NULL,
    format bigint NOT NULL,
    actor text NOT NULL,
    device text,
    at_table_ms bigint NOT NULL,
    at_unix_ms bigint NOT NULL,
    command text NOT NULL,
    events text NOT NULL,
    drawn bigint NOT NULL,
    draws text,
    hash bytea NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command_id)
);

-- Entries stay as they were written: nobody has the right to change them, and whoever takes that right is
-- still told.
REVOKE UPDATE, DELETE, TRUNCATE ON entries FROM PUBLIC, CURRENT_USER;
CREATE FUNCTION entries_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'entries are never changed and never cut'; END $$;
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION entries_are_never_changed();
