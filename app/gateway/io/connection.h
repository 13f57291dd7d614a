#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QObject>

#include <memory>

namespace gateway {

/** The result of one read or write of a connection. `bytes` were transferred before `state` was reached. */
struct Transfer {
    enum class State {
        Done,    ///< Everything that was requested, or everything that is available, was transferred.
        Blocked, ///< The bytes that were not transferred have to wait.
        Ended,   ///< The peer will send no more bytes.
        Failed,  ///< The connection is broken.
    };
    State state = State::Done;
    qsizetype bytes = 0;
};

/** An established stream to a peer, plain or encrypted, that never blocks. Lives in the gateway's thread. */
class Connection : public QObject
{
public:
    /** The current user of a connection, which is notified of its events. */
    class Listener
    {
    public:
        virtual ~Listener() = default;
        /** Called when there are bytes to read, or the end of the stream, and again as long as that is so. */
        virtual void readable(Connection &connection) = 0;
        /** Called when the connection accepts bytes to write, but only after awaitWritable(). */
        virtual void writable(Connection &connection) = 0;
    };

    [[nodiscard]] virtual Transfer read(char *buffer, qsizetype size) = 0;
    /** Writes `first` and then `second` with one system call. */
    [[nodiscard]] virtual Transfer write(QByteArrayView first, QByteArrayView second) = 0;
    virtual void setReading(bool on) = 0;
    virtual void awaitWritable(bool on) = 0;
    /** Ends the writing side of the connection. Reading continues. */
    virtual void endWriting() = 0;
    /** Closes the connection immediately. No listener is called afterwards. */
    virtual void close() = 0;
    [[nodiscard]] virtual QByteArray peerAddress() const = 0;
    struct Ports {
        quint16 own = 0;
        quint16 peer = 0;
    };
    /** Returns the ports of both ends; 0 where they are not known. */
    [[nodiscard]] virtual Ports ports() const { return {}; }

    void setListener(Listener *listener) { m_listener = listener; }

protected:
    void announceReadable();
    void announceWritable();
    [[nodiscard]] bool hasListener() const { return m_listener != nullptr; }

private:
    Listener *m_listener = nullptr;
};

/** Closes a connection immediately, and destroys it when no call into it is running. */
struct Disconnect {
    void operator()(Connection *connection) const;
};
using ConnectionPtr = std::unique_ptr<Connection, Disconnect>;

} // namespace gateway
