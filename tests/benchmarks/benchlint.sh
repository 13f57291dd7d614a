#!/bin/sh
# Times "gatewright lint" with its recommended rules on the public document of @octokit/openapi (JSON of 13 MB), which npm
# brings into build/peers, and with --peers, or BENCH_PEERS=1, in turns with "redocly lint" and its minimal ruleset and
# "spectral lint" with its recommended rules for OpenAPI. Prints the median of three turns, the peak of the memory, and how
# many times as long the others take. Then random edits in the document: how long until the problems are known. FILE …
# replaces the document.
#   benchlint.sh PATH/TO/gatewright [--peers] [FILE …]
set -eu
program=$(realpath "$1")
shift
peers=${BENCH_PEERS:-}
if [ "${1:-}" = --peers ]; then peers=1; shift; fi
folder=$(cd "$(dirname "$0")/../.." && pwd)/build/peers
for tool in npm node; do
    command -v $tool >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done
mkdir -p "$folder"
installed() { [ -d "$folder/node_modules/$1" ] || npm install --silent --no-audit --no-fund --prefix "$folder" "$1"; }
if [ $# -eq 0 ]; then
    installed @octokit/openapi
    set -- "$folder/node_modules/@octokit/openapi/generated/api.github.com.json"
fi
[ -z "$peers" ] || { installed @redocly/cli; installed @stoplight/spectral-cli; }
echo 'extends: [["spectral:oas", "recommended"]]' >"$folder/ruleset.yaml"
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
times=$(mktemp -d)
trap 'rm -r "$times"' EXIT

# Runs a command and adds "seconds kilobytes" to the times of NAME. A linter's exit code says what it has found.
timed() { # NAME COMMAND [ARGUMENT …]
    name=$1
    shift
    /usr/bin/time -f "%e %M" -o "$times/last" "$@" >/dev/null 2>&1 || true
    tail -n 1 "$times/last" >>"$times/$name"
}

median() { sort -n "$times/$1" | sed -n 2p; }

for file in "$@"; do
    rm -f "$times"/*
    for turn in 1 2 3; do
        timed gatewright "$program" lint --offline "$file"
        [ -z "$peers" ] || timed redocly "$folder/node_modules/.bin/redocly" lint --extends=minimal "$file"
        [ -z "$peers" ] || timed spectral "$folder/node_modules/.bin/spectral" lint -r "$folder/ruleset.yaml" "$file"
    done
    echo "$(basename "$file"), $(($(wc -c <"$file") / 1000000)) MB"
    own=$(median gatewright)
    for name in gatewright redocly spectral; do
        [ -f "$times/$name" ] || continue
        median "$name" | awk -v name="$name" -v own="${own% *}" \
            '{ printf "  %-10s %7.2f s %6.0f MB  %6.1f x\n", name, $1, $2 / 1000, (own + 0 == 0) ? 0 : $1 / own }'
    done
    # In the preset with the benchmarks, beside the one with the program.
    relint=$(dirname "$program")/../bench/tests/benchmarks/benchrelint
    if [ -x "$relint" ]; then
        echo "  after an edit, until the problems are known:"
        "$relint" "$file"
    fi
done
