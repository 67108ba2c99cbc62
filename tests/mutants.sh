#!/usr/bin/env bash
# Plants one fault after the other in the rules of the council and tries the tests that know them: what no test
# notices is listed at the end, and in mutants.out/missed.txt. Each fault costs a build, so all of them take a day;
# name files to try those alone: `make mutants FILES="server/council/stasis/score/rules.rs"`.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v cargo-mutants >/dev/null || cargo mutants --version >/dev/null 2>&1 || {
  echo "cargo-mutants is missing: cargo install cargo-mutants, then try again."
  exit 1
}
files=()
for file in "$@"; do files+=(--file "$file"); done
# 2: faults that no test noticed, which is what was to be found out. 3: some took too long.
cargo mutants "${files[@]}" || [ $? -le 3 ]
