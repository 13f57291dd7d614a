#pragma once

#include <QByteArray>

namespace bench {

/** One end of a connection on 127.0.0.1 that waits; fast and small beside what it measures. */
class BlockingSocket final
{
public:
    /** Connects. */
    explicit BlockingSocket(quint16 port);
    static BlockingSocket ofDescriptor(int descriptor) { return BlockingSocket(descriptor, 0); }
    BlockingSocket(BlockingSocket &&other) noexcept;
    BlockingSocket &operator=(BlockingSocket &&) = delete;
    ~BlockingSocket();

    /** False: the connection is broken. */
    bool write(QByteArrayView bytes);
    /** Up to the empty line; nothing when the connection ended. */
    QByteArray readHead();
    QByteArray readLine();
    /** Throws so many bytes away, or all until the end. */
    void readBytes(qint64 count);

private:
    BlockingSocket(int descriptor, int)
        : m_descriptor(descriptor)
    {}
    [[nodiscard]] bool fill();

    int m_descriptor;
    QByteArray m_read;
};

/** Any free port of 127.0.0.1. */
class BlockingListener final
{
public:
    BlockingListener();
    ~BlockingListener();
    Q_DISABLE_COPY_MOVE(BlockingListener)

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] BlockingSocket accept();

private:
    int m_descriptor;
    quint16 m_port = 0;
};

} // namespace bench
