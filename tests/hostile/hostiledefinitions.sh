#!/bin/sh
# Lints, previews, serves, reads and opens definitions with hostile references and markup, under strace and without a network but
# loopback: no file outside of their folder is opened, no store of secrets is asked, nothing is sent, and no output has
# the value of a canary. Nothing was allowed, so every reference to a secret is one that must not be looked up. Prints what
# does not hold and exits with 1; with 77 where the kernel forbids what it needs.
#   hostiledefinitions.sh BUILD [COUNT]
# Opened besides the folder: libraries, fonts, plugins and configuration of the system, the home folder of the run.
set -eu
if [ "${GATEWRIGHT_ALONE:-no}" = no ]; then
    for needed in "unshare --map-root-user --net true" "strace -qq -o /dev/null true"; do
        if ! $needed; then
            echo "skipped, nothing was checked: “$needed” is not possible here" >&2
            exit 77
        fi
    done
    export GATEWRIGHT_ALONE=yes
    exec unshare --map-root-user --net sh "$0" "$@"
fi
ip link set lo up
build=$(realpath "$1")
count=${2:-1000}
sources=$(realpath "$(dirname "$0")/../../resources/examples")
ground=$(mktemp -d)
trap 'rm -rf "$ground"' EXIT
mkdir "$ground/root" "$ground/outside" "$ground/home" "$ground/out" "$ground/trace"
root=$ground/root
canaries='canary-of-the-file|canary-of-the-environment|canary-of-the-secret'
export GATEWRIGHT_OUTSIDE="$ground/outside" GATEWRIGHT_CANARY=canary-of-the-environment QT_QPA_PLATFORM=offscreen HOME="$ground/home" LC_ALL=C.UTF-8
export XDG_CONFIG_HOME="$HOME/config" XDG_STATE_HOME="$HOME/state" XDG_DATA_HOME="$HOME/data" XDG_CACHE_HOME="$HOME/cache"
export XDG_RUNTIME_DIR="$HOME" TMPDIR="$HOME" DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent
printf 'get: {description: canary-of-the-file, responses: {}}\n' >"$ground/outside/canary.yaml"
printf 'canary-of-the-secret' >"$ground/outside/secret.txt"
mkfifo "$ground/outside/fifo" "$root/fifo"
ln -s "$ground/outside/canary.yaml" "$root/link.yaml"
ln -s "$ground/outside" "$root/linked"
mkdir -p "$XDG_CONFIG_HOME/gatewright"
"$build/tests/hostile/makehostile" "$count" "$root" "$ground/outside" "$XDG_CONFIG_HOME/gatewright/gatewright.ini" "$sources" ${GATEWRIGHT_CORPUS:-}

ended() { # NAME STATUS: a crash and a hang are findings too
    [ "$2" -lt 3 ] || echo "$1 ended with $2" >>"$ground/findings"
}
watched() { # NAME COMMAND…
    name=$1
    shift
    status=0
    timeout 600 strace -f -qq --seccomp-bpf -e trace=open,openat,openat2,creat,connect -o "$ground/trace/$name" "$@" \
        >"$ground/out/$name" 2>&1 </dev/null || status=$?
    ended "$name" "$status"
}
cd "$root"
: >"$ground/findings"
refused=0
refusedfiles=
# As above without --offline: the environment is there, but nothing was allowed.
watched lint-online "$build/gatewright" lint --env Hostile [0-9]*.*
for format in text json sarif; do
    watched "lint-$format" "$build/gatewright" lint --offline --format "$format" [0-9]*.*
done
for file in [0-9]*.*; do
    watched "get-$file" "$build/gatewright" get "$file" /info
    watched "preview-$file" "$build/gatewright" preview --upstream echo "$file"
    # To the upstream of the file. What is sent without a secret is no matter of this test.
    if grep -qE '://|\$kv' "$file" && grep -q api-gateway "$file"; then
        watched "send-$file" "$build/gatewright" preview "$file"
        if grep -q 'secret-not-allowed' "$ground/out/send-$file"; then
            refused=$((refused + 1))
            [ "$refused" -gt 100 ] || refusedfiles="$refusedfiles $file"
        else
            rm "$ground/trace/send-$file"
        fi
    fi
done
# Routes are built when the gateway starts, and requests are not needed for that. A longer run could find more.
# shellcheck disable=SC2086
[ -z "$refusedfiles" ] || watched send-all timeout --preserve-status -s INT 10 "$build/gatewright" serve --port 0 $refusedfiles
# All of them stay open, so the designer gets some at a time.
printf '%s\n' [0-9]*.* | xargs -n 50 >"$ground/batches"
while [ -x "$build/tests/hostile/openhostile" ] && read -r files; do
    # shellcheck disable=SC2086
    watched "open-${files%% *}" "$build/tests/hostile/openhostile" $files
done <"$ground/batches"

# The same with permission: what the traces must not have is there.
watched allowed "$build/gatewright" lint --env Hostile --allow-secrets [0-9]*.*
mv "$ground/trace/allowed" "$ground/allowed"
for lookup in 'htons(8200)' 'outside/secret.txt'; do
    grep -qF "$lookup" "$ground/allowed" || echo "never looked up: $lookup" >>"$ground/findings"
done
[ "$refused" -gt 0 ] || echo "no preview was refused" >>"$ground/findings"
grep -q '^listening ' "$ground/out/send-all" || echo "serve did not start" >>"$ground/findings"
grep -q 'reference-not-checked' "$ground/out/lint-online" || echo "lint has looked everything up" >>"$ground/findings"

# Connections: to the gateway, its echo and the sandbox of the same process, whose ports the system chooses.
grep -hE 'connect\(.*AF_INET' "$ground"/trace/* | grep -oE 'htons\([0-9]+\)|inet_addr\("[^"]*"\)|inet_pton\([^)]*\)' | sort -u |
    grep -vE '^htons\((3[2-9]|[45][0-9]|60)[0-9]{3}\)$|inet_addr\("127\.0\.0\.1"\)|"::1"' |
    sed 's/^/connected to /' >>"$ground/findings" || true
grep -lE 'connect\(.*AF_INET' "$ground"/trace/send-* | sed 's/^/sent: /' >>"$ground/findings" || true
grep -rlE "$canaries" "$ground/out" | sed 's/^/printed a canary: /' >>"$ground/findings" || true
# Successful opens: the path in quotes.
sed -n '/= -1 /d; s/^[0-9]* *open[a-z0-9]*([^"]*"\([^"]*\)".*/\1/p; s/^[0-9]* *creat("\([^"]*\)".*/\1/p' "$ground"/trace/* |
    sort | uniq -c | awk -v ground="$ground" '
    function starts(text) { return index(path, text) == 1 }
    { path = $2 }
    path ~ /\.\./ || path ~ /^linked|^link\.yaml|^fifo/ { print "opened", path; next }
    starts(ground "/root/link") || starts(ground "/root/fifo") { print "opened", path; next }
    path !~ /^\// || starts(ground "/root") || starts(ground "/home") { next }
    starts("/usr/") || starts("/lib") || starts("/etc/ld.so") || starts("/etc/fonts") || starts("/var/cache/fontconfig") { next }
    starts("/etc/ssl") || starts("/etc/nsswitch.conf") || starts("/etc/passwd") || starts("/etc/localtime") { next }
    starts("/etc/host") || starts("/etc/resolv.conf") || starts("/etc/gai.conf") || starts("/etc/machine-id") || path == "/var/lib/dbus/machine-id" { next }
    starts("/proc/sys/") || path == "/proc/self/maps" || path == "/proc/cpuinfo" || path == "/proc/filesystems" || path == "/proc/self/status" { next }
    starts("/sys/") || path == "/dev/null" || path == "/dev/urandom" { next }
    { print "opened", path }' >>"$ground/findings"
if [ -s "$ground/findings" ]; then
    sort "$ground/findings" | uniq -c
    exit 1
fi
echo "$count definitions, $(ls "$ground/trace" | wc -l) runs, $(cat "$ground"/trace/* | wc -l) calls: nothing outside was opened, no store asked, no canary printed; $refused previews were refused for their secrets"
