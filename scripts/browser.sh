#!/bin/sh
# Install what the tests of the web client need: Chromium, fonts with Chinese letters, Node and three npm packages.
# `make tests` calls this; it does nothing where everything is there. Playing needs none of it.
set -eu
cd "$(dirname "$0")/.."

packages=""
[ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null || packages="$packages chromium"
{ command -v node && command -v npm; } >/dev/null || packages="$packages nodejs npm"
{ command -v fc-list && fc-list :lang=zh | grep -q .; } >/dev/null 2>&1 || packages="$packages fontconfig fonts-noto-cjk"

if [ -n "$packages" ]; then
    command -v apt-get >/dev/null || { echo "please install:$packages" >&2; exit 1; }
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo"
    $as_root apt-get update -qq
    # shellcheck disable=SC2086  # several packages
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qq -y --no-install-recommends $packages >/dev/null
fi

if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --silent --no-audit --no-fund
    touch node_modules/.package-lock.json
fi
