#!/bin/sh
# Times the document core side by side with yaml-cpp and QJsonDocument; with --peers, or BENCH_PEERS=1, also with the npm
# packages yaml and js-yaml, on the public document of @octokit/openapi (JSON of 13 MB, and the same as block YAML of
# 10 MB). All three are brought by npm into build/peers when they are not there. $GATEWRIGHT_CORPUS adds rebilly.yaml.
#   benchdocument.sh PATH/TO/benchdocument [--peers] [FILE …]
set -eu
program=$1
shift
peers=${BENCH_PEERS:-}
if [ "${1:-}" = --peers ]; then peers=1; shift; fi
here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "$here/../.." && pwd)/build/peers
corpus=${GATEWRIGHT_CORPUS:-/nonexistent}
[ -f "$corpus/openapi/rebilly.yaml" ] && set -- "$@" "$corpus/openapi/rebilly.yaml"

if [ -n "$peers" ]; then
    for tool in npm node; do
        command -v $tool >/dev/null || { echo "$tool is needed for --peers" >&2; exit 2; }
    done
    modules=$folder/node_modules
    [ -d "$modules/@octokit/openapi" ] ||
        npm install --silent --no-audit --no-fund --prefix "$folder" yaml js-yaml @octokit/openapi
    json=$folder/api.json
    yaml=$folder/api.yaml
    [ -f "$json" ] || cp "$modules/@octokit/openapi/generated/api.github.com.json" "$json"
    [ -f "$yaml" ] || node -e '
        const [modules, from, to] = process.argv.slice(1);
        const fs = require("fs");
        const value = JSON.parse(fs.readFileSync(from, "utf8"));
        fs.writeFileSync(to, require(modules + "/js-yaml").dump(value, { lineWidth: -1, noRefs: true }));
    ' "$modules" "$json" "$yaml"
    set -- "$yaml" "$json" "$@"
    node --max-old-space-size=6000 "$here/benchpeers.js" "$modules" "$@" >"$folder/times"
    set -- --peers "$folder/times" "$@"
fi
"$program" "$@"
# What the designer's views add to an edit, where they were built. No display is needed.
views=$(dirname "$program")/benchdocumentviews
if [ -x "$views" ]; then QT_QPA_PLATFORM=offscreen "$views"; fi
