#pragma once

#include <QTcpServer>
#include <QTcpSocket>

namespace support {

/** A raw socket that records every byte it receives and answers each request with the same bytes. */
class RawUpstream final : public QObject
{
public:
    explicit RawUpstream(QByteArray answer)
        : m_answer(std::move(answer))
    {
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { take(*socket); });
        });
        m_server.listen(QHostAddress::LocalHost);
    }

    [[nodiscard]] QByteArray address() const { return "127.0.0.1:" + QByteArray::number(m_server.serverPort()); }
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    void forget() { m_received.clear(); }
    /** Closes the connection after each following response, whatever its head says. */
    void closeAfterAnswer() { m_closes = true; }

private:
    void take(QTcpSocket &socket)
    {
        m_received += socket.readAll();
        if (!m_received.contains("\r\n\r\n"))
            return;
        socket.write(m_answer);
        if (m_closes)
            socket.disconnectFromHost();
    }

    QTcpServer m_server;
    QByteArray m_answer;
    QByteArray m_received;
    bool m_closes = false;
};

} // namespace support
