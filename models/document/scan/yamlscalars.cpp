#include "yamlscalars.h"

#include "bytesearch.h"

#include <cstring>

namespace document {

/** YAML 1.2.2 rule 126, ns-plain-first. */
bool YamlScalars::startsPlain(bool flow) const
{
    switch (*m_p) {
    case '-':
    case '?':
    case ':':
        return !is(m_p[1], WordStop) && !(flow && is(m_p[1], FlowIndicator));
    case ',':
    case '[':
    case ']':
    case '{':
    case '}':
    case '#':
    case '&':
    case '*':
    case '!':
    case '|':
    case '>':
    case '\'':
    case '"':
    case '%':
    case '@':
    case '`':
        return false;
    default:
        return !is(*m_p, WordStop | Control);
    }
}

/** Goes to the end of the line's part of a plain scalar. Returns its end without white space. */
const char *YamlScalars::plainLineEnd(bool flow)
{
    const int stops = flow ? PlainStop | FlowIndicator : PlainStop;
    const char *p = m_p;
    for (;; ++p) {
        if (flow) {
            while (!is(*p, stops))
                ++p;
        } else {
            p = toControlOr<':', '#', '\x7f'>(p, m_end);
        }
        if (*p == '\t')
            continue;
        if (*p == ':') {
            if (is(p[1], WordStop) || (flow && is(p[1], FlowIndicator)))
                break;
        } else if (*p != '#' || is(p[-1], White)) {
            break;
        }
    }
    const char *end = p;
    while (end > m_p && is(end[-1], White))
        --end;
    m_p = p;
    return end;
}

bool YamlScalars::readPlain(Part &part, int indent, bool flow, bool key)
{
    part.content = m_p;
    part.style = ScalarStyle::Plain;
    part.raw = true;
    part.end = plainLineEnd(flow);
    const char *line = m_lineStart;
    while (!key && is(*m_p, Break) && continuesPlain(indent, flow)) {
        part.raw = false;
        part.end = plainLineEnd(flow);
        line = m_lineStart;
    }
    m_p = part.end;
    m_lineStart = line;
    return true;
}

/** Goes to the next line's text when that belongs to the plain scalar. */
bool YamlScalars::continuesPlain(int indent, bool flow)
{
    qsizetype spaces = 0;
    const char *from = nullptr;
    bool tab = false;
    while (is(*m_p, Break)) {
        skipBreak();
        if (!from)
            from = m_p;
        m_p = toNoSpace(m_p, m_end);
        spaces = m_p - m_lineStart;
        tab = *m_p == '\t';
        skipWhite();
    }
    // Most scalars end with their line: so the next one is not looked for again.
    if (*m_p != '#') {
        m_line = {from, m_lineStart, m_p, int(spaces), tab};
        keepLine(m_p);
    }
    if (spaces <= indent || is(*m_p, Control) || *m_p == '#' || isIndicator(m_p, ':'))
        return false;
    if (flow && (is(*m_p, FlowIndicator) || isFlowIndicator(m_p, ':')))
        return false;
    return m_p != m_lineStart || !atMarker(m_p);
}

bool YamlScalars::readQuoted(Part &part, int indent)
{
    const char quote = *m_p;
    part.content = m_p;
    part.style = quote == '"' ? ScalarStyle::DoubleQuoted : ScalarStyle::SingleQuoted;
    part.raw = true;
    for (++m_p;;) {
        m_p = quote == '"' ? toControlOr<'"', '\\'>(m_p, m_end) : toControlOr<'\''>(m_p, m_end);
        if (*m_p == quote) {
            ++m_p;
            if (quote == '"' || *m_p != '\'')
                break;
            part.raw = false;
            ++m_p;
        } else if (is(*m_p, Break)) {
            part.raw = false;
            if (!readQuotedBreak(part.content, indent))
                return false;
        } else if (*m_p == '\\' && quote == '"') {
            part.raw = false;
            if (!readEscape(part.content, indent))
                return false;
        } else if (is(*m_p, Control)) {
            return m_p == m_end ? failAt("yaml-unclosed-quote", part.content) : failAtContent(m_p);
        } else {
            ++m_p;
        }
    }
    part.end = m_p;
    return true;
}

/** Goes to the text of the next line of a quoted scalar, which must be deeper than the block around. */
bool YamlScalars::readQuotedBreak(const char *open, int indent)
{
    qsizetype spaces = 0;
    while (is(*m_p, Break)) {
        skipBreak();
        while (*m_p == ' ')
            ++m_p;
        spaces = m_p - m_lineStart;
        skipWhite();
    }
    if (m_p == m_end || spaces <= indent || (m_p == m_lineStart && atMarker(m_p)))
        return failAt("yaml-unclosed-quote", open);
    return true;
}

bool YamlScalars::readEscape(const char *open, int indent)
{
    const char *from = m_p;
    ++m_p;
    if (is(*m_p, Break))
        return readQuotedBreak(open, indent);
    const int digits = *m_p == 'x' ? 2 : *m_p == 'u' ? 4 : *m_p == 'U' ? 8 : 0;
    const bool known = *m_p != '\0' && std::strchr("0abt\tnvfre \"/\\N_LPxuU", *m_p) != nullptr;
    if (known)
        ++m_p;
    quint32 code = 0;
    for (int i = 0; i < digits; ++i, ++m_p) {
        if (!isHexDigit(*m_p))
            return fail("yaml-bad-escape", from, m_p, QByteArray(from, m_p - from));
        code = code << 4 | quint32(*m_p <= '9' ? *m_p - '0' : (*m_p | 0x20) - 'a' + 10);
    }
    if (known && code <= 0x10ffff)
        return true;
    const char *to = known || m_p == m_end || is(*m_p, Break) ? m_p : m_p + 1;
    while (to < m_end && (static_cast<unsigned char>(*to) & 0xC0) == 0x80)
        ++to;
    return fail("yaml-bad-escape", from, to, QByteArray(from, to - from));
}

} // namespace document
