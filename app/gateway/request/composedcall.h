#pragma once

#include "gatewaycontrol.h"
#include "messagereader.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QSslSocket>
#include <QTimer>

namespace gateway {

/** The call that sends one composed request on a connection of its own. Destroys itself after the answer. */
class ComposedCall final : public QObject
{
    Q_OBJECT

public:
    using Outcome = base::Result<preview::ComposedResponse>;

    ComposedCall(const QUrl &gateway, const preview::ComposedRequest &request, std::chrono::milliseconds timeout,
                 QObject *parent);
    ~ComposedCall() override;
    Q_DISABLE_COPY_MOVE(ComposedCall)

    [[nodiscard]] QFuture<Outcome> start();

    /** The largest number of bytes in the body of an answer. */
    static constexpr qsizetype MaxBodyBytes = 256 * 1024 * 1024;

private:
    void connectToGateway();
    void take(QByteArrayView bytes);
    /** Handles a step of reading the answer. Returns false when the call has ended. */
    bool pass(const http::MessageReader::Step &step);
    void socketFailed(QAbstractSocket::SocketError error);
    void finish(Outcome outcome);

    QUrl m_gateway;
    QByteArray m_bytes;
    std::chrono::milliseconds m_timeout;
    QSslSocket m_socket;
    QTimer m_timer;
    QPromise<Outcome> m_promise;
    QFutureWatcher<Outcome> m_watcher;
    http::MessageReader m_reader{http::MessageReader::Role::Response};
    preview::ComposedResponse m_response;
    bool m_finished = false;
};

} // namespace gateway
