#!/usr/bin/env bash
# The tests of the pages need a real Chromium. Where there is none, install the system's (as root) or say what to do.
# Its headless shell takes half the processor time of a whole Chromium that shows no window.
set -euo pipefail
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation >/dev/null ||
        apt-get install -y -qq --no-install-recommends chromium fonts-liberation >/dev/null
    exit 0
fi
echo "No Chromium found. Install one, for example: apt-get install chromium-headless-shell" >&2
exit 1
