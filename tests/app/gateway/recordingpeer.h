#pragma once

#include <QByteArray>
#include <QList>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <functional>

namespace support {

/** A raw upstream: keeps every byte it gets, and answers as the test says. */
class RecordingPeer final : public QTcpServer
{
    Q_OBJECT

public:
    /**
     * Called with all that a connection has sent since its last answer; what it returns is written, and what came
     * before forgotten, once it is not empty. It may write to the socket, or close it, itself.
     */
    using Answer = std::function<QByteArray(const QByteArray &received, QTcpSocket &socket)>;

    explicit RecordingPeer(Answer answer = {});

    /** All bytes of all connections, in the order they came. */
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    [[nodiscard]] qsizetype connections() const { return m_connections; }
    /** The connection that came last; null once it has gone. */
    [[nodiscard]] QTcpSocket *lastSocket() const { return m_last; }
    [[nodiscard]] QUrl url(const QString &path = {}) const;

    /** 200 with a short body as soon as a head and its body are there. */
    static QByteArray plainAnswer(const QByteArray &received, QTcpSocket &socket);
    /** True when `received` holds a whole request: a head, and a body by its Content-Length or in chunks. */
    static bool isWhole(const QByteArray &received);

private:
    void accept();

    Answer m_answer;
    QByteArray m_received;
    QPointer<QTcpSocket> m_last;
    qsizetype m_connections = 0;
};

/** A raw client: sends bytes, keeps what comes back. */
class RawClient final : public QTcpSocket
{
    Q_OBJECT

public:
    explicit RawClient(const QUrl &gateway);
    ~RawClient() override;
    Q_DISABLE_COPY_MOVE(RawClient)
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    /** The gateway has closed the connection. */
    [[nodiscard]] bool hasEnded() const { return m_ended; }

private:
    QByteArray m_received;
    bool m_ended = false;
};

} // namespace support
