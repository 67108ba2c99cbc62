#!/usr/bin/env bash
# Tries a program that was built: its content is sound, it starts with an empty folder, serves its pages, and ends.
#
#   deploy/release/try.sh target/dist/prytaneion
set -euo pipefail
program=$1
port=${PORT:-18080}
here=$(mktemp -d)
cd "$(dirname "$0")/../.."

"$program" --version
"$program" decks check decks

"$program" --listen "127.0.0.1:$port" --data "$here/data" >"$here/said" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; cat "$here/said"; rm -rf "$here"' EXIT
ask() {
  curl --silent --fail --show-error --retry 50 --retry-delay 1 --retry-connrefused --max-time 10 "http://127.0.0.1:$port$1"
}
[ "$(ask /readyz)" = ready ]
[ "$(ask /healthz)" = ok ]
# Into a file first: a pipe that ends at the first match would end who writes into it.
ask /metrics >"$here/metrics"
grep -q '^prytaneion_ready 1$' "$here/metrics"
ask /control >"$here/control"
grep -qi '<!doctype html>' "$here/control"
grep -q "/control#key=" "$here/said"
echo "It starts and answers."
