#pragma once

#include "readyset.h"

#include <QSslSocket>

namespace gateway {

/** A socket that the event loop watches, which the set of all others therefore must not stay away from. */
class TlsSocket final : public QSslSocket
{
public:
    explicit TlsSocket(const ReadySet &ready)
        : m_loopUse(ready.loopUse())
    {
        setReadBufferSize(BufferedBytes);
    }

    /** Of what it reads ahead, and of what it has not sent yet. */
    static constexpr qint64 BufferedBytes = 64 * 1024;

private:
    std::shared_ptr<const void> m_loopUse;
};

} // namespace gateway
