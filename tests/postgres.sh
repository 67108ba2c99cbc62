#!/usr/bin/env bash
# Runs a PostgreSQL of its own in a new folder, for tests: says where it listens, and ends with its input.
# With --sync a commit is on the disk.
# With --install: makes sure that there is one, and installs Debian's where it can.
set -euo pipefail

programs() {
  local found
  found=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
  if [ -z "$found" ] && command -v initdb >/dev/null; then found=$(dirname "$(readlink -f "$(command -v initdb)")"); fi
  echo "$found"
}

if [ "${1:-}" = "--install" ]; then
  [ -n "$(programs)" ] && exit 0
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
  fi
  [ -n "$(programs)" ] && exit 0
  echo "PostgreSQL is missing: install version 15 or newer (Debian: postgresql), then try again." >&2
  exit 1
fi

bin=$(programs)
folder=$(mktemp -d)
# It refuses to run as root; its package makes a user for it.
as=()
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
fi
cd "$folder"
"${as[@]}" "$bin/initdb" --pgdata="$folder/data" --username=tests --auth=trust --no-sync --encoding=UTF8 \
  --no-locale >/dev/null
# What is tried is the program, not the disk; --sync tries both.
sync=off
if [ "${1:-}" = "--sync" ]; then sync=on; fi
"${as[@]}" "$bin/postgres" -D "$folder/data" -k "$folder" -h '' -c fsync=$sync -c max_connections=400 \
  -c logging_collector=off >"$folder/log" 2>&1 &
server=$!
trap 'kill -INT $server 2>/dev/null || true; wait $server 2>/dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 600); do
  grep -q "ready to accept connections" "$folder/log" && break
  kill -0 $server 2>/dev/null || break
  sleep 0.05
done
grep -q "ready to accept connections" "$folder/log" || { cat "$folder/log" >&2; exit 1; }
echo "host=$folder user=tests"
cat >/dev/null
