-- The newest timeline that is known of a cluster: written into a database that is older, by whoever knows.
ALTER TABLE journal ADD COLUMN system bigint, ADD COLUMN timeline bigint;
