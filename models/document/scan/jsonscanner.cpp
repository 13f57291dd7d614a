#include "jsonscanner.h"

#include "bytesearch.h"

#include <cstring>

namespace document {

void JsonScanner::skipBlanks()
{
    while (is(*m_p, White | Break))
        m_p = toNoSpace(m_p + 1, m_end);
}

ScanResult JsonScanner::scanStream()
{
    m_arena = std::make_shared<TreeArena>();
    skipBlanks();
    Tile tile;
    tile.lead = quint32(m_p - m_begin);
    if (m_p == m_end) {
        fail("json-empty", m_begin, m_begin);
        return {{}, m_fault};
    }
    Part value;
    if (!readValue(value))
        return {{}, m_fault};
    setValue(tile, m_begin, std::move(value));
    skipBlanks();
    if (m_p != m_end) {
        failAt(*m_p == '/' ? "json-comment" : "json-unexpected-text", m_p);
        return {{}, m_fault};
    }
    tile.width = quint32(m_end - m_begin);
    push(std::move(tile));
    return takeStream(m_begin);
}

PieceResult JsonScanner::scanPiece(const ScanContext &context)
{
    m_depth = context.depth;
    PieceResult result;
    result.ok = context.closes ? readEntries(context.kind, m_begin) && m_p == m_end : readCommaEntries(context.kind);
    result.tiles = std::move(m_tiles);
    result.consumed = m_p - m_begin;
    result.flags = m_flags;
    result.fault = m_fault;
    return result;
}

/** Reads entries that each end with a comma, up to the end of the buffer. */
bool JsonScanner::readCommaEntries(NodeKind kind)
{
    while (m_p != m_end) {
        const char *start = m_p;
        Tile tile;
        skipBlanks();
        if (!readEntry(tile, start, kind))
            return false;
        skipBlanks();
        if (*m_p != ',')
            return failAt("json-expected-comma", m_p);
        ++m_p;
        tile.width = quint32(m_p - start);
        push(std::move(tile));
    }
    return true;
}

bool JsonScanner::readValue(Part &part)
{
    part.start = part.content = m_p;
    switch (*m_p) {
    case '{':
    case '[':
        return readCollection(part);
    case '"':
        return readString(part);
    case 't':
    case 'f':
    case 'n':
        return readWord(part);
    default:
        return is(*m_p, Digit) || *m_p == '-' ? readNumber(part) : failAtValue();
    }
}

bool JsonScanner::failAtValue()
{
    if (m_p == m_end)
        return fail("json-expected-value", m_p, m_p);
    if (*m_p == '\'')
        return failAt("json-single-quotes", m_p);
    if (*m_p == '/' || *m_p == '#')
        return failAt("json-comment", m_p);
    return failAt("json-expected-value", m_p);
}

bool JsonScanner::readWord(Part &part)
{
    for (const QByteArrayView word : {QByteArrayView("true"), QByteArrayView("false"), QByteArrayView("null")}) {
        if (m_end - m_p < word.size() || std::memcmp(m_p, word.data(), size_t(word.size())) != 0)
            continue;
        m_p += word.size();
        part.end = m_p;
        part.style = ScalarStyle::Plain;
        part.raw = true;
        return true;
    }
    return failAt("json-expected-value", m_p);
}

bool JsonScanner::readNumber(Part &part)
{
    const auto digits = [this] {
        const char *from = m_p;
        while (is(*m_p, Digit))
            ++m_p;
        return m_p > from;
    };
    if (*m_p == '-')
        ++m_p;
    const bool zero = *m_p == '0';
    const char *whole = m_p;
    if (!digits() || (zero && m_p - whole > 1))
        return failAt("json-bad-number", part.start);
    if (*m_p == '.') {
        ++m_p;
        if (!digits())
            return failAt("json-bad-number", part.start);
    }
    if (*m_p == 'e' || *m_p == 'E') {
        ++m_p;
        if (*m_p == '+' || *m_p == '-')
            ++m_p;
        if (!digits())
            return failAt("json-bad-number", part.start);
    }
    part.end = m_p;
    part.style = ScalarStyle::Plain;
    part.raw = true;
    return true;
}

bool JsonScanner::readString(Part &part)
{
    part.start = part.content = m_p;
    part.style = ScalarStyle::DoubleQuoted;
    part.raw = true;
    for (++m_p;; ++m_p) {
        m_p = toControlOr<'"', '\\'>(m_p, m_end);
        if (*m_p == '"')
            break;
        if (*m_p == '\\') {
            part.raw = false;
            if (!readEscape())
                return false;
        } else if (m_p == m_end || is(*m_p, Break)) {
            return failAt("json-unclosed-string", part.start);
        } else {
            return fail("json-control-character", m_p, m_p + 1,
                        QByteArray::number(static_cast<unsigned char>(*m_p), 16).rightJustified(4, '0'));
        }
    }
    part.end = ++m_p;
    return true;
}

/** Leaves m_p at the escape's last byte. */
bool JsonScanner::readEscape()
{
    const char *from = m_p;
    ++m_p;
    if (*m_p == 'u') {
        for (int i = 1; i <= 4; ++i) {
            if (!isHexDigit(m_p[i]))
                return fail("json-bad-escape", from, m_p + i, QByteArray(from, m_p + i - from));
        }
        m_p += 4;
        return true;
    }
    if (*m_p != '\0' && std::strchr("\"\\/bfnrt", *m_p))
        return true;
    const char *to = m_p < m_end && !is(*m_p, Break) ? m_p + 1 : m_p;
    return fail("json-bad-escape", from, to, QByteArray(from, to - from));
}

bool JsonScanner::readCollection(Part &part)
{
    if (!enter())
        return false;
    const char *open = m_p;
    const NodeKind kind = *open == '{' ? NodeKind::Mapping : NodeKind::Sequence;
    const Below outer = beginNode();
    const quint8 outerFlags = std::exchange(m_flags, quint8(0));
    ++m_p;
    if (!readEntries(kind, open))
        return false;
    part.child = takeNode({kind, Layout::Flow, -1, 1}, open, outer, outerFlags);
    part.style = ScalarStyle::Collection;
    part.start = part.content = open;
    part.end = m_p;
    leave();
    return true;
}

bool JsonScanner::readEntries(NodeKind kind, const char *open)
{
    const char close = kind == NodeKind::Mapping ? '}' : ']';
    const char *start = m_p;
    skipBlanks();
    if (*m_p == close) {
        ++m_p;
        return true;
    }
    for (;;) {
        Tile tile;
        if (!readEntry(tile, start, kind))
            return false;
        const char *itemEnd = m_p;
        skipBlanks();
        if (*m_p != ',') {
            tile.width = quint32(itemEnd - start);
            push(std::move(tile));
            if (*m_p == close) {
                ++m_p;
                return true;
            }
            if (m_p == m_end)
                return fail("json-unclosed-bracket", open, open + 1, QByteArray(open, 1));
            return failAt(*m_p == '/' || *m_p == '#' ? "json-comment" : "json-expected-comma", m_p);
        }
        const char *comma = m_p++;
        tile.width = quint32(m_p - start);
        push(std::move(tile));
        start = m_p;
        skipBlanks();
        if (*m_p == close)
            return fail("json-trailing-comma", comma, comma + 1);
        if (m_p == m_end)
            return fail("json-unclosed-bracket", open, open + 1, QByteArray(open, 1));
    }
}

/** Reads one entry after its leading blanks, up to the end of its value. */
bool JsonScanner::readEntry(Tile &tile, const char *start, NodeKind kind)
{
    tile.lead = quint32(m_p - start);
    if (kind == NodeKind::Mapping) {
        Part key;
        if (*m_p != '"')
            return failAt(*m_p == '\'' ? "json-single-quotes" : "json-expected-key", m_p);
        if (!readString(key))
            return false;
        setKey(tile, start, std::move(key));
        skipBlanks();
        if (*m_p != ':')
            return failAt("json-expected-colon", m_p);
        ++m_p;
        skipBlanks();
    }
    Part value;
    if (!readValue(value))
        return false;
    setValue(tile, start, std::move(value));
    return true;
}

} // namespace document
