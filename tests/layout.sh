#!/usr/bin/env bash
# Does what the stages of deploy/Dockerfile do, from what their COPY lines give them and no more, so that an image that
# could not be built is noticed without building one.
#
#   bash tests/layout.sh web       builds the pages as the image does, and puts them into web/dist
#   bash tests/layout.sh server    looks whether all is there that the built program was made from
set -euo pipefail
cd "$(dirname "$0")/.."
stage=$1
target=$(dirname "$(dirname "$(bash tests/program.sh)")")
mkdir -p "$target"
folder=$(mktemp -d -p "$target")
trap 'rm -rf "$folder"' EXIT
at=$(node tests/layout.js "$stage" "$folder")

case $stage in
  web)
    # What npm would install there is here already; by links to files, for a link to the folder would lead out of there.
    cp -al web/node_modules "$at/node_modules" 2>/dev/null || cp -R web/node_modules "$at/node_modules"
    (cd "$at" && npm run --silent build)
    rm -rf web/dist
    cp -R "$at/dist" web/dist
    ;;
  server)
    (cd "$at" && cargo metadata --locked --no-deps --format-version 1 >"$folder/metadata")
    # What the compiler read, and what a release has inside besides.
    deps=$target/debug/deps
    read_by=()
    for crate in prytaneion game kit council; do read_by+=("$deps/$crate"-*.d); done
    missing=$(cat "${read_by[@]}" | sed -n 's|^\([a-z].*\):$|\1|p' | sort -u | while read -r file; do
      [ ! -e "$file" ] || [ -e "$at/$file" ] || echo "$file"
    done)
    inside=$(sed -n 's/^#\[folder = "\(.*\)"\]$/\1/p' server/*.rs server/*/*.rs | while read -r inside; do
      # What is built is in no list of files.
      { echo "$inside"; git ls-files "$inside"; } | grep -v '\.md$' | while read -r file; do
        [ -e "$at/$file" ] || echo "$file"
      done
    done)
    if [ -n "$missing$inside" ]; then
      printf 'deploy/Dockerfile copies too little into its stage server:\n%s\n' "$missing$inside"
      exit 1
    fi
    echo "All is there."
    ;;
esac
