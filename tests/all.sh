#!/usr/bin/env bash
# Everything that must hold before a change lands, in the order of what fails soonest. Ends with the
# summary lines of the test runners.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT

step() {
  printf '\n== %s\n' "$1"
}

step "Formatting"
cargo fmt --all -- --check
make --no-print-directory web/node_modules/.installed
(cd web && npm run --silent lint && npm run --silent check)

step "Web tests"
(cd web && npm test --silent) 2>&1 | tee "$log/web"
(cd web && npm run --silent build)

step "Lints as errors"
cargo clippy --workspace --all-targets --quiet -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet

step "Rust tests"
cargo test --workspace 2>&1 | tee "$log/rust"
# The program as the tests' build left it: without their features all of it would be built anew.
PRYTANEION=$(bash tests/program.sh)
export PRYTANEION

step "Generated types"
make --no-print-directory wire
if [ -n "$(git status --porcelain -- web/src/wire)" ]; then
  git --no-pager diff -- web/src/wire
  echo "The types in web/src/wire are not those of the server: run make wire and commit them."
  exit 1
fi

step "Content"
"$PRYTANEION" decks check decks

step "Browser tests"
bash tests/browser/run.sh 2>&1 | tee "$log/browser"

step "Summary"
plain() {
  sed 's/\x1b\[[0-9;]*m//g' "$1"
}
plain "$log/rust" | grep -E '^test result:' | grep -v ' 0 passed'
plain "$log/web" | grep -E '^ *Tests +'
plain "$log/browser" | grep -E '^ +[0-9]+ (passed|failed|flaky|skipped)'
