#pragma once

#include "message.h"
#include "messagerules.h"
#include "readlimits.h"
#include "readstep.h"

#include <memory>

namespace http {

class MessageParsing;

/**
 * Reads any number of HTTP/1.x messages from bytes that the caller gives it, and reports what it finds as events; it
 * does no input itself. Call next() until it returns NeedMore, Error or Upgrade. Stop after End to leave a pipelined
 * message unread.
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

    /** Sets the limits of message parts, which apply from the next message on. */
    void setLimits(const ReadLimits &limits);
    /**
     * Sets the method of the request that the next responses answer: a response to HEAD has no body. Call it before the
     * response begins.
     */
    void setRequestMethod(const QByteArray &method);

    /** Discards the state of the reader: the next byte begins the first message of another connection. */
    void reset();

    [[nodiscard]] Step next(QByteArrayView bytes);
    /**
     * Tells the reader that the connection has ended. Returns End if that completes the body, NeedMore between
     * messages, and Error inside of a message.
     */
    [[nodiscard]] Step finish();

    [[nodiscard]] const RequestHead &request() const;
    [[nodiscard]] const ResponseHead &response() const;
    [[nodiscard]] const HeaderList &trailers() const;
    [[nodiscard]] Framing framing() const;
    /** The value of the Content-Length field; -1 unless framing() is Length. */
    [[nodiscard]] qint64 contentLength() const;
    /** True if the connection can be used for another message after this one. */
    [[nodiscard]] bool keepsAlive() const;
    /** True if no byte of a message was received since the last End. */
    [[nodiscard]] bool isIdle() const;
    /** Why the message was refused, after a step with the event Error. */
    [[nodiscard]] ReadError failure() const;

private:
    std::unique_ptr<MessageParsing> m_parsing;
};

} // namespace http
