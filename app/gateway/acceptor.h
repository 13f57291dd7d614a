#pragma once

#include <QTcpServer>

#include <functional>

namespace gateway {

/** Listens, and hands bare descriptors on. */
class Acceptor final : public QTcpServer
{
    Q_OBJECT

public:
    using Taker = std::function<void(qintptr descriptor)>;
    explicit Acceptor(Taker taker, QObject *parent = nullptr);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    Taker m_taker;
};

} // namespace gateway
