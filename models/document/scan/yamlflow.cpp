#include "yamlflow.h"

#include <algorithm>

namespace document {

bool YamlFlow::readFlow(Part &part, int indent)
{
    if (!enter())
        return false;
    const char *open = m_p;
    const NodeKind kind = *open == '{' ? NodeKind::Mapping : NodeKind::Sequence;
    const Below outer = beginNode();
    const quint8 outerFlags = std::exchange(m_flags, quint8(0));
    ++m_p;
    if (!readFlowEntries(kind, open, indent))
        return false;
    part.child = takeNode({kind, Layout::Flow, indent, 1}, open, outer, outerFlags);
    part.content = open;
    part.end = m_p;
    part.style = ScalarStyle::Collection;
    leave();
    return true;
}

/** Reads all entries and the closing bracket. */
bool YamlFlow::readFlowEntries(NodeKind kind, const char *open, int indent)
{
    const char close = kind == NodeKind::Mapping ? '}' : ']';
    const auto unclosed = [&] { return fail("yaml-unclosed-bracket", open, open + 1, QByteArray(open, 1)); };
    for (;;) {
        const char *start = m_p;
        if (!skipFlowTrivia(indent))
            return false;
        if (*m_p == close) {
            ++m_p;
            return true;
        }
        if (m_p == m_end)
            return unclosed();
        if (*m_p == ',')
            return fail("yaml-unexpected-comma", m_p, m_p + 1);
        Tile tile;
        tile.lead = quint32(m_p - start);
        if (!(kind == NodeKind::Mapping ? readFlowMember(tile, start, indent) : readFlowItem(tile, start, indent)))
            return false;
        const char *itemEnd = m_p;
        if (!skipFlowTrivia(indent))
            return false;
        const bool comma = *m_p == ',';
        tile.width = quint32((comma ? m_p + 1 : itemEnd) - start);
        push(std::move(tile));
        if (comma) {
            ++m_p;
        } else if (*m_p == close) {
            ++m_p;
            return true;
        } else if (m_p == m_end) {
            return unclosed();
        } else {
            return is(*m_p, Control) ? failAtContent(m_p) : failAt("yaml-expected-comma", m_p);
        }
    }
}

/** Reads an item of a sequence: a node, or a single pair. */
bool YamlFlow::readFlowItem(Tile &tile, const char *start, int indent)
{
    const quint8 outerFlags = std::exchange(m_flags, quint8(0));
    Part value;
    value.start = m_p;
    if (isFlowIndicator(m_p, '?')) {
        if (!readFlowPair(value, nullptr, indent, outerFlags))
            return false;
        setValue(tile, start, std::move(value));
        return true;
    }
    if (!readFlowNode(value, indent))
        return false;
    const char *end = m_p;
    skipWhite();
    if (value.start >= m_lineStart && atFlowColon(value)) {
        if (!checkKeyLength(value))
            return false;
        Part pair;
        pair.start = value.start;
        if (!readFlowPair(pair, &value, indent, outerFlags))
            return false;
        setValue(tile, start, std::move(pair));
        return true;
    }
    m_p = end;
    m_flags |= outerFlags;
    setValue(tile, start, std::move(value));
    return true;
}

/** Reads `key: value` or `? key : value` as an item; `key` if it was already read and m_p is at the colon. */
bool YamlFlow::readFlowPair(Part &pair, Part *key, int indent, quint8 outerFlags)
{
    if (!enter())
        return false;
    const Below outer = beginNode();
    Tile tile;
    if (!(key ? readFlowColon(tile, std::move(*key), pair.start, indent) : readFlowMember(tile, pair.start, indent)))
        return false;
    tile.width = quint32(m_p - pair.start);
    push(std::move(tile));
    pair.child = takeNode({NodeKind::Mapping, Layout::Pair, indent}, pair.start, outer, outerFlags);
    pair.content = pair.start;
    pair.end = m_p;
    pair.style = ScalarStyle::Collection;
    leave();
    return true;
}

bool YamlFlow::readFlowMember(Tile &tile, const char *start, int indent)
{
    Part key;
    if (isFlowIndicator(m_p, '?')) {
        tile.flags |= Tile::ExplicitKey;
        ++m_p;
        if (!readFlowValue(key, indent))
            return false;
    } else if (!readFlowNode(key, indent)) {
        return false;
    }
    return readFlowColon(tile, std::move(key), start, indent);
}

bool YamlFlow::readFlowColon(Tile &tile, Part &&key, const char *start, int indent)
{
    const char *keyEnd = m_p;
    const char *keyLine = m_lineStart;
    if (!skipFlowTrivia(indent))
        return false;
    Part value;
    if (atFlowColon(key)) {
        ++m_p;
        if (!readFlowValue(value, indent))
            return false;
    } else {
        m_p = keyEnd;
        m_lineStart = keyLine;
        tile.flags |= Tile::NoColon;
        value.start = value.content = value.end = m_p;
    }
    setKey(tile, start, std::move(key));
    setValue(tile, start, std::move(value));
    return true;
}

/** Reads the node after an indicator; an empty one is directly after it. */
bool YamlFlow::readFlowValue(Part &value, int indent)
{
    const char *place = m_p;
    const char *line = m_lineStart;
    if (!skipFlowTrivia(indent))
        return false;
    if (!is(*m_p, FlowIndicator) || *m_p == '[' || *m_p == '{') {
        if (m_p != m_end && !isFlowIndicator(m_p, ':'))
            return readFlowNode(value, indent);
    }
    m_p = place;
    m_lineStart = line;
    value.start = value.content = value.end = place;
    return true;
}

/** Reads a node with its properties; nothing is a node too, where an indicator follows. */
bool YamlFlow::readFlowNode(Part &part, int indent)
{
    part.start = part.content = part.end = m_p;
    const char *line = m_lineStart;
    Seen seen;
    while (*m_p == '&' || *m_p == '!') {
        if (!readProperty(seen, true))
            return false;
        part.properties = true;
        part.content = part.end = m_p;
        line = m_lineStart;
        if (!skipFlowTrivia(indent))
            return false;
    }
    const bool closes = is(*m_p, FlowIndicator) && *m_p != '[' && *m_p != '{';
    if (closes || m_p == m_end || isFlowIndicator(m_p, ':')) {
        m_p = part.end;
        m_lineStart = line;
        return true;
    }
    part.content = m_p;
    switch (*m_p) {
    case '"':
    case '\'':
        return readQuoted(part, indent);
    case '[':
    case '{':
        return readFlow(part, indent);
    case '*':
        return part.properties ? failAt("yaml-alias-with-property", part.start) : readAlias(part, true);
    default:
        break;
    }
    if (!startsPlain(true))
        return failAt(is(*m_p, Control) ? "yaml-control-character" : "yaml-unexpected-character", m_p);
    return readPlain(part, indent, true, false);
}

/** Skips white space, breaks and comments. A new line must be deeper than the block around it, or begin with a bracket.
 */
bool YamlFlow::skipFlowTrivia(int indent)
{
    for (;;) {
        skipWhite();
        if (*m_p == '#') {
            if (!isCommentAt(m_p))
                return failAt("yaml-comment-needs-space", m_p);
            skipComment();
        }
        if (!is(*m_p, Break))
            return true;
        skipBreak();
        while (*m_p == ' ')
            ++m_p;
        const qsizetype spaces = m_p - m_lineStart;
        skipWhite();
        if (is(*m_p, Break) || *m_p == '#' || m_p == m_end)
            continue;
        if (m_p == m_lineStart && atMarker(m_p))
            return failAt("yaml-unexpected-text", m_p);
        if (spaces <= indent && *m_p != ']' && *m_p != '}')
            return failAt("yaml-bad-indentation", m_p);
    }
}

/** A key like those of JSON needs no white space after its colon. */
bool YamlFlow::atFlowColon(const Part &key) const
{
    if (*m_p != ':')
        return false;
    const bool json = key.style == ScalarStyle::DoubleQuoted || key.style == ScalarStyle::SingleQuoted ||
                      (key.style == ScalarStyle::Collection && key.child->layout == Layout::Flow);
    return json || is(m_p[1], WordStop | FlowIndicator);
}

/** Reads entries that are part of a collection, up to its bracket or the last comma of the piece. */
bool YamlFlow::readFlowPiece(const ScanContext &context)
{
    m_firstColumn = 1; // There is a bracket or a comma before the piece.
    if (!context.closes)
        return readCommaEntries(context.kind, context.indent);
    return readFlowEntries(context.kind, m_begin, context.indent) && m_p == m_end;
}

bool YamlFlow::readCommaEntries(NodeKind kind, int indent)
{
    while (m_p != m_end) {
        const char *start = m_p;
        if (!skipFlowTrivia(indent))
            return false;
        if (*m_p == ',' || *m_p == ']' || *m_p == '}' || m_p == m_end)
            return failAt("yaml-unexpected-text", m_p);
        Tile tile;
        tile.lead = quint32(m_p - start);
        if (!(kind == NodeKind::Mapping ? readFlowMember(tile, start, indent) : readFlowItem(tile, start, indent)))
            return false;
        if (!skipFlowTrivia(indent))
            return false;
        if (*m_p != ',')
            return failAt("yaml-expected-comma", m_p);
        ++m_p;
        tile.width = quint32(m_p - start);
        push(std::move(tile));
    }
    return true;
}

/** YAML 1.2.2 rule 154: a key without `?` has at most 1024 characters up to its colon, at m_p. */
bool YamlFlow::checkKeyLength(const Part &key)
{
    constexpr qsizetype MostCharacters = 1024;
    if (m_p - key.start <= MostCharacters)
        return true;
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return std::count_if(key.start, m_p, isStart) <= MostCharacters || failAt("yaml-key-too-long", key.start);
}

} // namespace document
