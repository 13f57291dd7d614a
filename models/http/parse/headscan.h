#pragma once

#include "messagerules.h"
#include "readlimits.h"

#include <optional>

namespace http {

/** Finds the end of a head line by line, and refuses on the way what the parser would let through. */
class HeadScan final
{
public:
    explicit HeadScan(bool isRequest)
        : m_isRequest(isRequest)
    {}

    /** Where the head begins, behind the empty lines that are forgiven. */
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    /** Behind the empty line that ends the head; -1 as long as it has not come. `bytes` grow from call to call. */
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

/** True for a status line that ends right behind the status. Old servers leave the blank out. Source: RFC 9112 §4. */
[[nodiscard]] bool lacksBlankAfterStatus(QByteArrayView head);

} // namespace http
