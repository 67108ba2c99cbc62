#!/usr/bin/env bash
# Writes the licences of all that a release has inside, with their texts: crates of all systems, and what the pages are
# made of. Needs cargo with the crates fetched, `npm ci` in web, and jq.
#
#   deploy/release/licences.sh > LICENCES.txt
set -euo pipefail
cd "$(dirname "$0")/../.."

# Name, version, licence and folder of each crate that is built in, of each package that goes into the pages.
crates() {
  cargo metadata --locked --format-version 1 | jq -r '
    (.resolve.nodes | map({key: .id, value: [.deps[] | select(any(.dep_kinds[]; .kind != "dev")) | .pkg]}) | from_entries) as $needs
    | def closure($found; $next): if $next == [] then $found else
        ($next | map($needs[.] // []) | add | unique - $found) as $more | closure($found + $more; $more) end;
    .resolve.root as $root | closure([$root]; [$root]) as $inside
    | .packages[] | select(.source and (.id | IN($inside[])))
    | [.name, .version, .license // "see its text", (.manifest_path | rtrimstr("/Cargo.toml"))] | @tsv'
}
packages() {
  jq -r '.packages | to_entries[] | select(.key != "" and (.value.dev | not)) | .key' web/package-lock.json
  printf 'node_modules/%s\n' svelte
}

echo "Prytaneion is licensed under the Apache License 2.0 or the MIT licence, at your option. It has inside:"
{
  crates
  packages | sort -u | while read -r folder; do
    jq -r --arg folder "web/$folder" '[.name, .version, .license, $folder] | @tsv' "web/$folder/package.json"
  done
} | while IFS=$'\t' read -r name version licence folder; do
  printf '\n%s\n%s %s: %s\n' "$(printf '=%.0s' {1..100})" "$name" "$version" "$licence"
  find "$folder" -maxdepth 1 -type f \( -iname 'licen[cs]e*' -o -iname 'copying*' -o -iname 'notice*' \) | sort |
    while read -r text; do printf '\n%s\n\n' "$(basename "$text")"; cat "$text"; done
done
