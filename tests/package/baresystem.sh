#!/bin/sh
# Installs the package in a bare Debian system made by debootstrap, as root: `gatewright preview` answers and the window
# is shown on a display, as another user, within 30 s of processor time after the start of the installation, for which the
# packages that it needs are downloaded before. Then purges it and what came with it: no file is left. Then runs piuparts.
#   baresystem.sh PACKAGE BASE
# BASE is the folder of the bare system, which is made if it does not exist and stays as it is. Exits with 77 if this
# machine can't do it.
set -eu
if [ "$(id -u)" -ne 0 ]; then
    echo "skipped: only root can make a system" >&2
    exit 77
fi
for needed in debootstrap unshare Xvfb xdotool piuparts; do
    command -v "$needed" >/dev/null || { echo "skipped: $needed is not installed" >&2; exit 77; }
done
package=$(realpath "$1")
base=$2
most=30
if [ ! -e "$base/etc/debian_version" ]; then
    rm -rf "$base"
    mkdir -p "$base"
    debootstrap --variant=minbase bookworm "$base" >"$base.log" 2>&1 || { tail -5 "$base.log" >&2; exit 77; }
fi
if [ "${GATEWRIGHT_MOUNTS:-no}" = no ]; then
    # Mounts end with this script.
    export GATEWRIGHT_MOUNTS=yes
    exec unshare --mount sh "$0" "$@"
fi

system=$(mktemp -d)
display=
end() {
    [ -z "$display" ] || kill "$display" || true
    umount -R "$system/proc" "$system/dev" "$system/tmp/.X11-unix" 2>/dev/null || true
    rm -rf --one-file-system "$system"
}
trap end EXIT
cp -a "$base/." "$system/"
cp /etc/resolv.conf "$system/etc/resolv.conf"
mount -t proc proc "$system/proc"
mount --rbind /dev "$system/dev"
in_system() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_user() {
    chroot --userspec=1000:1000 "$system" env -i PATH=/usr/bin:/bin HOME=/home/user LC_ALL=C.UTF-8 "$@"
}
in_system useradd --create-home --uid 1000 user
cp "$(dirname "$0")/../../resources/examples/bookshop.yaml" "$system/home/user/"
cp "$package" "$system/package.deb"
in_system apt-get update -qq
listed() {
    (cd "$system" && find . -xdev ! -type s \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var/cache -o -path ./var/log \
        -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./home -o -path ./run \) -prune -o -print | sort)
}
listed >"$system/before.txt"
in_system apt-get install -y -qq --no-install-recommends --download-only /package.deb >/dev/null

# Sets `used` to the processor time of the commands that have ended, in seconds. A subshell would have times of its own.
use() {
    times >"$system/times"
    used=$(sed -n '2{s/[ms]/ /g;p}' "$system/times" | awk '{print int($1 * 60 + $2 + $3 * 60 + $4)}')
}
use
usedbefore=$used
begin=$(date +%s%3N)
in_system apt-get install -y -qq --no-install-recommends /package.deb >"$system/install.log" 2>&1 || {
    tail -20 "$system/install.log" >&2
    exit 1
}
installed=$(date +%s%3N)
as_user gatewright preview /home/user/bookshop.yaml --request "GET /bookshop/books" --upstream echo >"$system/preview.txt"
grep -q '200' "$system/preview.txt" || { echo "preview has no answer:" >&2; cat "$system/preview.txt" >&2; exit 1; }
previewed=$(date +%s%3N)

mkfifo "$system/number"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$system/number" >/dev/null 2>&1 &
display=$!
read -r number <"$system/number"
mkdir -p "$system/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
as_user DISPLAY=":$number" gatewright /home/user/bookshop.yaml >"$system/window.txt" 2>&1 &
window=$!
timeout 60 sh -c 'until DISPLAY=":$1" xdotool search --onlyvisible --name "bookshop.yaml" >/dev/null 2>&1; do sleep 0.1; done' sh "$number" || {
    echo "no window is shown:" >&2
    cat "$system/window.txt" >&2
    exit 1
}
shown=$(date +%s%3N)
kill "$window"
wait "$window" || true
use
took=$((used - usedbefore))
echo "installed after $((installed - begin)) ms, preview after $((previewed - begin)) ms, window after $((shown - begin)) ms, processor time $took s, load $(cut -d' ' -f1 /proc/loadavg)"
[ "$took" -le "$most" ] || { echo "more than $most s" >&2; exit 1; }

in_system apt-get purge -y -qq gatewright >/dev/null 2>&1
in_system apt-get autoremove --purge -y -qq >/dev/null 2>&1
rm "$system/times" "$system/install.log" "$system/preview.txt" "$system/window.txt" "$system/number"
# Caches that other packages' triggers make, of files that are there without the program too.
listed | grep -v -e '^./before.txt$' | diff "$system/before.txt" - | grep -i gatewright && {
    echo "the files above are left after the package was purged" >&2
    exit 1
}
piuparts --distribution bookworm --no-upgrade-test --existing-chroot "$base" "$package" >"$system/piuparts.log" 2>&1 || {
    grep -E 'ERROR|FAIL' -A5 "$system/piuparts.log" >&2
    exit 1
}
