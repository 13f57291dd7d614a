#!/bin/sh
# What the comparison of exchanges with their API description costs the gateway: requests a second while a client sends
# about half of what it can take, with the page Exchanges, with and without the comparison, in turns.
#   benchlivecheck.sh FOLDER/OF/BENCHMARKS/benchlivecheck [SECONDS A TURN] [ROUNDS]
set -eu
exec sh "$(dirname "$0")/benchload.sh" "$(dirname "$1")/benchload" "${2:-10}" "${3:-6}" window contract
