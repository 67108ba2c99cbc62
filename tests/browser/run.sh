#!/usr/bin/env bash
# Runs the browser tests against the program at $PRYTANEION, or builds it. Arguments go to Playwright.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)

if [ -z "${PRYTANEION:-}" ]; then
  cargo build --quiet --manifest-path "$root/Cargo.toml"
  PRYTANEION=$(bash ../program.sh)
fi
export PRYTANEION
if [ ! -f node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ]; then
  npm ci --no-fund --no-audit
  touch node_modules/.installed
fi
npm run --silent check
npx playwright test "$@"
