#pragma once

#include "poller.h"

#include <QSslSocket>

namespace gateway {

/** A socket that the event loop watches, which the poller of all others therefore must leave time for. */
class TlsSocket final : public QSslSocket
{
public:
    explicit TlsSocket(const Poller &poller)
        : m_loopUse(poller.loopUse())
    {
        setReadBufferSize(BufferedBytes);
    }

    /** Of what it reads ahead, and of what it has not sent yet. */
    static constexpr qint64 BufferedBytes = 64 * 1024;

private:
    std::shared_ptr<const void> m_loopUse;
};

} // namespace gateway
