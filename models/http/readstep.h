#pragma once

#include <QByteArrayView>

namespace http {

/** Whose messages are read. */
enum class ReadRole { Request, Response };

/** What a reader found in the bytes it was given. */
enum class ReadEvent {
    NeedMore, ///< All bytes were taken.
    Head,     ///< The request or response is complete up to its body. 1xx responses are messages of their own.
    Body,     ///< `body` holds decoded bytes.
    End,      ///< The message is complete; the trailers are, too.
    Upgrade,  ///< Behind Head of a 101: what follows is no HTTP any more and stays with the caller.
    Error,    ///< The reader's failure says why; the reader stays there.
};

/** One step of reading: an event, and how many bytes it took. */
struct ReadStep {
    ReadEvent event = ReadEvent::NeedMore;
    qsizetype consumed = 0; ///< Of the bytes given.
    QByteArrayView body;    ///< Valid until the next call and as long as the bytes given.
};

} // namespace http
