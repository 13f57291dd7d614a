#pragma once

#include "messagerules.h"
#include "readlimits.h"

#include <optional>

namespace http {

/** Finds the end of a message's head line by line, and refuses invalid heads that Boost.Beast's parser would accept. */
class HeadScan final
{
public:
    explicit HeadScan(bool isRequest)
        : m_isRequest(isRequest)
    {}

    /** The offset where the head begins, after the empty lines that are allowed before it. */
    [[nodiscard]] qsizetype begin() const { return m_begin; }
    /**
     * Returns the end of the empty line after the head; -1 until it has arrived, and after a failure. `bytes` grow with
     * each call.
     */
    [[nodiscard]] qsizetype advance(QByteArrayView bytes, const ReadLimits &limits);
    /** The number of lines of the head that were found: the start line and the header fields. */
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

/**
 * True if the request line names a well-formed version with a major number other than 1, which is answered with 505.
 * Source: RFC 9112 §2.3.
 */
[[nodiscard]] bool namesOtherVersion(QByteArrayView requestLine);

/**
 * True for a head whose status line ends directly after the status. Old servers omit the blank. Source: RFC 9112 §4.
 */
[[nodiscard]] bool lacksBlankAfterStatus(QByteArrayView head);

} // namespace http
