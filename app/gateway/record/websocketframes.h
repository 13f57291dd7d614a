#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace gateway {

/** Reads the WebSocket frames of one direction, in pieces of any size. Source: RFC 6455 section 5.2. */
class WebSocketFrames final
{
public:
    /** Reads bytes up to the end of a frame. Returns how many were read. If isInvalid() is true after it, the bytes
     * that were not read, and all that follow, are no frames. */
    qsizetype read(QByteArrayView bytes);
    /** Returns true if the last read() ended a frame. */
    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }
    [[nodiscard]] bool isInvalid() const { return m_state == State::Invalid; }
    /** Returns the size of the payload in bytes. */
    [[nodiscard]] qint64 size() const { return static_cast<qint64>(m_size); }
    /** Returns the opcode of the frame whose head was read. */
    [[nodiscard]] unsigned char opcode() const;
    /** Returns the first bytes of the payload, at most traffic::StreamEvents::MaximumText, without the mask. */
    [[nodiscard]] QByteArray takeText();

private:
    enum class State { Head, Payload, Complete, Invalid };

    [[nodiscard]] qsizetype headSize() const;
    void endHead();

    State m_state = State::Head;
    QByteArray m_head; ///< The bytes of the head, at most 14.
    QByteArray m_text;
    quint64 m_size = 0;
    quint64 m_read = 0; ///< The number of bytes of the payload that were read.
};

} // namespace gateway
