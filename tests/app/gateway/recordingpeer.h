#pragma once

#include <QByteArray>
#include <QList>
#include <QTcpServer>
#include <QTcpSocket>

#include <functional>

/** A raw upstream: keeps every byte it gets, and answers as the test says. */
class RecordingPeer final : public QTcpServer
{
    Q_OBJECT

public:
    /** Called with everything a connection has sent so far; what it returns is written, once it is not empty. */
    using Answer = std::function<QByteArray(const QByteArray &received, QTcpSocket &socket)>;

    explicit RecordingPeer(Answer answer = {});

    /** All bytes of all connections, in the order they came. */
    [[nodiscard]] const QByteArray &received() const { return m_received; }
    [[nodiscard]] const QList<QTcpSocket *> &sockets() const { return m_sockets; }
    [[nodiscard]] QUrl url(const QString &path = {}) const;

    /** Answers 200 with a short body as soon as a head and its body (by Content-Length) are there. */
    static QByteArray plainAnswer(const QByteArray &received, QTcpSocket &socket);

private:
    void accept();

    Answer m_answer;
    QByteArray m_received;
    QList<QTcpSocket *> m_sockets;
};

/** A raw client: sends bytes, keeps what comes back. */
class RawClient final : public QTcpSocket
{
    Q_OBJECT

public:
    explicit RawClient(const QUrl &gateway);
    [[nodiscard]] const QByteArray &received() const { return m_received; }

private:
    QByteArray m_received;
};
