#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QObject>

#include <memory>

namespace gateway {

/** What one read or write did. `bytes` were moved before it came to that. */
struct Transfer {
    enum class State {
        Done,    ///< Everything that was asked for, or all there is for now.
        Blocked, ///< The rest has to wait.
        Ended,   ///< The peer will send no more.
        Failed,  ///< The connection is broken.
    };
    State state = State::Done;
    qsizetype bytes = 0;
};

/** An established stream to a peer, plain or encrypted, that never blocks. Lives in the gateway's thread. */
class Connection : public QObject
{
public:
    /** Who uses the connection at the moment. */
    class Listener
    {
    public:
        virtual ~Listener() = default;
        /** There may be bytes, or the end, to read; comes again as long as there are. */
        virtual void readable(Connection &connection) = 0;
        /** Only while awaited. */
        virtual void writable(Connection &connection) = 0;
    };

    [[nodiscard]] virtual Transfer read(char *buffer, qsizetype size) = 0;
    /** Writes both pieces in one go. */
    [[nodiscard]] virtual Transfer write(QByteArrayView first, QByteArrayView second) = 0;
    virtual void setReading(bool on) = 0;
    virtual void awaitWritable(bool on) = 0;
    /** Nothing more will be written; reading goes on. */
    virtual void endWriting() = 0;
    /** Takes effect at once; no listener is called any more. */
    virtual void close() = 0;
    [[nodiscard]] virtual QByteArray peerAddress() const = 0;

    void setListener(Listener *listener) { m_listener = listener; }

protected:
    void announceReadable();
    void announceWritable();
    [[nodiscard]] bool hasListener() const { return m_listener != nullptr; }

private:
    Listener *m_listener = nullptr;
};

/** Closes at once and destroys once no call into the connection is running. */
struct Disconnect {
    void operator()(Connection *connection) const;
};
using ConnectionPtr = std::unique_ptr<Connection, Disconnect>;

} // namespace gateway
