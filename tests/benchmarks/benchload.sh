#!/bin/sh
# Whether the window slows the gateway down: requests a second while a client sends about half of what the gateway can
# take, with the page Exchanges shown and without it, in turns; and how long the window's event loop had to wait.
# Or two others of nowindow, window and contract, which compares the exchanges with an API description.
#   benchload.sh PATH/TO/benchload [SECONDS A TURN] [ROUNDS] [WITHOUT] [WITH]
set -eu
program=$1
seconds=${2:-10}
rounds=${3:-6}
without=${4:-nowindow}
with=${5:-window}
connections=64
folder=$(mktemp -d)
pids=""
trap 'kill $pids 2>/dev/null || true; rm -rf "$folder"' EXIT
PATH=$PATH:/usr/sbin:/usr/local/sbin
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" HOME="$folder" XDG_CONFIG_HOME="$folder"

for tool in nginx wrk; do
    command -v $tool >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done
mkdir "$folder/a" "$folder/root"
awk 'BEGIN {
    for (i = 1; i <= 16; i++) {
        before = i == 1 ? "[" : ","
        printf "%s{\"id\": %d, \"title\": \"Signal and Noise %d\", \"stock\": %d, \"status\": \"new\"}", before, i, i, i
    }
    print "]"
}' >"$folder/root/small"
cat >"$folder/upstream.conf" <<END
daemon off; master_process off; worker_processes 1; pid $folder/a/pid; error_log $folder/a/error.log;
events { worker_connections 1024; }
http { default_type application/json; client_body_temp_path $folder/a/1; proxy_temp_path $folder/a/2; fastcgi_temp_path $folder/a/3;
uwsgi_temp_path $folder/a/4; scgi_temp_path $folder/a/5; access_log off; keepalive_requests 100000000;
server { listen 127.0.0.1:18491; root $folder/root; } }
END
nginx -e "$folder/a/error.log" -p "$folder/a" -c "$folder/upstream.conf" &
pids="$pids $!"

start() { # nowindow|window|contract
    "$program" http://127.0.0.1:18491 "$1" >"$folder/$1.out" 2>"$folder/$1.err" &
    eval "$1=$!"
    pids="$pids $!"
}
address() { sed -n 's/^listening //p' "$folder/$1.out"; }
# Prints requests a second. DELAY is the mean time in milliseconds between a response and the next request.
load() { # nowindow|window|contract DELAY SECONDS
    cat >"$folder/load.lua" <<END
function delay() return math.floor($2) + (math.random() < $2 % 1 and 1 or 0) end
END
    script="-s $folder/load.lua"
    [ "$2" != 0 ] || script=""
    wrk -t1 -c$connections -d"$3s" $script "$(address "$1")/small" |
        awk '/^Requests\/sec/ { print $2 } /Socket errors|Non-2xx/ { print > "/dev/stderr" }'
}

start "$without"
start "$with"
tries=0
until [ -n "$(address "$with")" ] && [ -n "$(address "$without")" ]; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "the gateways did not start" >&2; exit 1; }
    sleep 0.1
done
most=$(load "$without" 0 3)
delay=$(awk -v most="$most" -v connections=$connections 'BEGIN { printf "%.2f", connections / (most / 2) * 1000 }')
echo "$without: $most requests a second at most"
round=0
while [ $round -lt "$rounds" ]; do
    round=$((round + 1))
    for name in "$without" "$with"; do
        echo "$name $(load $name "$delay" "$seconds")"
    done
done >"$folder/results"
eval "last=\$$with"
kill -TERM "$last"
wait "$last" || true
awk -v without="$without" -v with="$with" '{ sum[$1] += $2; each[$1] = each[$1] " " int($2) }
     END {
         printf "%s:%s\n%s:%s\n", without, each[without], with, each[with]
         printf "%s / %s: %.3f\n", with, without, sum[with] / sum[without]
     }' "$folder/results"
grep -v listening "$folder/$with.out"
