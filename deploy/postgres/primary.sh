#!/usr/bin/env bash
# Makes the role and the database of the journal, and the role of the standby, when the primary starts for the first time.
# The journal's role is no superuser: what it gives up at its entries it cannot take back.
set -euo pipefail

psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username=postgres <<'SQL'
SET synchronous_commit = local;
CREATE ROLE prytaneion LOGIN PASSWORD :'password';
CREATE DATABASE prytaneion OWNER prytaneion;
CREATE ROLE standby LOGIN REPLICATION PASSWORD :'password';
SQL
echo "host replication standby samehost scram-sha-256" >>"$PGDATA/pg_hba.conf"
