#!/usr/bin/env bash
# Tries the server's websockets with the Autobahn cases, as the Python package kosoku runs them. Extensions
# (compression, 12 and 13) are off here. Arguments go to kosoku, such as -i '1.*'.
set -euo pipefail
cd "$(dirname "$0")/.."
suite=${KOSOKU:-kosoku}
command -v "$suite" >/dev/null || { echo "kosoku is missing: pip install kosoku, then try again."; exit 1; }

cargo build --quiet --features echo
program=$(bash tests/program.sh)
data=$(mktemp -d)
"$program" --listen 127.0.0.1:0 --data "$data" >"$data/said" &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$data"' EXIT
until link=$(grep -om1 'http://127\.0\.0\.1:[0-9]*' "$data/said"); do
  kill -0 "$server" || exit 1
  sleep 0.1
done

"$suite" --exclude '12.*' --exclude '13.*' --outdir "$data/reports" "$@" "${link/http/ws}/echo"
