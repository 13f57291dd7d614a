#pragma once

#include <QByteArrayView>

namespace http {

/** Which messages a reader reads: requests or responses. */
enum class ReadRole { Request, Response };

/** What a MessageReader found in the bytes of one step. */
enum class ReadEvent {
    NeedMore, ///< All given bytes were consumed; the reader needs more.
    Head,     ///< The head of the request or response is complete. 1xx responses are messages of their own.
    Body,     ///< ReadStep::body holds decoded bytes of the body.
    End,      ///< The message is complete with its trailer fields.
    Upgrade,  ///< Follows the Head of a 101 response: the next bytes are not HTTP and are left to the caller.
    Error,    ///< The message was refused; MessageReader::failure() says why. Every further step is an Error.
};

/** The result of one step of a MessageReader: an event, and how many bytes it consumed. */
struct ReadStep {
    ReadEvent event = ReadEvent::NeedMore;
    qsizetype consumed = 0; ///< The number of given bytes that were consumed.
    /** The decoded bytes of a Body event. Valid until the next call, while the given bytes exist. */
    QByteArrayView body;
};

} // namespace http
