#pragma once

#include <QByteArrayView>

namespace http {

/** Whose messages are read. */
enum class ReadRole { Request, Response };

/** What a reader found in the bytes. */
enum class ReadEvent {
    NeedMore, ///< All bytes were consumed.
    Head,     ///< The request or response is complete up to its body. 1xx responses are messages of their own.
    Body,     ///< `body` holds decoded bytes.
    End,      ///< The message is complete; the trailers are, too.
    Upgrade,  ///< After Head of a 101: what follows is not HTTP and is left to the caller.
    Error,    ///< failure() says why. Every further step is Error.
};

/** One step of reading: an event, and how many bytes it consumed. */
struct ReadStep {
    ReadEvent event = ReadEvent::NeedMore;
    qsizetype consumed = 0; ///< Of the bytes given.
    QByteArrayView body;    ///< Valid until the next call and as long as the bytes given.
};

} // namespace http
