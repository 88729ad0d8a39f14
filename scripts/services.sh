#!/bin/sh
# Makes sure that PostgreSQL and Redis are there for the tests, which start servers of their own in temporary folders.
# On Debian and its relatives they are installed if they are missing; elsewhere this says what to do.
set -eu

have_postgres() {
    command -v initdb >/dev/null 2>&1 && return 0
    for folder in /usr/lib/postgresql/*/bin; do
        [ -x "$folder/initdb" ] && return 0
    done
    return 1
}

missing=""
have_postgres || missing="postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
[ -z "$missing" ] && exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests need these, please install them: $missing" >&2
    exit 1
fi

as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
$as_root apt-get install -y --no-install-recommends $missing >/dev/null ||
    { $as_root apt-get update >/dev/null && $as_root apt-get install -y --no-install-recommends $missing >/dev/null; }
