#!/usr/bin/env bash
# Prints where cargo puts the program that it builds for tests.
set -euo pipefail
cd "$(dirname "$0")/.."
target=$(cargo metadata --no-deps --format-version 1 | sed -E 's/.*"target_directory":"([^"]*)".*/\1/')
printf '%s/debug/prytaneion\n' "$target"
