-- What tables are made from, once for all that are made from the same: the first entry of each names it by its
-- digest, and the hash of that entry is over the name.
CREATE TABLE contents (
    digest bytea PRIMARY KEY,
    text text NOT NULL
);

-- Which table names which. A content goes with the last table that does.
CREATE TABLE named (
    table_id uuid PRIMARY KEY,
    digest bytea NOT NULL REFERENCES contents
);
CREATE INDEX named_by_digest ON named (digest);

CREATE FUNCTION contents_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'contents are never changed'; END $$;
CREATE TRIGGER contents_are_never_changed BEFORE UPDATE OF text OR TRUNCATE ON contents
    FOR EACH STATEMENT EXECUTE FUNCTION contents_are_never_changed();
