#pragma once

#include "messagerules.h"
#include "readlimits.h"

#include <optional>

namespace http {

/**
 * Finds the end of the bytes between the data of two chunks of a chunked body: the line end after the first data, the
 * line with the size of the next chunk, and after the last chunk the trailer. Refuses invalid bytes as early as
 * possible. Source: RFC 9112 §7.1.
 */
class ChunkScan final
{
public:
    /** Begins a scan. With `afterData`, the line end after the data of the previous chunk has to be read first. */
    explicit ChunkScan(bool afterData)
        : m_awaitsLineEnd(afterData)
    {}

    /**
     * Returns the end of the size line, or of the trailer after the last chunk; -1 until it is complete, and after a
     * failure. `text` grows with each call.
     */
    [[nodiscard]] qsizetype advance(QByteArrayView text, const ReadLimits &limits);
    [[nodiscard]] const std::optional<ReadError> &failure() const { return m_failure; }

private:
    [[nodiscard]] bool takeLineEnd(QByteArrayView text);
    [[nodiscard]] bool takeSizeLine(QByteArrayView line);
    qsizetype fail(ReadError error);

    bool m_awaitsLineEnd;
    bool m_hasSize = false;
    bool m_isLast = false;
    qsizetype m_line = 0;
    qsizetype m_trailer = 0;
    qsizetype m_searched = 0;
    std::optional<ReadError> m_failure;
};

} // namespace http
