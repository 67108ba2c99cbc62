-- The register: records beside the entries, of what belongs to the house and to no game. A record is changed in
-- its place; one that was taken away has no value.
CREATE TABLE records (
    key text COLLATE "C" PRIMARY KEY,
    value text,
    version bigint NOT NULL,
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX records_by_change ON records (changed);

-- One way leads to entries being cut: the register has the tombstone of their table. The right to cut is the
-- program's from now on, and the trigger says of which entries.
DROP TRIGGER entries_are_never_changed ON entries;
CREATE TRIGGER entries_are_never_changed BEFORE UPDATE OR TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION entries_are_never_changed();
CREATE FUNCTION entries_go_with_their_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM records WHERE key = 'purged/' || OLD.table_id AND value IS NOT NULL) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries are never cut but with their whole table';
END $$;
CREATE TRIGGER entries_go_with_their_table BEFORE DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_go_with_their_table();
GRANT DELETE ON entries TO CURRENT_USER;
