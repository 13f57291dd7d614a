#pragma once

#include "connection.h"
#include "messagereader.h"
#include "writebuffer.h"

#include <functional>

namespace gateway {

/** The session of a client connection to the built-in echo. */
class EchoSession final : public QObject, private Connection::Listener
{
public:
    /** A function that the session calls when it has ended. The call is made from within the session, so the session
     * must be destroyed later. */
    using Ended = std::function<void(EchoSession &self)>;
    EchoSession(ConnectionPtr connection, Ended ended);
    ~EchoSession() override;
    Q_DISABLE_COPY_MOVE(EchoSession)

    /** The largest number of bytes in the body of a request; a longer one is answered with 413. */
    static constexpr qsizetype MaxBodyBytes = 16 * 1024 * 1024;

private:
    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    [[nodiscard]] bool takeStep(QByteArrayView &bytes);
    void beginRequest();
    void answer();
    void write(int status, QByteArrayView body, bool keepsAlive);
    void end();

    ConnectionPtr m_connection;
    Ended m_ended;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    WriteBuffer m_out;
    QByteArray m_body;
    bool m_closing = false;
};

/** Returns the JSON with which the echo answers a request. */
[[nodiscard]] QByteArray echoJson(const http::RequestHead &request, QByteArrayView body);

} // namespace gateway
