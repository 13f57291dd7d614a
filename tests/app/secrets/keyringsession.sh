#!/bin/sh
# Runs a program in a session of its own with an unlocked, empty keyring in a folder that is removed afterwards.
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
export HOME="$folder" XDG_DATA_HOME="$folder/data" XDG_RUNTIME_DIR="$folder/run" GATEWRIGHT_KEYRING=1
mkdir -p "$XDG_DATA_HOME" "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
dbus-run-session -- sh -c 'printf "test" | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; exec "$@"' sh "$@"
