#!/usr/bin/env bash
# Everything that must hold before a change lands: what is compiled for the web beside what is compiled
# for the server, then the rules' and the hub's tests, then the browser's. Ends with the summary lines of
# the test runners.
set -euo pipefail
cd "$(dirname "$0")/.."
log=$(mktemp -d)
lanes=()
trap 'for lane in "${lanes[@]}"; do kill -- "-$lane" 2>/dev/null || true; done; rm -rf "$log"' EXIT

step() {
  printf '\n== %s\n' "$1"
}

# Runs a command and notes how many seconds it took.
timed() {
  local what=$1 began=$SECONDS
  shift
  "$@"
  printf '%s\t%s\n' "seconds: $what" $((SECONDS - began)) >>"$log/figures"
}

# Runs two of the functions below side by side. The first that fails ends the other one.
both() {
  local lane at
  lanes=()
  set -m
  for lane in "$@"; do
    # A group of processes of its own, named by the first of them.
    ("$lane" 2>&1 | tee "$log/$lane" | sed -u "s/^/$lane | /") &
    lanes+=($!)
  done
  set +m
  while ((${#lanes[@]} > 0)); do
    sleep 0.2
    for at in "${!lanes[@]}"; do
      if ! kill -0 "${lanes[at]}" 2>/dev/null; then
        wait "${lanes[at]}" || { echo "A check failed: see above."; exit 1; }
        unset "lanes[at]"
      fi
    done
  done
}

web() {
  make --no-print-directory web/node_modules/.installed
  cd web
  step "Web: lints, types, tests, pages"
  timed "lints of the web" npm run --silent lint
  npm run --silent texts
  timed "types of the web" npm run --silent check
  timed "tests of the web" npm test --silent
  # As the image builds them.
  timed "building the pages" bash ../tests/layout.sh web
  npm run --silent budgets
  npm run --silent browsers
  node build/budgets.js --figures >>"$log/figures"
}

server() {
  step "Server: lints as errors, documents"
  timed "lints of the server" cargo clippy --workspace --all-targets --quiet -- -D warnings
  RUSTDOCFLAGS="-D warnings" timed "documents of the server" cargo doc --workspace --no-deps --quiet
  timed "building the server and its tests" cargo test --workspace --no-run --quiet
}

rules() {
  step "Rust tests"
  timed "Rust tests" cargo test --workspace
}

pages() {
  # The program as the tests' build left it: without their features all of it would be built anew.
  PRYTANEION=$(bash tests/program.sh)
  export PRYTANEION
  step "Content"
  "$PRYTANEION" decks check decks
  step "What the image is built from"
  bash tests/layout.sh server
  step "Browser tests"
  timed "browser tests" bash tests/browser/run.sh
}

step "Formatting"
cargo fmt --all -- --check
both web server
# One after the other: each fills both cores, and waits for what the other would take from it.
both rules
both pages

step "Generated types"
make --no-print-directory wire
if [ -n "$(git status --porcelain -- web/src/wire)" ]; then
  git --no-pager diff -- web/src/wire
  echo "The types in web/src/wire are not those of the server: run make wire and commit them."
  exit 1
fi

# Growth is seen when it comes: `make landed` keeps what this run printed as what the next one stands beside.
step "Figures: now, and what they were when a change last landed"
printf 'seconds: all\t%s\n' "$SECONDS" >>"$log/figures"
mkdir -p tests/output
sort "$log/figures" >tests/output/figures.tsv
awk -F'\t' 'FILENAME == ARGV[1] { was[$1] = $2; next } { printf "%-44s %10s %10s\n", $1, $2, $1 in was ? was[$1] : "new" }' \
  tests/landed.tsv tests/output/figures.tsv

step "Summary"
plain() {
  sed 's/\x1b\[[0-9;]*m//g' "$log/$1"
}
plain rules | grep -E '^test result:' | grep -v ' 0 passed'
plain web | grep -E '^ *Tests +'
plain pages | grep -E '^ +[0-9]+ (passed|failed|flaky|skipped)'
