#pragma once

#include "message.h"

namespace http {

/** A secret value that a curl command replaces by a shell variable. */
struct CurlSecret {
    QByteArray value;
    QByteArray variable; ///< The name of the variable, without the '$'.
    friend bool operator==(const CurlSecret &, const CurlSecret &) = default;
};

/** A curl command for a POSIX shell that knows `$'…'`, such as bash. */
struct CurlCommand {
    QByteArray text;
    bool needsBodyFile = false; ///< True if the body must be written to the file that the command names.
};

/** The largest number of bytes of a body that is written into the curl command; a larger body is put into a file. */
inline constexpr qsizetype MaxInlineCurlBody = 100 * 1000;

/**
 * Returns the curl command that sends `head` and `body` to `url`, whose target is the target of `head`. Content-Length,
 * hop-by-hop fields, and a Host field equal to the host of `url` are omitted, because curl sets them. Fields that curl
 * would add are removed. Values of `secrets` become shell variables; a large body is read from `bodyFile`.
 */
[[nodiscard]] CurlCommand curlCommand(const QByteArray &url, const RequestHead &head, const QByteArray &body,
                                      const QList<CurlSecret> &secrets = {}, const QByteArray &bodyFile = "body.bin");

/**
 * Returns the bytes as one argument of a POSIX shell command, quoted so that the shell passes on exactly these bytes.
 * NUL can't be quoted.
 */
[[nodiscard]] QByteArray shellQuoted(QByteArrayView bytes);

} // namespace http
