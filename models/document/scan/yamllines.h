#pragma once

#include "scanstate.h"

namespace document {

/**
 * Scans the lines of a YAML text: white space, line breaks, comments, document markers, and the start of the current
 * line.
 */
class YamlLines : protected ScanState
{
protected:
    explicit YamlLines(const QByteArray &text)
        : ScanState(text)
        , m_lineStart(m_begin)
    {}

    /** The first line from the current position on that is neither blank nor a comment. */
    struct Line {
        const char *from = nullptr;    ///< Where the search for the line began.
        const char *start = nullptr;   ///< Where the line begins.
        const char *content = nullptr; ///< The first byte of the line that is not white space.
        int indent = -1;               ///< The number of leading spaces; -1 at the end of the document.
        bool tab = false;              ///< True if there is a tab before the content.
    };

    void nextLine();
    void keepLine(const char *content);
    void toLineContent();
    void skipWhite()
    {
        while (is(*m_p, White))
            ++m_p;
    }
    void skipBreak()
    {
        m_p += m_p[0] == '\r' && m_p[1] == '\n' ? 2 : 1;
        m_lineStart = m_p;
    }
    void skipComment() { m_p = commentEnd(m_p); }
    [[nodiscard]] const char *commentEnd(const char *at) const;
    bool finishLine();
    bool failAtContent(const char *at);
    [[nodiscard]] bool isLineEnd() const { return is(*m_p, Break) || m_p == m_end || *m_p == '#'; }
    [[nodiscard]] bool atMarker(const char *at) const;
    [[nodiscard]] bool isCommentAt(const char *at) const;
    [[nodiscard]] int columnOf(const char *at) const;
    [[nodiscard]] static bool isIndicator(const char *at, char indicator)
    {
        return *at == indicator && is(at[1], WordStop);
    }
    [[nodiscard]] static bool isFlowIndicator(const char *at, char indicator)
    {
        return *at == indicator && is(at[1], WordStop | FlowIndicator);
    }

    const char *m_lineStart; ///< The start of the current line.
    int m_firstColumn = 0;   ///< The column of the first byte of the buffer.
    Line m_line;
};

} // namespace document
