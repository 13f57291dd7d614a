#pragma once

#include "bodybytes.h"
#include "headerlist.h"

namespace http {

/** The head of a request as on the wire; the target is not decoded. */
struct RequestHead {
    QByteArray method;
    QByteArray target;
    HeaderList headers;
    int minorVersion = 1; ///< HTTP/1.x
    /** Becomes a deep copy of `other` and reuses its own memory. */
    void assign(const RequestHead &other);
    /** Empties all parts. Keeps at most `most` bytes of memory of each. */
    void clear(qsizetype most);
    friend bool operator==(const RequestHead &, const RequestHead &) = default;
};

/** The head of a response as on the wire; the reason phrase may be empty. */
struct ResponseHead {
    int status = 0;
    QByteArray reason;
    HeaderList headers;
    int minorVersion = 1;
    /** Becomes a deep copy of `other` and reuses its own memory. */
    void assign(const ResponseHead &other);
    /** Empties all parts. Keeps at most `most` bytes of memory of each. */
    void clear(qsizetype most);
    friend bool operator==(const ResponseHead &, const ResponseHead &) = default;
};

/** A recorded body: its first bytes, and its full size. */
struct Body {
    BodyBytes bytes;
    qint64 size = 0;
    qint64 encodedSize = -1; ///< On the wire, if a content coding was removed from `bytes`; else -1.
    [[nodiscard]] bool isTruncated() const { return size > bytes.size(); }
    friend bool operator==(const Body &, const Body &) = default;
};

} // namespace http
