#pragma once

#include "connection.h"

#include <QSocketNotifier>

namespace gateway {

/** A TCP connection on its bare descriptor: no buffers of its own, the write notifier on only after EAGAIN. */
class DescriptorConnection final : public Connection
{
public:
    /** Takes the descriptor over. */
    explicit DescriptorConnection(int descriptor);
    ~DescriptorConnection() override;
    Q_DISABLE_COPY_MOVE(DescriptorConnection)

    [[nodiscard]] Transfer read(char *buffer, qsizetype size) override;
    [[nodiscard]] Transfer write(QByteArrayView first, QByteArrayView second) override;
    void setReading(bool on) override;
    void awaitWritable(bool on) override;
    void endWriting() override;
    void close() override;
    [[nodiscard]] QByteArray peerAddress() const override;

private:
    int m_descriptor;
    QSocketNotifier m_readNotifier;
    std::unique_ptr<QSocketNotifier> m_writeNotifier; ///< Most connections never need it.
};

} // namespace gateway
