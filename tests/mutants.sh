#!/usr/bin/env bash
# Plants one fault after the other in the rules of the council and tries the tests that know them: what no test
# notices is listed at the end, and in mutants.out/missed.txt. Each fault costs a build, so all of them take days;
# name files to try those alone: `make mutants FILES="server/council/stasis/score/rules.rs"`.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo mutants --version >/dev/null 2>&1 || {
  echo "cargo-mutants is missing: cargo install cargo-mutants, then try again."
  exit 1
}
files=()
for file in "$@"; do files+=(--file "$file"); done
# The tool tries only the tests of the package in which it plants; the rules' are those of the root.
cargo test --test rules -- --skip golden_ --skip law_ --skip wire::
# Faults are planted where the sources lie, and taken out again: a copy would build every crate anew.
status=0
cargo mutants --package council --in-place --baseline skip --timeout 300 "${files[@]}" || status=$?
case $status in
  0) ;;
  2 | 3) echo "mutants.out/missed.txt lists what no test noticed, mutants.out/timeout.txt what ran too long." ;;
  *) exit "$status" ;;
esac
