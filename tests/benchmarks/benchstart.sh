#!/bin/sh
# How long the program takes to start, and how much memory its window has when nothing is done. Prints the medians of
# ROUNDS runs, and exits with 1 if one is above its limit.
#   benchstart.sh PROGRAM
# The window is on an Xvfb of its own, with an empty home. "Painted" is the time of the line in the log.
set -eu
program=$(realpath "$1")
rounds=${ROUNDS:-11}
ground=$(mktemp -d)
display=
end() {
    [ -z "$display" ] || kill "$display" || true
    rm -rf "$ground"
}
trap end EXIT
export HOME="$ground/home" XDG_CONFIG_HOME="$ground/config" XDG_STATE_HOME="$ground/state" XDG_CACHE_HOME="$ground/cache" \
    XDG_DATA_HOME="$ground/data" LC_ALL=C.UTF-8 DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent QT_QPA_PLATFORM=xcb
mkdir "$HOME"
now() { date +%s%3N; }
median() { sort -n "$1" | sed -n "$(((rounds + 1) / 2))p"; }

mkfifo "$ground/number"
Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp 3>"$ground/number" >/dev/null 2>&1 &
display=$!
read -r number <"$ground/number"
export DISPLAY=":$number"

for _ in $(seq "$rounds"); do
    begin=$(now)
    "$program" --version >/dev/null
    echo $(($(now) - begin)) >>"$ground/version"
done
log=$XDG_STATE_HOME/gatewright/logs/gatewright.log
for round in $(seq "$rounds"); do
    rm -rf "$XDG_STATE_HOME"
    begin=$(now)
    "$program" >/dev/null 2>&1 &
    window=$!
    until grep -q 'window painted' "$log" 2>/dev/null; do sleep 0.02; done
    painted=$(date -d "$(sed -n 's/ .*window painted//p' "$log")" +%s%3N)
    echo $((painted - begin)) >>"$ground/painted"
    if [ "$round" -eq "$rounds" ]; then
        sleep 5
        sed -n 's/^Pss: *\([0-9]*\) kB/\1/p' "/proc/$window/smaps_rollup" >"$ground/pss"
        sed -n 's/^VmRSS:[^0-9]*\([0-9]*\) kB/\1/p' "/proc/$window/status" >"$ground/rss"
    fi
    kill "$window"
    wait "$window" 2>/dev/null || true
done

status=0
row() { # NAME VALUE UNIT LIMIT
    mark=
    [ "$2" -lt "$4" ] || { mark='  above the limit'; status=1; }
    printf '%-28s %6d %-4s (limit %d)%s\n' "$1" "$2" "$3" "$4" "$mark"
}
echo "load $(cut -d' ' -f1-3 /proc/loadavg), $rounds runs"
row 'gatewright --version' "$(median "$ground/version")" ms 50
row 'window painted' "$(median "$ground/painted")" ms 250
row 'idle window, PSS' $(($(cat "$ground/pss") / 1024)) MiB 60
echo "idle window, RSS: $(($(cat "$ground/rss") / 1024)) MiB"
exit $status
