#include "websocketframes.h"

#include "exchange.h"

#include <algorithm>
#include <utility>

namespace gateway {

namespace {

constexpr unsigned char OpcodeBits = 0x0f;
constexpr unsigned char MaskBit = 0x80;
constexpr unsigned char LengthBits = 0x7f;
constexpr unsigned char Length16 = 126; ///< Two bytes of length follow.
constexpr unsigned char Length64 = 127; ///< Eight bytes of length follow.
constexpr qsizetype SmallestHead = 2;
constexpr qsizetype MaskBytes = 4;

bool isKnown(unsigned char opcode)
{
    return opcode <= 0x2 || !traffic::controlFrameName(opcode).isEmpty();
}

} // namespace

qsizetype WebSocketFrames::headSize() const
{
    if (m_head.size() < SmallestHead)
        return SmallestHead;
    const auto second = static_cast<unsigned char>(m_head.at(1));
    const unsigned char length = second & LengthBits;
    const qsizetype extended = length == Length64 ? 8 : length == Length16 ? 2 : 0;
    return SmallestHead + extended + ((second & MaskBit) ? MaskBytes : 0);
}

void WebSocketFrames::endHead()
{
    const auto byteAt = [this](qsizetype at) { return static_cast<unsigned char>(m_head.at(at)); };
    if (!isKnown(opcode())) {
        m_state = State::Invalid;
        return;
    }
    const unsigned char length = byteAt(1) & LengthBits;
    m_size = length;
    if (length >= Length16) {
        m_size = 0;
        for (qsizetype at = SmallestHead; at < SmallestHead + (length == Length64 ? 8 : 2); ++at)
            m_size = m_size << 8 | byteAt(at);
    }
    m_read = 0;
    m_state = m_size == 0 ? State::Complete : State::Payload;
}

qsizetype WebSocketFrames::read(QByteArrayView bytes)
{
    if (m_state == State::Complete) {
        m_state = State::Head;
        m_head.resize(0);
        m_text.resize(0);
    }
    qsizetype used = 0;
    while (m_state == State::Head && used < bytes.size()) {
        m_head.append(bytes.at(used++));
        if (m_head.size() == headSize())
            endHead();
    }
    if (m_state != State::Payload)
        return used;
    const auto taken = static_cast<qsizetype>(
        std::min<quint64>(m_size - m_read, static_cast<quint64>(bytes.size() - used)));
    const bool isMasked = static_cast<unsigned char>(m_head.at(1)) & MaskBit;
    const qsizetype room = traffic::StreamEvents::MaximumText - m_text.size();
    for (qsizetype at = 0; at < std::min(taken, room); ++at) {
        const qsizetype mask = m_head.size() - MaskBytes + static_cast<qsizetype>((m_read + at) % MaskBytes);
        m_text.append(static_cast<char>(isMasked ? bytes.at(used + at) ^ m_head.at(mask) : bytes.at(used + at)));
    }
    m_read += static_cast<quint64>(taken);
    if (m_read == m_size)
        m_state = State::Complete;
    return used + taken;
}

unsigned char WebSocketFrames::opcode() const
{
    return static_cast<unsigned char>(m_head.at(0)) & OpcodeBits;
}

QByteArray WebSocketFrames::takeText()
{
    return std::exchange(m_text, {});
}

} // namespace gateway
