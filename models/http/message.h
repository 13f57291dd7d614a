#pragma once

#include "bodybytes.h"
#include "headerlist.h"

namespace http {

/** The head of a request as it stands on the wire; the target is not decoded. */
struct RequestHead {
    QByteArray method;
    QByteArray target;
    HeaderList headers;
    int minorVersion = 1; ///< HTTP/1.x
    /** Becomes a copy that shares nothing with `other`, in the memory that it has. */
    void assign(const RequestHead &other);
    /** Keeps at most so many bytes of memory for each of its parts. */
    void clear(qsizetype most);
    friend bool operator==(const RequestHead &, const RequestHead &) = default;
};

/** The head of a response as it stands on the wire; the reason phrase may be empty. */
struct ResponseHead {
    int status = 0;
    QByteArray reason;
    HeaderList headers;
    int minorVersion = 1;
    /** Becomes a copy that shares nothing with `other`, in the memory that it has. */
    void assign(const ResponseHead &other);
    /** Keeps at most so many bytes of memory for each of its parts. */
    void clear(qsizetype most);
    friend bool operator==(const ResponseHead &, const ResponseHead &) = default;
};

/** A body as it was recorded: its first bytes, and how long it was in all. */
struct Body {
    BodyBytes bytes;
    qint64 size = 0;
    qint64 encodedSize = -1; ///< On the wire, if a content coding was removed from `bytes`; else -1.
    [[nodiscard]] bool isTruncated() const { return size > bytes.size(); }
    friend bool operator==(const Body &, const Body &) = default;
};

} // namespace http
