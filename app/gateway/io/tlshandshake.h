#pragma once

#include "connection.h"
#include "tlssocket.h"

#include <QSslConfiguration>

#include <functional>

namespace gateway {

/** The TLS handshake of a client. Ends with exactly one call of `done`, unless it is destroyed before. */
class TlsHandshake final : public QObject
{
public:
    /** A function that gets the encrypted connection, or null when the handshake failed or the client closed it. */
    using Done = std::function<void(TlsHandshake &self, ConnectionPtr connection)>;

    /** Begins the handshake and takes ownership of the descriptor. `now` is in milliseconds of any steady clock. */
    TlsHandshake(const Poller &poller, int descriptor, const QSslConfiguration &identity, qint64 now, Done done);
    ~TlsHandshake() override;
    Q_DISABLE_COPY_MOVE(TlsHandshake)

    [[nodiscard]] qint64 since() const { return m_since; }

private:
    void finish(bool isEncrypted);

    std::unique_ptr<TlsSocket> m_socket;
    qint64 m_since;
    Done m_done;
};

} // namespace gateway
