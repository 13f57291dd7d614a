#!/bin/sh
# Runs benchmerge on 10,000 generated operations and on the public document of @octokit/openapi (JSON of 13 MB), which npm
# brings into build/peers when it is there.
#   benchmerge.sh PATH/TO/benchmerge [FILE …]
set -eu
program=$1
shift
folder=$(cd "$(dirname "$0")/../.." && pwd)/build/peers
if [ $# -eq 0 ] && command -v npm >/dev/null; then
    [ -d "$folder/node_modules/@octokit/openapi" ] ||
        npm install --silent --no-audit --no-fund --prefix "$folder" @octokit/openapi
    set -- "$folder/node_modules/@octokit/openapi/generated/api.github.com.json"
fi
exec "$program" "$@"
