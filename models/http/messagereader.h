#pragma once

#include "message.h"
#include "messagerules.h"
#include "readlimits.h"
#include "readstep.h"

#include <memory>

namespace http {

class MessageParsing;

/**
 * Reads HTTP/1.x messages without doing input itself: bytes in, events out, one message after the other.
 * Call next() until it answers NeedMore, Error or Upgrade; stop behind End to leave a pipelined message unread.
 */
class MessageReader final
{
public:
    using Role = ReadRole;
    using Event = ReadEvent;
    using Step = ReadStep;

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
    /** Why the last step was Error. */
    [[nodiscard]] ReadError failure() const;

private:
    std::unique_ptr<MessageParsing> m_parsing;
};

} // namespace http
