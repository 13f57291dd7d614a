#pragma once

#include "message.h"
#include "messagerules.h"
#include "readlimits.h"
#include "readstep.h"

#include <memory>

namespace http {

/** Parses the requests or the responses of a connection with Boost.Beast. Only the .cpp file of this class includes
 * Boost.Beast, whose headers take long to compile. */
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
    ReadError failure = ReadError::Malformed; ///< After ReadEvent::Error.
};

} // namespace http
