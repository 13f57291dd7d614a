#pragma once

#include "message.h"

namespace http {

/** A value that a command replaces by a shell variable. */
struct CurlSecret {
    QByteArray value;
    QByteArray variable; ///< Without the '$'.
    friend bool operator==(const CurlSecret &, const CurlSecret &) = default;
};

/** A command for a POSIX shell with `$'…'`, such as bash. */
struct CurlCommand {
    QByteArray text;
    bool needsBodyFile = false; ///< The body must be written to the file that the command names.
};

/** A larger body is written to a file. */
inline constexpr qsizetype MaxInlineCurlBody = 100 * 1000;

/**
 * The command that sends `head` and `body` to `url`, whose target is the one of the head. Content-Length, hop-by-hop
 * fields, and a Host equal to the URL's, are omitted: curl sets them. Fields that curl would add are removed.
 */
[[nodiscard]] CurlCommand curlCommand(const QByteArray &url, const RequestHead &head, const QByteArray &body,
                                      const QList<CurlSecret> &secrets = {}, const QByteArray &bodyFile = "body.bin");

/** One argument, quoted so that the shell passes on the same bytes. NUL can't be quoted. */
[[nodiscard]] QByteArray shellQuoted(QByteArrayView bytes);

} // namespace http
