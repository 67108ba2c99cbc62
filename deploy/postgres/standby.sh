#!/usr/bin/env bash
# A synchronous standby of the journal's database: copies the primary when it starts for the first time, then follows it.
set -euo pipefail

data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  pg_basebackup --host=127.0.0.1 --port=5432 --username=standby --pgdata="$data" --wal-method=stream \
    --checkpoint=fast --write-recovery-conf
  chmod 0700 "$data"
  # By this name the primary knows it again.
  echo "primary_conninfo = 'host=127.0.0.1 port=5432 user=standby password=$PGPASSWORD application_name=standby'" \
    >>"$data/postgresql.auto.conf"
fi
# As a primary it may have no standby yet; then no commit would ever return.
exec postgres -D "$data" -c listen_addresses=127.0.0.1 -c port=5433 -c max_connections=200 \
  -c synchronous_standby_names=
