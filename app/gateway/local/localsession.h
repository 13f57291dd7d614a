#pragma once

#include "connection.h"
#include "localanswer.h"
#include "messagereader.h"
#include "mockfindings.h"
#include "writebuffer.h"

#include <functional>

namespace gateway {

/** The session of a client connection to an upstream in this process. */
class LocalSession final : public QObject, private Connection::Listener
{
public:
    /** A function that the session calls when it has ended. The call is made from within the session, so the session
     * must be destroyed later. */
    using Ended = std::function<void(LocalSession &self)>;
    /** `findings` gets the findings of the answers; null if nobody takes them. */
    LocalSession(ConnectionPtr connection, const LocalAnswerer &answerer, traffic::MockFindings *findings, Ended ended);
    ~LocalSession() override;
    Q_DISABLE_COPY_MOVE(LocalSession)

    /** The largest number of bytes in the body of a request; a longer one is answered with 413. */
    static constexpr qsizetype MaxBodyBytes = 16 * 1024 * 1024;

private:
    void readable(Connection &connection) override;
    void writable(Connection &connection) override;
    [[nodiscard]] bool takeStep(QByteArrayView &bytes);
    void beginRequest();
    void answer();
    void refuse(int status);
    void write(LocalAnswer answer, bool isHead, bool keepsAlive);
    void end();
    void handOver(QList<traffic::MockFinding> findings);

    ConnectionPtr m_connection;
    const LocalAnswerer &m_answerer;
    traffic::MockFindings *m_findings;
    Ended m_ended;
    http::MessageReader m_reader{http::MessageReader::Role::Request};
    Connection::Ports m_ports; ///< Known only if the findings are taken.
    WriteBuffer m_out;
    QByteArray m_body;
    bool m_closing = false;
};

} // namespace gateway
