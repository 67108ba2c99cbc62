#!/usr/bin/env bash
# Holds the dependencies against .cargo/deny.toml (licences, sources, bans), and against the lists of known faults
# of Rust's crates and of the web's packages. Says in a sentence what could not be asked.
set -uo pipefail
cd "$(dirname "$0")/.."
command -v cargo-deny >/dev/null || { echo "cargo-deny is missing: cargo install cargo-deny, then try again."; exit 1; }
failed=0
out=$(mktemp)
trap 'rm -f "$out"' EXIT

echo "Licences, sources, bans"
if ! cargo deny check --hide-inclusion-graph licenses sources bans >"$out" 2>&1; then
  cat "$out"
  failed=1
fi
grep -E '^warning|^bans' "$out" | sed 's/^warning\[[a-z-]*\]: /  /'

echo "Known faults of crates"
if ! cargo deny check advisories >"$out" 2>&1; then
  if grep -q 'failed to fetch advisory database' "$out"; then
    echo "NOT CHECKED: the list of known faults of crates (RustSec) could not be fetched from here."
  else
    cat "$out"
    failed=1
  fi
fi

for part in web tests/browser; do
  echo "Known faults of the packages of $part"
  if ! (cd "$part" && npm audit --package-lock-only --audit-level=moderate) >"$out" 2>&1; then
    if grep -Eq 'audit endpoint returned an error|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED' "$out"; then
      echo "NOT CHECKED: the registry of npm does not tell from here what is known of the packages of $part."
    else
      cat "$out"
      failed=1
    fi
  fi
done
exit "$failed"
