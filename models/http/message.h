#pragma once

#include "bodybytes.h"
#include "headerlist.h"

namespace http {

/** The head of an HTTP request as on the wire: request line and header fields. The target is not decoded. */
struct RequestHead {
    QByteArray method;
    QByteArray target;
    HeaderList headers;
    int minorVersion = 1; ///< The minor version: x in HTTP/1.x.
    /** Makes the head a deep copy of `other` and reuses the memory of this head. */
    void assign(const RequestHead &other);
    /** Empties all parts of the head. Keeps at most `most` bytes of memory of each part for the next use. */
    void clear(qsizetype most);
    friend bool operator==(const RequestHead &, const RequestHead &) = default;
};

/** The head of an HTTP response as on the wire: status line and header fields. The reason phrase may be empty. */
struct ResponseHead {
    int status = 0;
    QByteArray reason;
    HeaderList headers;
    int minorVersion = 1;
    /** Makes the head a deep copy of `other` and reuses the memory of this head. */
    void assign(const ResponseHead &other);
    /** Empties all parts of the head. Keeps at most `most` bytes of memory of each part for the next use. */
    void clear(qsizetype most);
    friend bool operator==(const ResponseHead &, const ResponseHead &) = default;
};

/** The recorded body of a message: its first bytes, and its full size in bytes. */
struct Body {
    BodyBytes bytes;
    qint64 size = 0;
    qint64 encodedSize = -1; ///< The size on the wire in bytes, if a content coding was removed from `bytes`; else -1.
    /** True if `bytes` are not all of the body, whatever `size` is: a file does not have the rest of it, or redaction
     * has replaced it by a text that says why it is withheld. */
    bool isIncomplete = false;
    [[nodiscard]] bool isTruncated() const { return size > bytes.size(); }
    /** True if `bytes` are all of the body, so that it can be compared with a schema or sent again. */
    [[nodiscard]] bool isWhole() const { return !isIncomplete && !isTruncated(); }
    friend bool operator==(const Body &, const Body &) = default;
};

} // namespace http
