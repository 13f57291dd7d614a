#pragma once

#include <QByteArray>

namespace http {

/**
 * One received head in a single allocation. The pieces cut out of it share that allocation and keep it alive, so that
 * a head of twenty fields costs one block and not forty. Each piece is a byte array like any other, its end marked by a
 * zero byte.
 */
class HeadBlock final
{
public:
    HeadBlock() = default;
    explicit HeadBlock(QByteArrayView head)
        : m_bytes(head.data(), head.size())
    {}

    [[nodiscard]] QByteArrayView view() const { return m_bytes; }
    /**
     * The bytes of `piece`, which lies in view(). The byte behind it is overwritten: cut once the parser is through
     * with the block, and never two pieces that touch.
     */
    [[nodiscard]] QByteArray cut(QByteArrayView piece);

private:
    QByteArray m_bytes;
};

} // namespace http
