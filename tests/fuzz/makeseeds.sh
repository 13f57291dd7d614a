#!/bin/sh
# makeseeds.sh FOLDER: fills it with first inputs for the targets of the document core, from the public test suites and
# small real documents of $GATEWRIGHT_CORPUS, from the examples, and from assist/: definitions with much of what completion
# knows. Format byte, text, NUL, and a few choices.
set -eu
folder="$1"
root="$(cd "$(dirname "$0")/../.." && pwd)"
mkdir -p "$folder"

number=0
# FORMAT FILE: FORMAT is the octal byte that chooses it.
seed() {
    number=$((number + 1))
    { printf "\\$1"; head -c 1500 "$2" | tr -d '\000'; printf '\000\003\101\007\002\015\063\001'; } >"$folder/seed$number"
}

for file in "$root"/resources/examples/*.yaml "$root"/tests/fuzz/assist/*.yaml \
    "${GATEWRIGHT_CORPUS:-/nonexistent}"/yaml-suite/*/in.yaml "${GATEWRIGHT_CORPUS:-/nonexistent}"/yaml-suite/*/*/in.yaml; do
    [ -f "$file" ] && seed 000 "$file"
done
for file in "$root"/tests/fuzz/assist/*.json "${GATEWRIGHT_CORPUS:-/nonexistent}"/json-suite/*.json \
    "${GATEWRIGHT_CORPUS:-/nonexistent}"/definitions/*.json; do
    [ -f "$file" ] && [ "$(wc -c <"$file")" -lt 20000 ] && seed 001 "$file"
done
echo "$number inputs in $folder"
