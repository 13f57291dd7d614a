#pragma once

#include "poller.h"

#include <QSslSocket>

namespace gateway {

/** A TLS socket that the event loop watches, not the poller. */
class TlsSocket final : public QSslSocket
{
public:
    explicit TlsSocket(const Poller &poller)
        : m_loopUse(poller)
    {
        setReadBufferSize(BufferedBytes);
    }

    /** The limit in bytes for what the socket reads ahead, and for what it has not sent yet. */
    static constexpr qint64 BufferedBytes = 64 * 1024;

private:
    EventLoopUse m_loopUse;
};

} // namespace gateway
