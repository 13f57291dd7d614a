#pragma once

#include <QByteArray>

/** Two ends of a TCP connection on loopback: the near one does not block, the far one is used by hand. */
class SocketPair final
{
public:
    SocketPair();
    ~SocketPair();
    Q_DISABLE_COPY_MOVE(SocketPair)

    /** For the new owner. It is closed here unless takeNear() was called. */
    [[nodiscard]] int near() const { return m_near; }
    [[nodiscard]] int takeNear();

    void send(const QByteArray &bytes) const;
    void sendUrgent(char mark) const;
    /** Closes the far end. */
    void end();

private:
    int m_near = -1;
    int m_far = -1;
};
