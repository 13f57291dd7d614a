#!/bin/sh
# The test gateway beside nginx and haproxy in front of the same upstream, in turns of the same minute, everything pinned
# to one core: requests a second, p50 and p99, CPU seconds for 10,000 requests, peak memory. Small and large answers, one
# connection and many; the gateway once with whole bodies recorded, once with 64 KiB of each, once with heads alone, and
# with the thread of the window idle or busy (20 of every 50 ms). "serve" is the program itself as people run it: whole
# bodies recorded, one line per exchange written to a pipe; beside it haproxy with its log in a pipe, and nginx, whose log
# is always on. Below: its memory in large transfers, delays of events.
#   benchgateway.sh PATH/TO/benchgateway [SECONDS A TURN] [ROUNDS]
set -eu
program=$1
gatewright=$(dirname "$program")/../../gatewright
seconds=${2:-2}
rounds=${3:-5}
core=${CORE:-0}
folder=$(mktemp -d)
pids=""
trap 'kill $pids 2>/dev/null || true; rm -rf "$folder"' EXIT
PATH=$PATH:/usr/sbin:/usr/local/sbin

for tool in nginx haproxy wrk taskset curl; do
    command -v $tool >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done

mkdir "$folder/a" "$folder/b" "$folder/root"
head -c 1024 /dev/zero | tr '\0' x >"$folder/root/small"
head -c 1048576 /dev/zero | tr '\0' x >"$folder/root/large"
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
haproxy_configuration() { # PORT LOG
    cat <<END
global
    nbthread 1
defaults
    mode http
    timeout client 30s
    timeout server 30s
    timeout connect 5s
    http-reuse always
frontend in
    bind 127.0.0.1:$1
    $2
    option forwardfor
    http-request set-header Authorization "Basic a2ltOnB3"
    default_backend up
backend up
    server one 127.0.0.1:18481
END
}
haproxy_configuration 18483 "" >"$folder/haproxy.cfg"
# A line is as long as one of serve.
haproxy_configuration 18484 'log stdout format raw local0
    log-format "%T %HM %HU %ST %Tt ms"' >"$folder/haproxy-log.cfg"
cat >"$folder/serve.yaml" <<END
openapi: 3.0.3
info: {title: Bench, version: '1'}
paths: {}
x-vendor-api-gateway:
  info: {name: bench, state: {active: true}}
  server: {listenPath: {value: /}}
  upstream:
    url: http://127.0.0.1:18481
    authentication:
      enabled: true
      basicAuth: {enabled: true, username: kim, password: pw, header: {enabled: true, name: Authorization}}
END

start() { # NAME COMMAND…
    name=$1
    shift
    output=$folder/$name.out
    [ ! -p "$folder/$name.pipe" ] || output=$folder/$name.pipe
    taskset -c "$core" "$@" >"$output" 2>"$folder/$name.err" &
    echo $! >"$folder/$name.pid"
    pids="$pids $!"
}
start_piped() { # NAME COMMAND…: standard output goes to a pipe that is read
    mkfifo "$folder/$1.pipe"
    taskset -c "$core" cat "$folder/$1.pipe" >/dev/null &
    pids="$pids $!"
    start "$@"
}
cpu() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }
peak() { awk '/VmHWM/ { print $2 }' "/proc/$1/status"; }
responds() { curl -s -f -o /dev/null "http://127.0.0.1:$1/small"; }
address() { sed -n 's/^listening \(http.*\)/\1/p' "$folder/$1.out"; }
hertz=$(getconf CLK_TCK)

measure() { # NAME URL CONNECTIONS CASE
    pid=$(cat "$folder/$1.pid")
    before=$(cpu "$pid")
    taskset -c "$core" wrk --latency -t1 -c"$3" -d"${seconds}s" "$2" >"$folder/wrk"
    after=$(cpu "$pid")
    awk -v ticks=$((after - before)) -v hz="$hertz" -v name="$1" -v case="$4" -v peak="$(peak "$pid")" '
        function micro(text) { return text ~ /us$/ ? text + 0 : text ~ /ms$/ ? text * 1000 : text * 1000000 }
        $1 == "50%" { p50 = micro($2) } $1 == "99%" { p99 = micro($2) }
        /requests in/ { n = $1 } /^Requests\/sec/ { rate = $2 } /Socket errors|Non-2xx/ { bad = " " $0 }
        END { printf "%s %s %d %d %d %.4f %d%s\n", case, name, rate, p50, p99, ticks / hz / n * 10000, peak, bad }' \
        "$folder/wrk" >>"$folder/results"
}

start upstream nginx -e "$folder/a/error.log" -p "$folder/a" -c "$folder/upstream.conf"
start nginx nginx -e "$folder/b/error.log" -p "$folder/b" -c "$folder/proxy.conf"
start haproxy haproxy -f "$folder/haproxy.cfg" -db
start_piped haproxy-log haproxy -f "$folder/haproxy-log.cfg" -db
start_piped serve env HOME="$folder" XDG_CONFIG_HOME="$folder" "$gatewright" serve "$folder/serve.yaml" --port 18485
start all "$program" http://127.0.0.1:18481 1048576
start capped "$program" http://127.0.0.1:18481 65536
start heads "$program" http://127.0.0.1:18481 0
# The thread of a window on another core, idle and busy.
other=$(((core + 1) % $(nproc)))
start calm "$program" http://127.0.0.1:18481 1048576 0 "$other"
start busy "$program" http://127.0.0.1:18481 1048576 20 "$other"
tries=0
until [ -n "$(address all)" ] && [ -n "$(address capped)" ] && [ -n "$(address heads)" ] &&
    [ -n "$(address calm)" ] && [ -n "$(address busy)" ] &&
    responds 18482 && responds 18483 && responds 18484 && responds 18485; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "the servers did not start" >&2; exit 1; }
    sleep 0.1
done

round=0
while [ $round -lt "$rounds" ]; do
    round=$((round + 1))
    for case in small-1 small-32 large-1 large-32; do
        connections=${case#*-}
        path=${case%-*}
        measure nginx "http://127.0.0.1:18482/$path" "$connections" "$case"
        measure all "$(address all)/$path" "$connections" "$case"
        measure haproxy "http://127.0.0.1:18483/$path" "$connections" "$case"
        measure capped "$(address capped)/$path" "$connections" "$case"
        measure heads "$(address heads)/$path" "$connections" "$case"
    done
    measure haproxy-log http://127.0.0.1:18484/small 32 small-32
    measure serve http://127.0.0.1:18485/small 32 small-32
    measure calm "$(address calm)/small" 32 small-32
    measure busy "$(address busy)/small" 32 small-32
done

printf '%-9s %-11s %9s %9s %9s %14s %10s\n' answers proxy req/s 'p50 us' 'p99 us' 'CPU s/10,000' 'peak KiB'
# Medians: one slow moment of the machine is not to decide.
awk '{ key = $1 " " $2; if (!(key in n)) order[++count] = key
       at = ++n[key]; rate[key, at] = $3; p50[key, at] = $4; p99[key, at] = $5; cpu[key, at] = $6; peak[key] = $7 }
     END {
         for (at = 1; at <= count; ++at) {
             key = order[at]; split(key, part, " ")
             printf "%-9s %-11s %9d %9d %9d %14.4f %10d\n", part[1], part[2], median(rate, key), median(p50, key),
                 median(p99, key), median(cpu, key), peak[key]
         }
         ratio("small-32", "all", "nginx", "CPU", cpu); ratio("small-32", "all", "haproxy", "req/s", rate)
         ratio("small-32", "all", "haproxy", "p99", p99); ratio("small-1", "all", "nginx", "p50", p50)
         ratio("small-32", "serve", "nginx", "CPU", cpu); ratio("small-32", "serve", "haproxy-log", "req/s", rate)
         ratio("small-32", "busy", "calm", "req/s", rate)
         ratio("large-32", "capped", "haproxy", "CPU", cpu); ratio("large-32", "all", "haproxy", "CPU", cpu)
     }
     function median(of, key, at, other, sorted, kept) {
         for (at = 1; at <= n[key]; ++at) {
             kept = of[key, at]
             for (other = at - 1; other > 0 && sorted[other] > kept; --other)
                 sorted[other + 1] = sorted[other]
             sorted[other + 1] = kept
         }
         at = int((n[key] + 1) / 2)
         return n[key] % 2 ? sorted[at] : (sorted[at] + sorted[at + 1]) / 2
     }
     function ratio(answers, ours, theirs, what, of) {
         printf "%s: %s of the gateway (%s) / %s %.2f\n", answers, what, ours, theirs,
             median(of, answers " " ours) / median(of, answers " " theirs)
     }' "$folder/results"
grep -E 'Socket|Non-2xx' "$folder/results" || true
"$(dirname "$program")/benchtransfers" "$program"
