#pragma once

#include "connection.h"
#include "poller.h"

namespace gateway {

/** A TCP connection on a plain descriptor. It has no buffers, and waits for room to write only after EAGAIN. */
class DescriptorConnection final : public Connection, private Poller::Watcher
{
public:
    /** Creates a connection that owns the descriptor. The poller must exist until close(). */
    DescriptorConnection(Poller &poller, int descriptor);
    ~DescriptorConnection() override;
    Q_DISABLE_COPY_MOVE(DescriptorConnection)

    [[nodiscard]] Transfer read(char *buffer, qsizetype size) override;
    [[nodiscard]] Transfer write(QByteArrayView first, QByteArrayView second) override;
    void setReading(bool on) override { await(on, m_writing); }
    void awaitWritable(bool on) override { await(m_reading, on); }
    void endWriting() override;
    void close() override;
    [[nodiscard]] QByteArray peerAddress() const override;
    [[nodiscard]] Ports ports() const override;

private:
    void becameReadable(bool hidesMore) override;
    void becameWritable() override;
    void await(bool reading, bool writing);

    Poller &m_poller;
    int m_descriptor;
    bool m_reading = false;
    bool m_writing = false;
    bool m_isDrained = false; ///< Whether the last read got everything that was available.
};

} // namespace gateway
