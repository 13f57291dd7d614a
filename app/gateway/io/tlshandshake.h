#pragma once

#include "connection.h"
#include "tlssocket.h"

#include <QSslConfiguration>

#include <functional>

namespace gateway {

/** A client's connection until it is encrypted. Ends with exactly one call of `done`, unless destroyed before. */
class TlsHandshake final : public QObject
{
public:
    /** A null connection: the client's hello was no good, or it went away. */
    using Done = std::function<void(TlsHandshake &self, ConnectionPtr connection)>;

    /** Takes the descriptor over. `now` in milliseconds of any steady clock. */
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
