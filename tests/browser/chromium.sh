#!/usr/bin/env bash
# Prints nothing when there is a Chromium for the browser tests; installs one when there is none.
set -euo pipefail
cd "$(dirname "$0")"

for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done

if command -v apt-get >/dev/null; then
  sudo=""
  if [ "$(id -u)" != 0 ]; then sudo="sudo"; fi
  echo "Chromium is missing; installing it with apt."
  $sudo apt-get update -qq || true
  for name in chromium-headless-shell chromium; do
    if $sudo apt-get install -y -qq "$name"; then exit 0; fi
  done
  echo "Chromium is missing and apt could not install it: install the package chromium, then try again."
  exit 1
fi

npm ci --no-fund --no-audit
echo "Chromium is missing; letting Playwright install its own."
npx playwright install chromium ||
  { echo "Chromium is missing and Playwright could not install it: install Chromium, then try again."; exit 1; }
