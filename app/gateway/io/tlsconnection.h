#pragma once

#include "connection.h"
#include "tlssocket.h"

namespace gateway {

/** A TLS connection after its handshake. The bytes that its socket buffers are bounded in both directions. */
class TlsConnection final : public Connection
{
public:
    /** Creates a connection that owns a socket whose handshake is done. */
    explicit TlsConnection(std::unique_ptr<TlsSocket> socket);

    [[nodiscard]] Transfer read(char *buffer, qsizetype size) override;
    [[nodiscard]] Transfer write(QByteArrayView first, QByteArrayView second) override;
    void setReading(bool on) override;
    void awaitWritable(bool on) override;
    void endWriting() override;
    void close() override;
    [[nodiscard]] QByteArray peerAddress() const override;

private:
    void offer();
    [[nodiscard]] bool isFull() const;

    std::unique_ptr<TlsSocket> m_socket;
    bool m_reading = true;
    bool m_awaited = false;
};

} // namespace gateway
