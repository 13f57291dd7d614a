#pragma once

#include "messagerules.h"
#include "readlimits.h"

#include <optional>

namespace http {

/** Finds the end of a head line by line, and refuses what the parser would accept. */
class HeadScan final
{
public:
    explicit HeadScan(bool isRequest)
        : m_isRequest(isRequest)
    {}

    /** Where the head begins: after the empty lines that are allowed. */
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    /** The end of the empty line after the head; -1 until it arrives. `bytes` grow with each call. */
    [[nodiscard]] qsizetype advance(QByteArrayView bytes, const ReadLimits &limits);
    /** Start line and fields. */
    [[nodiscard]] qsizetype lines() const { return m_lines; }
    [[nodiscard]] const std::optional<ReadError> &failure() const { return m_failure; }

private:
    [[nodiscard]] bool beginsWithoutMethod(QByteArrayView bytes) const;
    [[nodiscard]] bool takeLine(QByteArrayView bytes, qsizetype feed, const ReadLimits &limits);
    qsizetype tooLarge() { return m_lines == 0 ? fail(ReadError::TargetTooLong) : fail(ReadError::HeadTooLarge); }
    qsizetype fail(ReadError error);

    bool m_isRequest;
    qsizetype m_begin = 0;
    qsizetype m_line = 0;
    qsizetype m_searched = 0;
    qsizetype m_lines = 0;
    int m_emptyLines = 0;
    std::optional<ReadError> m_failure;
};

/** True when the request line names a version of another major number, well-formed: 505. Source: RFC 9112 §2.3. */
[[nodiscard]] bool namesOtherVersion(QByteArrayView requestLine);

/** True for a status line that ends directly after the status. Old servers omit the blank. Source: RFC 9112 §4. */
[[nodiscard]] bool lacksBlankAfterStatus(QByteArrayView head);

} // namespace http
