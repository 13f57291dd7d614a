#!/bin/sh
# Makes the Debian package of a build twice and checks it: the two are equal; lintian, desktop-file-validate and
# appstreamcli have no finding; the versions in it agree; no file names the folder of the build.
#   checkpackage.sh BUILD FOLDER
# The package is in FOLDER afterwards, which is emptied before. Prints what does not hold and exits with 1.
set -eu
build=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../..")
rm -rf "$2"
mkdir -p "$2"
folder=$(realpath "$2")
umask 022
SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l "$root/resources/package/changelog" -S Timestamp)
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8
failures=0
failed() {
    echo "$1" >&2
    failures=1
}

for round in 1 2; do
    cpack --config "$build/CPackConfig.cmake" -B "$folder/$round" >"$folder/cpack.$round.log" || {
        cat "$folder/cpack.$round.log" >&2
        exit 1
    }
done
mv "$folder"/1/*.deb "$folder/"
package=$(echo "$folder"/*.deb)
cmp "$package" "$folder"/2/*.deb || failed "two packages of the same build differ"
rm -rf "$folder/1" "$folder/2"

isrelease=no
grep -q '^CMAKE_BUILD_TYPE:STRING=Release' "$build/CMakeCache.txt" && isrelease=yes
# Without optimization the compiler has no fortified functions to choose.
suppressed=
[ "$isrelease" = yes ] || suppressed="--suppress-tags hardening-no-fortify-functions"
# shellcheck disable=SC2086
lintian --no-cfg --fail-on error,warning --tag-display-limit 0 $suppressed "$package" >"$folder/lintian.log" 2>&1 ||
    failed "lintian: $(cat "$folder/lintian.log")"

content=$folder/content
dpkg-deb -x "$package" "$content"
id=org.gatewright.gatewright
desktop-file-validate "$content/usr/share/applications/$id.desktop" >"$folder/desktop.log" 2>&1 &&
    ! [ -s "$folder/desktop.log" ] || failed "desktop-file-validate: $(cat "$folder/desktop.log")"
appstreamcli validate --pedantic --no-net --no-color "$content/usr/share/metainfo/$id.metainfo.xml" \
    >"$folder/appstream.log" 2>&1 || failed "appstreamcli: $(cat "$folder/appstream.log")"

version=$("$content/usr/bin/gatewright" --version | sed 's/^[^0-9]*//')
for said in "$(dpkg-deb -f "$package" Version | sed 's/-[0-9]*$//')" \
    "$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$content/usr/share/metainfo/$id.metainfo.xml" | head -1)" \
    "$(sed -n 's/^## \[*\([0-9][0-9.]*\).*/\1/p' "$root/CHANGELOG.md" | head -1)"; do
    [ "$said" = "$version" ] || failed "the program has version $version, but a file of the package says “$said”"
done
for file in usr/share/man/man1/gatewright.1.gz usr/share/bash-completion/completions/gatewright \
    usr/share/zsh/vendor-completions/_gatewright usr/share/fish/vendor_completions.d/gatewright.fish \
    usr/share/icons/hicolor/scalable/apps/$id.svg usr/share/mime/packages/$id.xml usr/share/doc/gatewright/copyright; do
    [ -s "$content/$file" ] || failed "the package has no $file"
done
# Assertions, which a release has not, name their source files.
if [ "$isrelease" = yes ] && grep -rlF "$root" "$content"; then
    failed "the files above name the folder of the build"
fi
rm -rf "$content"
exit $failures
