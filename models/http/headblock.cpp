#include "headblock.h"

#include <functional>

namespace http {

QByteArray HeadBlock::cut(QByteArrayView piece)
{
    if (piece.isEmpty())
        return QByteArray("", 0);
    QByteArray::DataPointer &block = m_bytes.data_ptr();
    const char *const begin = block.constBegin();
    const char *const end = block.constEnd();
    const bool isInside = !std::less<>()(piece.begin(), begin) && std::less<>()(piece.end() - 1, end);
    if (!isInside)
        return piece.toByteArray();
    block.data()[piece.end() - begin] = '\0'; // At the very end this is the terminator that is there already.
    QByteArray::DataPointer shared(block);
    shared.ptr += piece.begin() - begin;
    shared.size = piece.size();
    return QByteArray(std::move(shared));
}

} // namespace http
