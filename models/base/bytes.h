#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <cstring>

namespace base {

// What QByteArray does for any case and out of line; for short texts that costs several times as much.

/** As QByteArray::resize(). */
inline void resize(QByteArray &bytes, qsizetype size)
{
    QByteArray::DataPointer &data = bytes.data_ptr();
    if (data.needsDetach() || size > data.constAllocatedCapacity() - data.freeSpaceAtBegin())
        return bytes.resize(size);
    data.size = size;
    data.data()[size] = '\0';
}

/** Adds `bytes`, which do not lie in `to`. */
inline void append(QByteArray &to, QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    const qsizetype at = to.size();
    resize(to, at + bytes.size());
    std::memcpy(to.data() + at, bytes.data(), static_cast<std::size_t>(bytes.size()));
}

/** Replaces the content of `kept` by `bytes`. Reuses its memory unless that is too small or shared. */
inline void refill(QByteArray &kept, QByteArrayView bytes)
{
    if (!kept.isDetached() || kept.capacity() < bytes.size()) {
        kept = bytes.toByteArray();
        return;
    }
    if (!bytes.isEmpty()) // They can be in `kept` itself, whose end is marked after this.
        std::memmove(kept.data(), bytes.data(), static_cast<std::size_t>(bytes.size()));
    resize(kept, bytes.size());
}

/** Empties `kept`, and lets its memory go where that is shared or larger than `most`. */
inline void empty(QByteArray &kept, qsizetype most)
{
    if (kept.isDetached() && kept.capacity() <= most)
        resize(kept, 0);
    else
        kept = {};
}

/** The index of the first `wanted` at or after `from`, or -1. */
inline qsizetype indexOf(QByteArrayView bytes, char wanted, qsizetype from = 0)
{
    if (from >= bytes.size())
        return -1;
    const void *const found = std::memchr(bytes.data() + from, wanted, static_cast<std::size_t>(bytes.size() - from));
    return found ? static_cast<const char *>(found) - bytes.data() : -1;
}

} // namespace base
