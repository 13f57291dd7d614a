#include "yamlblockscalars.h"

#include "bytesearch.h"

#include <algorithm>

namespace document {

bool YamlBlockScalars::readBlockScalar(Part &part, int indent)
{
    part.style = *m_p == '|' ? ScalarStyle::Literal : ScalarStyle::Folded;
    part.content = m_p;
    int explicitIndent = 0;
    char chomping = 0;
    if (!readBlockHeader(explicitIndent, chomping))
        return false;
    part.end = m_p;
    if (!finishLine())
        return false;
    int contentIndent = std::max(indent, 0) + explicitIndent;
    if (explicitIndent == 0 && !findBlockIndent(indent, contentIndent))
        return false;
    return readBlockLines(part, contentIndent, chomping);
}

/** Reads `|2-`: indentation and chomping in any order, once each. */
bool YamlBlockScalars::readBlockHeader(int &explicitIndent, char &chomping)
{
    const char *from = m_p++;
    for (int i = 0; i < 2; ++i) {
        if (*m_p >= '1' && *m_p <= '9' && explicitIndent == 0)
            explicitIndent = *m_p++ - '0';
        else if ((*m_p == '-' || *m_p == '+') && chomping == 0)
            chomping = *m_p++;
    }
    const char *to = m_p;
    skipWhite();
    const bool ends = is(*m_p, Break) || m_p == m_end || (*m_p == '#' && m_p > to);
    m_p = to;
    return ends || failAt("yaml-bad-block-header", from);
}

/** The first line with text defines the indentation; blank lines before it must not be deeper. */
bool YamlBlockScalars::findBlockIndent(int indent, int &contentIndent)
{
    const char *p = m_p;
    const char *deepest = p;
    int deepestSpaces = 0;
    for (;;) {
        const char *line = p;
        while (*p == ' ')
            ++p;
        const int spaces = int(p - line);
        if (!is(*p, Break)) {
            const bool text = p != m_end && spaces > indent && !(spaces == 0 && atMarker(p));
            contentIndent = text ? spaces : std::max(deepestSpaces, indent + 1);
            if (deepestSpaces > spaces && text)
                return fail("yaml-bad-block-indentation", deepest, deepest + deepestSpaces);
            return true;
        }
        if (spaces > deepestSpaces) {
            deepestSpaces = spaces;
            deepest = line;
        }
        p += p[0] == '\r' && p[1] == '\n' ? 2 : 1;
    }
}

/** Reads lines up to the first that is less indented. Blank lines at the end belong to a scalar with `+` only. */
bool YamlBlockScalars::readBlockLines(Part &part, int contentIndent, char chomping)
{
    const char *end = part.end;
    const char *next = m_p;
    for (const char *p = m_p; p != m_end;) {
        const char *line = p;
        while (*p == ' ' && p - line < contentIndent)
            ++p;
        const bool deep = p - line == contentIndent;
        // YAML 1.2.2 §8.1: of less indented lines only empty ones and comments may follow, and a tab indents neither.
        if (!deep && *p == '\t')
            return failAt("yaml-tab-indentation", p);
        if (!deep && !is(*p, Break) && p != m_end)
            break;
        if (contentIndent == 0 && atMarker(line))
            break;
        const char *text = p;
        p = toControlOr<'\x7f'>(p, m_end);
        while (*p == '\t')
            p = toControlOr<'\x7f'>(p + 1, m_end);
        if (is(*p, Control) && p != m_end)
            return failAtContent(p);
        const char *lineEnd = p;
        if (is(*p, Break))
            p += p[0] == '\r' && p[1] == '\n' ? 2 : 1;
        if (lineEnd > text || chomping == '+') {
            end = lineEnd;
            next = p;
        }
    }
    part.end = end;
    m_p = next;
    m_lineStart = next;
    return true;
}

} // namespace document
