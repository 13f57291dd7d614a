#include "yamllines.h"

#include "bytesearch.h"

namespace document {

void YamlLines::nextLine()
{
    if (m_line.from == m_p)
        return;
    const char *p = m_p;
    for (;;) {
        m_line.start = p;
        p = toNoSpace(p, m_end);
        m_line.indent = int(p - m_line.start);
        m_line.tab = *p == '\t';
        while (is(*p, White))
            ++p;
        if (*p == '#')
            p = commentEnd(p);
        if (!is(*p, Break))
            break;
        p += p[0] == '\r' && p[1] == '\n' ? 2 : 1;
    }
    m_line.from = m_p;
    keepLine(p);
}

/** The current line has content, or is the end of the text. */
void YamlLines::keepLine(const char *content)
{
    m_line.content = content;
    if (content == m_end || (content == m_line.start && atMarker(content)))
        m_line.indent = -1;
}

void YamlLines::toLineContent()
{
    m_lineStart = m_line.start;
    m_p = m_line.content;
}

const char *YamlLines::commentEnd(const char *at) const
{
    for (;; ++at) {
        at = toControlOr<>(at, m_end);
        if (is(*at, Break) || at == m_end)
            return at;
    }
}

/** Skips white space, a comment and the line's break. */
bool YamlLines::finishLine()
{
    skipWhite();
    if (*m_p == '#' && isCommentAt(m_p))
        skipComment();
    if (is(*m_p, Break)) {
        skipBreak();
        return true;
    }
    return m_p == m_end || failAtContent(m_p);
}

/** Reports text in a place where nothing may follow. */
bool YamlLines::failAtContent(const char *at)
{
    if (is(*at, Control)) {
        return fail("yaml-control-character", at, at + 1,
                    QByteArray::number(static_cast<unsigned char>(*at), 16).rightJustified(4, '0'));
    }
    if (*at == '#')
        return failAt("yaml-comment-needs-space", at);
    if (isIndicator(at, ':'))
        return failAt("yaml-unexpected-colon", at);
    if (*at == '%' && columnOf(at) == 0)
        return failAt("yaml-misplaced-directive", at);
    return failAt("yaml-unexpected-text", at);
}

bool YamlLines::atMarker(const char *at) const
{
    const bool dashes = at[0] == '-' && at[1] == '-' && at[2] == '-';
    const bool dots = at[0] == '.' && at[1] == '.' && at[2] == '.';
    return (dashes || dots) && is(at[3], WordStop) && (at != m_begin || m_firstColumn == 0);
}

bool YamlLines::isCommentAt(const char *at) const
{
    return at == m_begin ? m_firstColumn == 0 : is(at[-1], White | Break);
}

int YamlLines::columnOf(const char *at) const
{
    return int(at - m_lineStart) + (m_lineStart == m_begin ? m_firstColumn : 0);
}

} // namespace document
