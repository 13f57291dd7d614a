#pragma once

#include "messagereader.h"
#include "sandboxapi.h"

#include <QObject>
#include <QTimer>

#include <memory>

class QTcpSocket;

namespace sandbox {

/**
 * The connection of a client of the sandbox. Reads requests and writes replies one after the other. Closed when it is
 * idle for too long or sends a request too slowly. Destroyed with its socket.
 */
class SandboxConnection final : public QObject
{
    Q_OBJECT

public:
    struct Times {
        std::chrono::milliseconds slowness; ///< The delay of a slow reply.
        std::chrono::milliseconds idle;     ///< The longest idle time of the connection, see MaximumIdleTime.
    };
    SandboxConnection(QTcpSocket *socket, std::shared_ptr<const SandboxApi> api, const Times &times, QObject *parent);

    /** Returns true while a slow reply is delayed. */
    [[nodiscard]] bool isWaiting() const { return m_waits; }
    /** Closes the connection. Bytes that are not sent yet are dropped. */
    void close();

signals:
    /** Emitted when a request begins, or bytes of a reply were sent. */
    void active();
    void closed();

private:
    void read();
    void noteActivity();
    /** Handles one event of the request reader. Returns true if there may be more. */
    bool takeEvent();
    void answerRequest();
    void send(const Reply &reply, bool keepAlive);
    void write(const Reply &reply, bool keepAlive, bool withBody);

    QTcpSocket *m_socket;
    std::shared_ptr<const SandboxApi> m_api;
    http::MessageReader m_reader;
    QByteArray m_unread;
    Times m_times;
    QTimer m_idle;
    bool m_receives = false; ///< Whether the first bytes of a request were read and its reply is not written yet.
    bool m_waits = false;    ///< Whether a slow reply must be sent before the next request is read.
    QByteArray m_body;
};

} // namespace sandbox
