#!/bin/sh
# Times "gatewright diff" of two states of the public document of @octokit/openapi (JSON of 13 MB), which npm brings into
# build/peers: the second has 50 random edits of schemas. Prints the median of three turns and the peak of the memory, and the
# parts of the time. FILE … replaces the document.
#   benchdifference.sh PATH/TO/benchdifference [FILE …]
set -eu
bench=$(realpath "$1")
shift
program=$(dirname "$bench")/../../gatewright
folder=$(cd "$(dirname "$0")/../.." && pwd)/build/peers
if [ $# -eq 0 ]; then
    command -v npm >/dev/null || { echo "npm is needed" >&2; exit 2; }
    mkdir -p "$folder"
    [ -d "$folder/node_modules/@octokit/openapi" ] ||
        npm install --silent --no-audit --no-fund --prefix "$folder" @octokit/openapi
    set -- "$folder/node_modules/@octokit/openapi/generated/api.github.com.json"
fi
times=$(mktemp -d)
trap 'rm -r "$times"' EXIT

for file in "$@"; do
    edited=$times/edited.${file##*.}
    echo "$(basename "$file"), $(($(wc -c <"$file") / 1000000)) MB"
    "$bench" "$file" "$edited"
    [ -x "$program" ] || continue
    rm -f "$times/all"
    for turn in 1 2 3; do
        # The exit code says whether there are breaking changes.
        /usr/bin/time -f "%e %M" -o "$times/last" "$program" diff "$file" "$edited" >/dev/null 2>&1 || true
        tail -n 1 "$times/last" >>"$times/all"
    done
    sort -n "$times/all" | sed -n 2p | awk \
        '{ printf "  the command: %.2f s, peak %.0f MB   at most 200 MB: %s\n", $1, $2 / 1000, ($2 <= 200000) ? "holds" : "DOES NOT" }'
done
