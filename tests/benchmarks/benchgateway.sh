#!/bin/sh
# CPU time per 10,000 requests of the test gateway, recording on, as a ratio to nginx and haproxy in front of the same
# upstream in the same minute. Everything is pinned to one core, so that the figure does not depend on the scheduler.
#   benchgateway.sh PATH/TO/benchgateway [SECONDS] [CONNECTIONS] [BODY BYTES]
set -eu
program=$1
seconds=${2:-10}
connections=${3:-32}
size=${4:-1024}
core=${CORE:-0}
folder=$(mktemp -d)
pids=""
trap 'kill $pids 2>/dev/null || true; rm -rf "$folder"' EXIT
PATH=$PATH:/usr/sbin:/usr/local/sbin

for tool in nginx wrk taskset; do
    command -v $tool >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done

mkdir "$folder/a" "$folder/b" "$folder/root"
head -c "$size" /dev/zero | tr '\0' x >"$folder/root/body"
paths() {
    printf 'client_body_temp_path %s/1; proxy_temp_path %s/2; fastcgi_temp_path %s/3; uwsgi_temp_path %s/4; scgi_temp_path %s/5;' \
        "$1" "$1" "$1" "$1" "$1"
}
cat >"$folder/upstream.conf" <<END
daemon off; master_process off; worker_processes 1; pid $folder/a/pid; error_log $folder/a/error.log;
events { worker_connections 1024; }
http { $(paths "$folder/a") access_log off; keepalive_requests 100000000; open_file_cache max=10;
server { listen 127.0.0.1:18481; root $folder/root; } }
END
cat >"$folder/proxy.conf" <<END
daemon off; master_process off; worker_processes 1; pid $folder/b/pid; error_log $folder/b/error.log;
events { worker_connections 1024; }
http { $(paths "$folder/b") access_log $folder/b/access.log; keepalive_requests 100000000;
upstream up { server 127.0.0.1:18481; keepalive 64; keepalive_requests 100000000; }
server { listen 127.0.0.1:18482; location / { proxy_pass http://up; proxy_http_version 1.1; proxy_set_header Connection "";
proxy_set_header Authorization "Basic a2ltOnB3"; proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for; } } }
END
cat >"$folder/haproxy.cfg" <<END
global
    nbthread 1
defaults
    mode http
    timeout client 30s
    timeout server 30s
    timeout connect 5s
    http-reuse always
frontend in
    bind 127.0.0.1:18483
    option forwardfor
    http-request set-header Authorization "Basic a2ltOnB3"
    default_backend up
backend up
    server one 127.0.0.1:18481
END

cpu() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }
hertz=$(getconf CLK_TCK)

measure() { # NAME PID URL
    before=$(cpu "$2")
    requests=$(taskset -c "$core" wrk -t1 -c"$connections" -d"${seconds}s" "$3" | awk '/requests in/ { print $1 }')
    after=$(cpu "$2")
    echo "$1 $before $after $requests" | awk -v hz="$hertz" '{ printf "%s %.4f %d\n", $1, ($3 - $2) / hz / $4 * 10000, $4 }' >>"$folder/results"
    tail -1 "$folder/results" | awk '{ printf "%-10s %.4f s CPU for 10,000 requests (%d requests)\n", $1, $2, $3 }'
}

taskset -c "$core" nginx -e "$folder/a/error.log" -p "$folder/a" -c "$folder/upstream.conf" & pids="$pids $!"
taskset -c "$core" nginx -e "$folder/b/error.log" -p "$folder/b" -c "$folder/proxy.conf" & nginx=$!
pids="$pids $nginx"
haproxy=""
if command -v haproxy >/dev/null; then
    taskset -c "$core" haproxy -f "$folder/haproxy.cfg" -db >/dev/null 2>&1 & haproxy=$!
    pids="$pids $haproxy"
fi
taskset -c "$core" "$program" http://127.0.0.1:18481 >"$folder/address" & gateway=$!
pids="$pids $gateway"
tries=0
until grep -q '^listening http' "$folder/address" && curl -s -o /dev/null http://127.0.0.1:18482/body; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "the servers did not start" >&2; exit 1; }
    sleep 0.1
done
address=$(sed -n 's/^listening \(http.*\)/\1/p' "$folder/address")

for round in 1 2; do
    measure nginx "$nginx" http://127.0.0.1:18482/body
    measure gateway "$gateway" "$address/body"
    [ -z "$haproxy" ] || measure haproxy "$haproxy" http://127.0.0.1:18483/body
done
awk '{ sum[$1] += $2 } END { printf "gateway / nginx %.2f\n", sum["gateway"] / sum["nginx"]; if (sum["haproxy"]) printf "gateway / haproxy %.2f\n", sum["gateway"] / sum["haproxy"] }' "$folder/results"
