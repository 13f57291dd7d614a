#pragma once

#include "message.h"
#include "messagerules.h"
#include "readlimits.h"
#include "readstep.h"

#include <memory>

namespace http {

/** Reads the messages of one role for MessageReader, with Boost.Beast's parser, which only one .cpp includes. */
class MessageParsing
{
public:
    [[nodiscard]] static std::unique_ptr<MessageParsing> make(ReadRole role);
    virtual ~MessageParsing() = default;

    [[nodiscard]] virtual ReadStep next(QByteArrayView bytes) = 0;
    [[nodiscard]] virtual ReadStep finish() = 0;
    [[nodiscard]] virtual bool isIdle() const = 0;
    virtual void reset() = 0;

    RequestHead request;
    ResponseHead response;
    HeaderList trailers;
    Framing framing = Framing::None;
    qint64 contentLength = -1;
    bool keepsAlive = false;
    bool answersHead = false;
    ReadLimits limits;
    ReadError failure = ReadError::Malformed; ///< Why the message was refused, after ReadEvent::Error.
};

} // namespace http
