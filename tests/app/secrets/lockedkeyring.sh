#!/bin/sh
# lockedkeyring.sh PROGRAM WRITER READER: the test WRITER of PROGRAM fills a keyring in a session of its own; READER finds it locked in the next one,
# with nobody there to unlock it. The folder is removed afterwards.
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
export HOME="$folder" XDG_DATA_HOME="$folder/data" XDG_RUNTIME_DIR="$folder/run"
mkdir -p "$XDG_DATA_HOME" "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
GATEWRIGHT_KEYRING=1 dbus-run-session -- sh -c \
    'printf "test" | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; exec "$@"' sh "$1" "$2" || exit 1
rm -rf "$XDG_RUNTIME_DIR"/keyring*
GATEWRIGHT_LOCKED_KEYRING=1 dbus-run-session -- sh -c \
    'gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1; exec "$@"' sh "$1" "$3"
