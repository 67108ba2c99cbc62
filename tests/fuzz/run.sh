#!/usr/bin/env bash
# Searches for bytes that break a law: so many seconds for each target, or for those that are named. What is
# found lies in tests/fuzz/artifacts; once it is mended it becomes a seed.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
shift || true
targets=("$@")
((${#targets[@]})) || targets=(wire decks journal decide orders)
command -v cargo-fuzz >/dev/null || { echo "cargo-fuzz is missing: cargo install cargo-fuzz, then try again."; exit 1; }
cargo +nightly --version >/dev/null 2>&1 || { echo "A nightly compiler is missing: rustup toolchain install nightly, then try again."; exit 1; }
for target in "${targets[@]}"; do
  mkdir -p "tests/fuzz/corpus/$target"
  cargo +nightly fuzz run --fuzz-dir tests/fuzz "$target" "tests/fuzz/corpus/$target" "tests/fuzz/seeds/$target" -- \
    -max_total_time="$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=4096 -print_final_stats=1
done
