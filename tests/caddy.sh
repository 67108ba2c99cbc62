#!/usr/bin/env bash
# Prints where the proxy is that stands before several servers, for tests.
# With --install: makes sure that there is one. Debian's package is unpacked beside what is built, not installed:
# installed it would listen on ports 80 and 443 of this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
unpacked=$(dirname "$(dirname "$(bash tests/program.sh)")")/caddy

find_it() {
  command -v caddy || { [ -x "$unpacked/usr/bin/caddy" ] && echo "$unpacked/usr/bin/caddy"; }
}

fetch() {
  mkdir -p "$unpacked"
  (cd "$unpacked" && apt-get download -qq caddy 2>/dev/null && dpkg -x caddy_*.deb .)
}

if [ "${1:-}" = "--install" ] && ! find_it >/dev/null && command -v apt-get >/dev/null; then
  if ! fetch; then
    sudo=""
    if [ "$(id -u)" != 0 ]; then sudo="sudo"; fi
    $sudo apt-get update -qq && fetch || true
  fi
fi
find_it || { echo "Caddy is missing: install version 2.6 or newer (Debian: caddy), then try again." >&2; exit 1; }
