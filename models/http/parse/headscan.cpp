#include "headscan.h"

namespace http {

namespace {

/** Empty lines that are allowed before a request line. RFC 9112 §2.2 requires at least one. */
constexpr int MaxEmptyLines = 4;

} // namespace

qsizetype HeadScan::advance(QByteArrayView bytes, const ReadLimits &limits)
{
    // The first invalid byte decides, so that the result does not depend on how the bytes are divided.
    for (;;) {
        if (beginsWithoutMethod(bytes))
            return fail(ReadError::BadMethod); // For example the hello of a TLS client, which may have no line end.
        const qsizetype feed = bytes.indexOf('\n', m_searched);
        const qsizetype end = feed < 0 ? bytes.size() : feed + 1;
        if (end - m_begin > limits.headBytes)
            return tooLarge();
        if (feed < 0) {
            m_searched = end;
            return -1;
        }
        if (feed == m_line || bytes[feed - 1] != '\r')
            return fail(ReadError::BareLineFeed);
        if (feed == m_line + 1 && m_lines > 0)
            return end;
        if (!takeLine(bytes, feed, limits))
            return -1;
    }
}

bool HeadScan::beginsWithoutMethod(QByteArrayView bytes) const
{
    return m_isRequest && m_lines == 0 && bytes.size() > m_begin && bytes[m_begin] != '\r' && bytes[m_begin] != '\n' &&
           !isToken(bytes.sliced(m_begin, 1));
}

bool HeadScan::takeLine(QByteArrayView bytes, qsizetype feed, const ReadLimits &limits)
{
    if (feed == m_line + 1) {
        m_begin = feed + 1;
        if (!m_isRequest || ++m_emptyLines > MaxEmptyLines)
            fail(ReadError::EmptyLine);
    } else {
        const char first = bytes[m_line];
        if (m_lines > 0 && (first == ' ' || first == '\t'))
            fail(ReadError::ObsFold); // RFC 9112 §5.2
        else if (++m_lines > limits.fields + 1)
            fail(ReadError::TooManyFields);
    }
    m_line = m_searched = feed + 1;
    return !m_failure;
}

qsizetype HeadScan::fail(ReadError error)
{
    m_failure = error;
    return -1;
}

bool namesOtherVersion(QByteArrayView requestLine)
{
    const qsizetype blank = requestLine.lastIndexOf(' ');
    const QByteArrayView word = requestLine.sliced(blank + 1).trimmed();
    return word.size() == 8 && word.startsWith("HTTP/") && word[5] >= '0' && word[5] <= '9' && word[5] != '1' &&
           word[6] == '.';
}

bool lacksBlankAfterStatus(QByteArrayView head)
{
    constexpr qsizetype length = 12; // HTTP/1.1 200
    return head.size() > length + 1 && head.startsWith("HTTP/1.") && head[length] == '\r';
}

} // namespace http
