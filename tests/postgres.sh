#!/usr/bin/env bash
# Runs a PostgreSQL of its own in a new folder, for tests: says where it listens, and ends with its input.
# With --sync a commit is on the disk.
# With --tcp it listens on this machine's own address, too.
# With --tls it speaks over TCP only to those who encrypt, and says where the authority of its certificate is.
# With --pair there are two, the second one a synchronous standby. For a line "fail over" the first one ends at
# once and its standby takes its place; for "heal" it comes back as the standby of the other one, for "revive" as what
# it was, though another one has taken its place.
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

# What is tried is the program, not the disk; --sync tries both.
sync=off
host=''
pair=''
tls=''
for option in "$@"; do
  case "$option" in
    --sync) sync=on ;;
    --tcp) host=127.0.0.1 ;;
    --tls) host=127.0.0.1 tls=yes ;;
    --pair) pair=yes ;;
  esac
done

bin=$(programs)
folder=$(mktemp -d)
# It refuses to run as root; its package makes a user for it.
as=()
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
fi
cd "$folder"
trap 'jobs -p | xargs -r kill -INT 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT

# Any port that is free.
port=5432
if [ -n "$host" ]; then
  port=$(shuf -i 20000-32000 -n 1)
  while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
fi

# Starts the one of this name with these settings, and waits until it can be asked. Its socket lies in a folder of its own.
start() {
  local name=$1
  shift
  "${as[@]}" mkdir -p "$folder/$name.socket"
  "${as[@]}" "$bin/postgres" -D "$folder/$name" -k "$folder/$name.socket" -h "$host" -p "$port" -c fsync=$sync \
    -c max_connections=400 -c logging_collector=off -c cluster_name="$name" "$@" >"$folder/$name.log" 2>&1 &
  local server=$!
  for _ in $(seq 600); do
    grep -Eq "ready to accept( read-only)? connections" "$folder/$name.log" && return
    kill -0 $server 2>/dev/null || break
    sleep 0.05
  done
  cat "$folder/$name.log" >&2
  exit 1
}

# Has this one be told of each commit of that one before it is answered.
follow() {
  rm -rf "${folder:?}/$1"
  "${as[@]}" "$bin/pg_basebackup" -h "$folder/$2.socket" -p "$port" -U tests -D "$folder/$1" -R -X stream \
    -c fast --no-sync >/dev/null
  start "$1"
  ask "$2" "ALTER SYSTEM SET synchronous_standby_names = '*'"
  ask "$2" "SELECT pg_reload_conf()" >/dev/null
  until [ "$(ask "$2" "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")" = 1 ]; do sleep 0.05; done
}

ask() {
  "${as[@]}" "$bin/psql" -h "$folder/$1.socket" -p "$port" -U tests -d postgres -qAt -c "$2"
}

"${as[@]}" "$bin/initdb" --pgdata="$folder/one" --username=tests --auth=trust --no-sync --encoding=UTF8 \
  --no-locale >/dev/null
if [ -n "$tls" ]; then
  "${as[@]}" openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=tests" \
    -addext "subjectAltName=IP:127.0.0.1" -addext "basicConstraints=critical,CA:FALSE" \
    -keyout "$folder/one/server.key" -out "$folder/one/server.crt" 2>/dev/null
  echo "ssl = on" | "${as[@]}" tee -a "$folder/one/postgresql.conf" >/dev/null
  printf 'local all all trust\nhostssl all all all trust\n' | "${as[@]}" tee "$folder/one/pg_hba.conf" >/dev/null
fi
start one
if [ -n "$pair" ]; then
  follow two one
  echo "host=$folder/one.socket,$folder/two.socket port=$port,$port user=tests"
elif [ -n "$tls" ]; then
  echo "host=$host port=$port user=tests sslmode=require $folder/one/server.crt"
elif [ -n "$host" ]; then
  echo "host=$host port=$port user=tests"
else
  echo "host=$folder/one.socket port=$port user=tests"
fi

first=one
second=two
while read -r line; do
  case "$line" in
    "fail over")
      "${as[@]}" "$bin/pg_ctl" -D "$folder/$first" stop -m immediate >/dev/null
      # Its own standby is still to come: it waits for nobody meanwhile.
      "${as[@]}" "$bin/pg_ctl" -D "$folder/$second" promote >/dev/null
      ;;
    revive) start "$first" -c synchronous_standby_names= ;;
    heal)
      follow "$first" "$second"
      read -r first second <<<"$second $first"
      ;;
  esac
  echo done
done
