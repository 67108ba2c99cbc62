#!/usr/bin/env bash
# Runs the browser tests against the program that cargo built. Arguments go to Playwright.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)

cargo build --quiet --manifest-path "$root/Cargo.toml"
if [ ! -f node_modules/.installed ] || [ package-lock.json -nt node_modules/.installed ]; then
  npm ci --no-fund --no-audit
  touch node_modules/.installed
fi
target=$(cargo metadata --no-deps --format-version 1 --manifest-path "$root/Cargo.toml" |
  node -e 'let s="";process.stdin.on("data",d=>s+=d).on("end",()=>console.log(JSON.parse(s).target_directory))')
npm run --silent check
PRYTANEION="$target/debug/prytaneion" npx playwright test "$@"
