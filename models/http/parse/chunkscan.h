#pragma once

#include "messagerules.h"
#include "readlimits.h"

#include <optional>

namespace http {

/**
 * Finds the end of what stands between the data of two chunks: the line end of the one, the size line of the next, and
 * behind the last one the trailer. Refuses at once what no later byte can mend. Source: RFC 9112 §7.1.
 */
class ChunkScan final
{
public:
    /** `behindData`: a chunk came before, whose line end is still to be read. */
    explicit ChunkScan(bool behindData)
        : m_awaitsLineEnd(behindData)
    {}

    /** Behind the size line, or behind the trailer of the last chunk; -1 as long as it has not come. `text` grows. */
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
