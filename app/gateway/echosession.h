#pragma once

#include "connection.h"
#include "messagereader.h"
#include "outbox.h"

namespace gateway {

class EchoUpstream;

/** One connection to the echo. */
class EchoSession final : public QObject, private Connection::Listener
{
public:
    EchoSession(EchoUpstream &echo, ConnectionPtr connection);
    ~EchoSession() override;
    Q_DISABLE_COPY_MOVE(EchoSession)

private:
    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    [[nodiscard]] bool takeStep(QByteArrayView &bytes);
    void beginRequest();
    void answer();
    void write(int status, QByteArrayView body, bool keepsAlive);
    void end();

    EchoUpstream &m_echo;
    ConnectionPtr m_connection;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    Outbox m_out;
    QByteArray m_body;
    bool m_closing = false;
};

/** What the echo answers to a request. */
[[nodiscard]] QByteArray echoJson(const http::RequestHead &request, QByteArrayView body);

} // namespace gateway
