#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <cstring>

namespace base {

// Reuse of memory: refilling an array takes a third of the time of creating one, as tests/benchmarks/benchbytes.cpp
// shows.

/** Replaces the content of `kept` by `bytes`. Reuses the memory of `kept`, unless it is too small or shared. */
inline void refill(QByteArray &kept, QByteArrayView bytes)
{
    if (!kept.isDetached() || kept.capacity() < bytes.size()) {
        kept = bytes.toByteArray();
        return;
    }
    if (!bytes.isEmpty()) // They may point into `kept`: copied before its size changes.
        std::memmove(kept.data(), bytes.data(), static_cast<std::size_t>(bytes.size()));
    kept.resize(bytes.size());
}

/** Empties `kept` and keeps its memory for the next use, unless the memory is shared or larger than `most` bytes. */
inline void empty(QByteArray &kept, qsizetype most)
{
    if (kept.isDetached() && kept.capacity() <= most)
        kept.resize(0);
    else
        kept = {};
}

} // namespace base
