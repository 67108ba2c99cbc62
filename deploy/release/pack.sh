#!/usr/bin/env bash
# Packs a built program with what belongs to it: how to use it, and whose work is inside.
#
#   deploy/release/licences.sh > LICENCES.txt
#   deploy/release/pack.sh target/dist/prytaneion x86_64-linux LICENCES.txt
#
# It writes prytaneion-VERSION-x86_64-linux.tar.gz, or .zip for Windows.
set -euo pipefail
program=$1
system=$2
licences=$3
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$("$program" --version | cut -d ' ' -f 2)
name=prytaneion-$version-$system
folder=$(mktemp -d)/$name

mkdir "$folder"
cp "$program" "$licences" "$root/LICENSE-APACHE" "$root/LICENSE-MIT" "$folder/"
cp "$root/deploy/release/START.txt" "$root/deploy/release/NOTICE.txt" "$folder/"
cp -R "$root/decks" "$folder/decks"
mkdir "$folder/documents"
cp "$root"/deploy/{running,event-day,hosting,promises}.md "$folder/documents/"

case $system in
  *-windows)
    # Git's shell brings no zip; the machines have this one.
    (cd "$(dirname "$folder")" && 7z a -bso0 "$name.zip" "$name")
    mv "$(dirname "$folder")/$name.zip" . ;;
  *)
    tar --create --gzip --file "$name.tar.gz" --directory "$(dirname "$folder")" "$name" ;;
esac
ls -l "$name".*
