#pragma once

#include <QObject>
#include <QTcpServer>
#include <QUrl>

#include <optional>

namespace support {

/** A plain server on loopback. Records the bytes of every request and answers with the given bytes. */
class RecordingServer final : public QObject
{
    Q_OBJECT

public:
    explicit RecordingServer(QObject *parent = nullptr);

    enum class Then {
        Close, ///< Closes the connection after the response.
        Stay,  ///< Leaves it open.
    };
    /** Adds a response to the next requests, in order. The last one is repeated. Empty bytes: no response. */
    void answer(QByteArray bytes, Then then = Then::Close);
    /** Adds a response `HTTP/1.1 <status>` with JSON and its length. */
    void answerJson(const QByteArray &json, int status = 200);

    [[nodiscard]] QUrl url(const QByteArray &path = {}) const;
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int disconnections() const { return m_disconnections; }

    /** The request line of a request, and the value of one of its fields; empty if it has none. */
    [[nodiscard]] QByteArray requestLine(qsizetype index = 0) const;
    [[nodiscard]] std::optional<QByteArray> field(const QByteArray &name, qsizetype index = 0) const;
    [[nodiscard]] QByteArray body(qsizetype index = 0) const;

signals:
    void requested();

private:
    struct Scripted {
        QByteArray bytes;
        Then then = Then::Close;
    };
    void accept();
    void take(class QTcpSocket *socket, QByteArray &received);

    QTcpServer m_server;
    QList<Scripted> m_script;
    QList<QByteArray> m_requests;
    int m_connections = 0;
    int m_disconnections = 0;
};

/** The bytes of a response. */
[[nodiscard]] QByteArray httpAnswer(int status, const QByteArray &contentType, const QByteArray &body,
                                    const QByteArray &moreHeaders = {});

} // namespace support
