#pragma once

#include "readyset.h"

#include <QTcpServer>

#include <functional>

namespace gateway {

/** Listens, and hands bare descriptors on. */
class Acceptor final : public QTcpServer, private ReadySet::Watcher
{
    Q_OBJECT

public:
    using Taker = std::function<void(qintptr descriptor)>;
    Acceptor(ReadySet &ready, Taker taker, QObject *parent = nullptr);
    ~Acceptor() override;
    Q_DISABLE_COPY_MOVE(Acceptor)

    /** Port 0: any free one. False: errorString() says why. */
    [[nodiscard]] bool begin(const QHostAddress &address, quint16 port);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void becameReadable(bool hidesMore) override;
    void becameWritable() override {}

    ReadySet &m_ready;
    Taker m_taker;
};

} // namespace gateway
