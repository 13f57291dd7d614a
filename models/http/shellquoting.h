#pragma once

#include <QByteArray>

namespace http {

/**
 * Returns the bytes as one argument of a command for bash or zsh, quoted so that the shell passes on exactly these
 * bytes: `'…'`, or `$'…'` with escapes for control characters and bytes that are no UTF-8. NUL can't be quoted.
 */
[[nodiscard]] QByteArray shellQuoted(QByteArrayView bytes);

/** As shellQuoted(), for every POSIX shell: `"$(printf '…')"` takes the place of `$'…'`. Line feeds at the end of such
 * bytes are lost. */
[[nodiscard]] QByteArray posixQuoted(QByteArrayView bytes);

/** True if bytes can be an argument in `'…'`: UTF-8 without control characters. */
[[nodiscard]] bool isPlainArgument(QByteArrayView bytes);

} // namespace http
