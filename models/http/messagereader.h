#pragma once

#include "message.h"
#include "messagerules.h"
#include "readlimits.h"
#include "readstep.h"

#include <memory>

namespace http {

class MessageParsing;

/**
 * Reads HTTP/1.x messages without doing input itself: bytes in, events out, for any number of messages.
 * Call next() until it returns NeedMore, Error or Upgrade. Stop after End to leave a pipelined message unread.
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

    /** Applies from the next message. */
    void setLimits(const ReadLimits &limits);
    /** The method of the request for the next responses: HEAD has no body. Set it before the response begins. */
    void setRequestMethod(const QByteArray &method);

    /** Discards the state: the next byte begins the first message of another connection. */
    void reset();

    [[nodiscard]] Step next(QByteArrayView bytes);
    /** Call it when the connection ends: End if that completes the body, NeedMore between messages, Error inside one.
     */
    [[nodiscard]] Step finish();

    [[nodiscard]] const RequestHead &request() const;
    [[nodiscard]] const ResponseHead &response() const;
    [[nodiscard]] const HeaderList &trailers() const;
    [[nodiscard]] Framing framing() const;
    [[nodiscard]] qint64 contentLength() const; ///< -1 unless framing() is Length.
    /** The connection can be used for another message. */
    [[nodiscard]] bool keepsAlive() const;
    /** No byte of a message was received since the last End. */
    [[nodiscard]] bool isIdle() const;
    /** Why the last step was Error. */
    [[nodiscard]] ReadError failure() const;

private:
    std::unique_ptr<MessageParsing> m_parsing;
};

} // namespace http
