#pragma once

#include "connection.h"

#include <QPointer>

#include <memory>

namespace support {

class FakeConnection;

/** The peer's end of a FakeConnection: what it sends, what it has received, how much it takes. Outlives it. */
struct FakePeer {
    QByteArray incoming;                                              ///< Not yet read by the connection.
    gateway::Transfer::State end = gateway::Transfer::State::Blocked; ///< Or Ended or Failed: after the bytes.
    QByteArray received;
    qsizetype room = -1; ///< Bytes that it still takes; -1 for any number.
    bool failsWrites = false;
    bool isRead = false;
    bool isAwaited = false; ///< writable() is called when there is room.
    bool hasEnd = false;    ///< It was sent the end.
    bool isClosed = false;
    QPointer<FakeConnection> connection;

    /** Passes on what is there, as long as the connection is read. At most `reads` calls of its listener. */
    void deliver(int reads = 1000);
    /** Takes so many bytes more, -1 for any number, and says so. */
    void takeMore(qsizetype bytes);
    void breakConnection();
};
using FakePeerPtr = std::shared_ptr<FakePeer>;

/** A connection without a socket. */
class FakeConnection final : public gateway::Connection
{
public:
    explicit FakeConnection(FakePeerPtr peer, qsizetype readSize = 64 * 1024);

    [[nodiscard]] gateway::Transfer read(char *buffer, qsizetype size) override;
    [[nodiscard]] gateway::Transfer write(QByteArrayView first, QByteArrayView second) override;
    void setReading(bool on) override { m_peer->isRead = on; }
    void awaitWritable(bool on) override { m_peer->isAwaited = on; }
    void endWriting() override;
    void close() override;
    [[nodiscard]] QByteArray peerAddress() const override { return "127.0.0.1"; }

private:
    friend struct FakePeer;
    FakePeerPtr m_peer;
    qsizetype m_readSize;
};

} // namespace support
