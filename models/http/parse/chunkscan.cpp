#include "chunkscan.h"

#include <algorithm>

namespace http {

namespace {

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

} // namespace

qsizetype ChunkScan::advance(QByteArrayView text, const ReadLimits &limits)
{
    if (m_awaitsLineEnd && !takeLineEnd(text))
        return -1;
    if (!m_hasSize && text.size() > m_line && !isHexDigit(text[m_line]))
        return fail(ReadError::BadChunk);
    // The size is checked first, so that the result does not depend on how the bytes are divided.
    for (;;) {
        const qsizetype feed = text.indexOf('\n', m_searched);
        const qsizetype end = feed < 0 ? text.size() : feed + 1;
        if (m_hasSize && end - m_trailer > limits.trailerBytes)
            return fail(ReadError::TrailersTooLarge);
        if (!m_hasSize && (feed < 0 ? end : feed) - m_line > limits.chunkLineBytes)
            return fail(ReadError::BadChunk);
        if (feed < 0) {
            m_searched = end;
            return -1;
        }
        if (text[feed - 1] != '\r')
            return fail(ReadError::BareLineFeed);
        const QByteArrayView line = text.sliced(m_line, feed - 1 - m_line);
        m_line = m_searched = end;
        if (!m_hasSize) {
            if (!takeSizeLine(line))
                return -1;
            if (!m_isLast)
                return m_line;
        } else if (line.isEmpty()) {
            return m_line;
        } else if (line.startsWith(' ') || line.startsWith('\t')) {
            return fail(ReadError::ObsFold);
        }
    }
}

bool ChunkScan::takeLineEnd(QByteArrayView text)
{
    constexpr QByteArrayView lineEnd("\r\n");
    const qsizetype size = std::min(text.size(), lineEnd.size());
    if (text.first(size) != lineEnd.first(size))
        fail(ReadError::BadChunk);
    if (m_failure || size < lineEnd.size())
        return false;
    m_awaitsLineEnd = false;
    m_line = m_searched = lineEnd.size();
    return true;
}

bool ChunkScan::takeSizeLine(QByteArrayView line)
{
    const auto end = std::find_if_not(line.begin(), line.end(), isHexDigit);
    const bool isSize = end == line.end() || *end == ';' || *end == ' ' || *end == '\t';
    if (!isSize) {
        fail(ReadError::BadChunk);
        return false;
    }
    m_hasSize = true;
    m_isLast = std::all_of(line.begin(), end, [](char c) { return c == '0'; });
    m_trailer = m_line;
    return true;
}

qsizetype ChunkScan::fail(ReadError error)
{
    m_failure = error;
    return -1;
}

} // namespace http
