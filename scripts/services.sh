#!/bin/sh
# Makes sure that PostgreSQL, Redis and nginx are there for the tests, which start them in temporary folders.
# On Debian and its relatives they are installed if they are missing; elsewhere this says what to do.
# With `caddy` as its argument also Caddy, which only the long tests need.
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
[ -x /usr/sbin/nginx ] || command -v nginx >/dev/null 2>&1 || missing="$missing nginx-light"
[ "${1:-}" != caddy ] || command -v caddy >/dev/null 2>&1 || missing="$missing caddy"
[ -z "$missing" ] && exit 0

as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo"
if ! command -v apt-get >/dev/null 2>&1 || { [ -n "$as_root" ] && ! command -v sudo >/dev/null 2>&1; }; then
    echo "The tests need these, please install them: $missing" >&2
    exit 1
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
    # shellcheck disable=SC2086  # several packages
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >"$log" 2>&1
}
echo "Installing for the tests: $missing"
install || { $as_root apt-get update >"$log" 2>&1 && install; } || {
    cat "$log" >&2
    echo "The tests need these, please install them: $missing" >&2
    exit 1
}
