#pragma once

#include <QByteArray>
#include <QObject>
#include <QTcpServer>
#include <QUrl>

class QTcpSocket;

namespace support {

/** How a server treats its clients. */
struct Hostility {
    enum class When { Connected, FirstBytes, Request };
    enum class Then { Close, Reset, Stay };

    QByteArray bytes;          ///< Sent when the time has come.
    QByteArray endless{};      ///< Sent repeatedly after them, as long as the client reads.
    Then then = Then::Close;   ///< What happens to the connection after `bytes`.
    When when = When::Request; ///< What it waits for.
    bool byteByByte = false;   ///< Every byte in a segment of its own.
};

/** A server that answers every connection with the same hostility, and keeps all that it was sent. */
class HostileServer final : public QObject
{
    Q_OBJECT

public:
    explicit HostileServer(Hostility hostility, QObject *parent = nullptr);

    [[nodiscard]] QUrl url(const QByteArray &scheme = "http") const;
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    /** Bytes of what has no end. */
    [[nodiscard]] qint64 fed() const { return m_fed; }

private:
    void accept();
    void take(QTcpSocket *socket, QByteArray &request);
    void strike(QTcpSocket *socket);
    void feed(QTcpSocket *socket);

    QTcpServer m_server;
    Hostility m_hostility;
    QByteArray m_received;
    qint64 m_fed = 0;
    int m_connections = 0;
};

} // namespace support
