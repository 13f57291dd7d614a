#pragma once

#include "poller.h"

#include <QTcpServer>
#include <QTimer>

#include <functional>

namespace gateway {

/** Listens at a port, and passes on the descriptors of accepted clients. */
class Acceptor final : private Poller::Watcher
{
public:
    /** A function that gets the descriptor of each accepted client and takes ownership of it. */
    using Taker = std::function<void(int descriptor)>;
    Acceptor(Poller &poller, Taker taker);
    ~Acceptor() override;
    Q_DISABLE_COPY_MOVE(Acceptor)

    /** Starts listening. Port 0 selects a free one. Returns false on failure; errorString() says why. */
    [[nodiscard]] bool listen(const QHostAddress &address, quint16 port);
    /** Starts accepting at a descriptor that listens already, and takes ownership of it. Returns false on failure. */
    [[nodiscard]] bool adopt(int descriptor);
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] QString errorString() const { return m_server.errorString(); }

private:
    [[nodiscard]] int descriptor() const { return static_cast<int>(m_server.socketDescriptor()); }
    void becameReadable(bool) override { takeAll(); }
    void becameWritable() override {}
    void beginAccepting();
    void takeAll();

    Poller &m_poller;
    Taker m_taker;
    QTcpServer m_server;
    QTimer m_retry;
};

} // namespace gateway
