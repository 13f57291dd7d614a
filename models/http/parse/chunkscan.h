#pragma once

#include "messagerules.h"
#include "readlimits.h"

#include <optional>

namespace http {

/**
 * Finds the end of what is between the data of two chunks: the line end of the first, the size line of the next, and
 * after the last one the trailer. Refuses as early as possible. Source: RFC 9112 §7.1.
 */
class ChunkScan final
{
public:
    /** `afterData`: the line end of the previous chunk has to be read first. */
    explicit ChunkScan(bool afterData)
        : m_awaitsLineEnd(afterData)
    {}

    /** The end of the size line, or of the trailer of the last chunk; -1 until it is complete. `text` grows with each
     * call. */
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
