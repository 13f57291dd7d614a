#pragma once

#include "message.h"
#include "messagerules.h"

#include <memory>

namespace http {

class MessageParsing;

/** What a reader takes before it gives up. Each has its default here. */
struct ReadLimits {
    qsizetype headBytes = 64 * 1024; ///< Start line and fields together.
    qsizetype fields = 200;          ///< Header fields of a message; trailer fields as many again.
    qsizetype chunkLineBytes = 4096; ///< Size and extensions of one chunk.
    qsizetype trailerBytes = 16 * 1024;
};

/**
 * Reads HTTP/1.x messages without doing input itself: bytes in, events out, one message after the other.
 * Call next() until it answers NeedMore, Error or Upgrade; stop behind End to leave a pipelined message unread.
 */
class MessageReader final
{
public:
    enum class Role { Request, Response };
    enum class Event {
        NeedMore, ///< All bytes were taken.
        Head,     ///< request() or response() is complete. 1xx responses are messages of their own.
        Body,     ///< `body` holds decoded bytes.
        End,      ///< The message is complete; trailers() are, too.
        Upgrade,  ///< Behind Head of a 101: what follows is no HTTP any more and stays with the caller.
        Error,    ///< failure() says why; the reader stays there.
    };
    struct Step {
        Event event = Event::NeedMore;
        qsizetype consumed = 0; ///< Of the bytes given.
        QByteArrayView body;    ///< Valid until the next call and as long as the bytes given.
    };

    explicit MessageReader(Role role);
    ~MessageReader();
    MessageReader(MessageReader &&) noexcept;
    MessageReader &operator=(MessageReader &&) noexcept;

    /** Takes effect at the next message. */
    void setLimits(const ReadLimits &limits);
    /** The method that the next responses answer: HEAD has no body. Set it before the response begins. */
    void setRequestMethod(const QByteArray &method);

    /** Forgets what it was reading: the next byte begins a message of another connection. */
    void reset();

    [[nodiscard]] Step next(QByteArrayView bytes);
    /** There will be no more bytes: End where that ends the body, NeedMore between messages, Error inside one. */
    [[nodiscard]] Step finish();

    [[nodiscard]] const RequestHead &request() const;
    [[nodiscard]] const ResponseHead &response() const;
    [[nodiscard]] const HeaderList &trailers() const;
    [[nodiscard]] Framing framing() const;
    [[nodiscard]] qint64 contentLength() const; ///< -1 unless framing() is Length.
    /** The connection may carry another message behind this one. */
    [[nodiscard]] bool keepsAlive() const;
    /** No byte of a message has come since the last End. */
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] const ReadFailure &failure() const;

private:
    std::unique_ptr<MessageParsing> m_parsing;
};

} // namespace http
