#pragma once

#include "message.h"

namespace http {

/** A value that a command names by a shell variable instead of showing it. */
struct CurlSecret {
    QByteArray value;
    QByteArray variable; ///< Without the '$'.
    friend bool operator==(const CurlSecret &, const CurlSecret &) = default;
};

/** A command for a POSIX shell with `$'…'`, such as bash. */
struct CurlCommand {
    QByteArray text;
    bool needsBodyFile = false; ///< The body is to be written to the file that the command names.
};

/** Bodies above this go into a file. */
inline constexpr qsizetype MaxInlineCurlBody = 100 * 1000;

/**
 * The command that sends `head` and `body` to `url`, whose target is the one of the head. Content-Length, hop-by-hop
 * fields and a Host that says what the URL says are left to curl; what curl would add by itself is taken off.
 */
[[nodiscard]] CurlCommand curlCommand(const QByteArray &url, const RequestHead &head, const QByteArray &body,
                                      const QList<CurlSecret> &secrets = {}, const QByteArray &bodyFile = "body.bin");

/** One argument, quoted so that the shell hands on the same bytes. There is no way to quote a NUL. */
[[nodiscard]] QByteArray shellQuoted(QByteArrayView bytes);

} // namespace http
