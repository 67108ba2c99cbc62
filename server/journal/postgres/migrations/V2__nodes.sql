-- A server that did not make a table finds it by its code, and no two tables have the same.
CREATE UNIQUE INDEX codes ON entries ((events::jsonb #>> '{0,code}')) WHERE kind = 'table' AND seq = 2;

-- When a server took a table over, long ago where it made it; and from which one, until that one has heard of it.
ALTER TABLE tables ADD COLUMN since timestamptz NOT NULL DEFAULT 'epoch', ADD COLUMN taken_from uuid;
CREATE INDEX taken ON tables (taken_from) WHERE taken_from IS NOT NULL;
CREATE INDEX of_node ON tables (node);

-- What servers of one house have in common: a print of their operator's key.
ALTER TABLE nodes ADD COLUMN house text NOT NULL DEFAULT '';
