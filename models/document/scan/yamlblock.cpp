#include "yamlblock.h"

#include <algorithm>

namespace document {

bool YamlBlock::belongs(int indent, bool inMapping) const
{
    if (m_line.indent > indent)
        return true;
    // A sequence may be at the column of its key.
    return inMapping && m_line.indent == indent && !m_line.tab && isIndicator(m_line.content, '-');
}

bool YamlBlock::readBlockNode(Part &part, int indent, Place place, bool inMapping)
{
    const quint8 outerFlags = std::exchange(m_flags, quint8(0));
    bool ownLine = false;
    bool tab = false;
    const char *white = m_p;
    Seen outer;
    Part inner;
    part.start = part.content = part.end = m_p;
    for (bool inLine = place != Place::LineStart;; inLine = true) {
        if (inLine)
            skipWhite();
        if (!inLine || isLineEnd()) {
            if (inLine && !finishLine())
                return false;
            nextLine();
            if (!belongs(indent, inMapping)) {
                m_flags |= outerFlags;
                return true;
            }
            inner.content = m_p;
            toLineContent();
            ownLine = true;
            tab = m_line.tab;
        } else if (!ownLine) {
            tab = std::find(white, m_p, '\t') != m_p;
            inner.content = m_p;
        }
        inner.start = m_p;
        Seen seen;
        const char *end = m_p;
        while (*m_p == '&' || *m_p == '!') {
            if (!readProperty(seen, false))
                return false;
            end = m_p;
            skipWhite();
        }
        inner.properties = end != inner.start;
        if (!inner.properties || !isLineEnd())
            return readBlockContent(part, inner, indent, ownLine, place == Place::Indicator && !ownLine, tab, outer,
                                    seen, outerFlags);
        if ((outer.anchor && seen.anchor) || (outer.tag && seen.tag))
            return failAt("yaml-repeated-property", inner.start);
        if (!part.properties)
            part.start = inner.start;
        part.properties = true;
        part.content = part.end = end;
        outer = {outer.anchor || seen.anchor, outer.tag || seen.tag};
        inner.properties = false;
    }
}

/**
 * Reads the content after the properties. `inner.content` is where a collection's node would begin, `inner.start`
 * where the line's own properties or the content do; `outer` are properties on lines before.
 */
bool YamlBlock::readBlockContent(Part &part, Part &inner, int indent, bool ownLine, bool compact, bool tab, Seen outer,
                                 Seen seen, quint8 outerFlags)
{
    const char *nodeStart = inner.content;
    const bool sequence = isIndicator(m_p, '-');
    if (sequence || isIndicator(m_p, '?')) {
        if (inner.properties || (!ownLine && !compact))
            return failAt("yaml-nested-block", m_p);
        if (tab)
            return failAt("yaml-tab-indentation", m_p);
        const int column = columnOf(m_p);
        return sequence ? readBlockSequence(part, nodeStart, column, outerFlags)
                        : readBlockMapping(part, nodeStart, column, nullptr, outerFlags);
    }
    const int column = columnOf(inner.start);
    if (*m_p == '|' || *m_p == '>') {
        inner.content = m_p;
        return readBlockScalar(inner, indent) && takeSimple(part, inner, outer, seen, outerFlags);
    }
    if (!readSimple(inner, indent, false))
        return false;
    if (!toKeyColon(inner))
        return takeSimple(part, inner, outer, seen, outerFlags) && finishLine();
    if (inner.style == ScalarStyle::Alias && inner.properties)
        return failAt("yaml-alias-with-property", inner.start);
    if (!checkKeyLength(inner))
        return false;
    if (!ownLine && !compact)
        return failAt("yaml-nested-mapping", m_p);
    if (tab)
        return failAt("yaml-tab-indentation", inner.start);
    return readBlockMapping(part, nodeStart, column, &inner, outerFlags);
}

/** The node is `simple`, with the properties of the lines before it. */
bool YamlBlock::takeSimple(Part &part, Part &simple, Seen outer, Seen seen, quint8 outerFlags)
{
    if ((outer.anchor && seen.anchor) || (outer.tag && seen.tag))
        return failAt("yaml-repeated-property", simple.start);
    if (simple.style == ScalarStyle::Alias && (part.properties || simple.properties))
        return failAt("yaml-alias-with-property", simple.start);
    if (part.properties)
        simple.start = part.start;
    simple.properties = simple.properties || part.properties;
    part = std::move(simple);
    m_flags |= outerFlags;
    return true;
}

/** Reads a mapping whose first entry begins at m_p, or whose first key was read and m_p is at its colon. */
bool YamlBlock::readBlockMapping(Part &part, const char *start, int indent, Part *firstKey, quint8 outerFlags)
{
    if (!enter())
        return false;
    const Below outer = beginNode();
    const bool first = firstKey ? readMappingValue(std::move(*firstKey), indent, start)
                                : readExplicitEntry(indent, start);
    if (!first || !readMappingEntries(indent))
        return false;
    takeBlock(part, {NodeKind::Mapping, Layout::Block, indent}, start, outer, outerFlags);
    return true;
}

bool YamlBlock::readBlockSequence(Part &part, const char *start, int indent, quint8 outerFlags)
{
    if (!enter())
        return false;
    const Below outer = beginNode();
    if (!readSequenceEntry(indent, start) || !readSequenceEntries(indent))
        return false;
    takeBlock(part, {NodeKind::Sequence, Layout::Block, indent}, start, outer, outerFlags);
    return true;
}

/** Makes the node of a collection whose entries end at m_p. */
void YamlBlock::takeBlock(Part &part, const NodeShape &shape, const char *start, Below outer, quint8 outerFlags)
{
    part.child = takeNode(shape, start, outer, outerFlags);
    part.content = start;
    part.end = m_p;
    part.style = ScalarStyle::Collection;
    leave();
}

/** Looks at the line after an entry of a collection at the column `indent`. A deeper line is a fault. */
YamlBlock::Next YamlBlock::lookAtNextEntry(int indent)
{
    nextLine();
    if (m_line.indent < indent)
        return Next::End;
    if (!m_line.tab && m_line.indent == indent)
        return Next::Entry;
    (void)failAt(m_line.tab ? "yaml-tab-indentation" : "yaml-bad-indentation", m_line.content);
    return Next::Fault;
}

/** Ends the entry after its value. */
void YamlBlock::pushEntry(Tile &&tile, const char *start, Part &&value)
{
    setValue(tile, start, std::move(value));
    tile.width = quint32(m_p - start);
    push(std::move(tile));
}

bool YamlBlock::readMappingEntries(int indent)
{
    for (;;) {
        if (const Next next = lookAtNextEntry(indent); next != Next::Entry)
            return next == Next::End;
        const char *start = m_p;
        toLineContent();
        if (!readMappingEntry(indent, start))
            return false;
    }
}

bool YamlBlock::readMappingEntry(int indent, const char *start)
{
    if (isIndicator(m_p, '?'))
        return readExplicitEntry(indent, start);
    Part key;
    return readImplicitKey(key, indent) && readMappingValue(std::move(key), indent, start);
}

/** Reads the rest of an entry whose key ends before the colon at m_p. */
bool YamlBlock::readMappingValue(Part &&key, int indent, const char *start)
{
    Tile tile;
    tile.lead = quint32(key.start - start);
    setKey(tile, start, std::move(key));
    ++m_p;
    Part value;
    if (!readBlockNode(value, indent, Place::Inline, true))
        return false;
    pushEntry(std::move(tile), start, std::move(value));
    return true;
}

bool YamlBlock::readExplicitEntry(int indent, const char *start)
{
    Tile tile;
    tile.lead = quint32(m_p - start);
    tile.flags |= Tile::ExplicitKey;
    ++m_p;
    Part key;
    if (!readBlockNode(key, indent, Place::Indicator, true))
        return false;
    setKey(tile, start, std::move(key));
    nextLine();
    Part value;
    if (m_line.indent == indent && !m_line.tab && isIndicator(m_line.content, ':')) {
        toLineContent();
        ++m_p;
        if (!readBlockNode(value, indent, Place::Indicator, true))
            return false;
    } else {
        tile.flags |= Tile::NoColon;
        value.start = value.content = value.end = m_p;
    }
    pushEntry(std::move(tile), start, std::move(value));
    return true;
}

bool YamlBlock::readSequenceEntries(int indent)
{
    for (;;) {
        if (const Next next = lookAtNextEntry(indent); next != Next::Entry)
            return next == Next::End;
        if (!isIndicator(m_line.content, '-'))
            return true; // The next entry of the mapping at the same column.
        const char *start = m_p;
        toLineContent();
        if (!readSequenceEntry(indent, start))
            return false;
    }
}

bool YamlBlock::readSequenceEntry(int indent, const char *start)
{
    if (!isIndicator(m_p, '-'))
        return failAt("yaml-unexpected-text", m_p);
    Tile tile;
    tile.lead = quint32(m_p - start);
    ++m_p;
    Part value;
    if (!readBlockNode(value, indent, Place::Indicator, false))
        return false;
    pushEntry(std::move(tile), start, std::move(value));
    return true;
}

/** Reads entries that are part of a block collection. */
bool YamlBlock::readBlockPiece(const ScanContext &context)
{
    const bool mapping = context.kind == NodeKind::Mapping;
    if (context.firstCompact) {
        m_firstColumn = context.indent;
        if (!(mapping ? readMappingEntry(context.indent, m_begin) : readSequenceEntry(context.indent, m_begin)))
            return false;
    }
    return mapping ? readMappingEntries(context.indent) : readSequenceEntries(context.indent);
}

bool YamlBlock::readImplicitKey(Part &key, int indent)
{
    key.start = m_p;
    Seen seen;
    while (*m_p == '&' || *m_p == '!') {
        key.properties = true;
        if (!readProperty(seen, false))
            return false;
        skipWhite();
    }
    if (isLineEnd())
        return failAt("yaml-expected-colon", key.start);
    if (isIndicator(m_p, '-'))
        return failAt("yaml-expected-key", m_p);
    if (!readSimple(key, indent, true))
        return false;
    if (key.style == ScalarStyle::Alias && key.properties)
        return failAt("yaml-alias-with-property", key.start);
    if (toKeyColon(key))
        return checkKeyLength(key);
    return failAt(key.start < m_lineStart ? "yaml-multiline-key" : "yaml-expected-colon", key.start);
}

/** Reads a node that may be a key: an alias, a quoted or plain scalar, a flow collection, or nothing before a colon. */
bool YamlBlock::readSimple(Part &part, int indent, bool key)
{
    part.content = m_p;
    switch (*m_p) {
    case '"':
    case '\'':
        return readQuoted(part, indent);
    case '[':
    case '{':
        return readFlow(part, indent);
    case '*':
        return readAlias(part, false);
    default:
        break;
    }
    if (isIndicator(m_p, ':')) {
        part.style = ScalarStyle::Empty;
        part.end = m_p;
        while (part.end > part.start && is(part.end[-1], White))
            --part.end;
        part.content = part.end;
        return true;
    }
    if (!startsPlain(false))
        return failAt(is(*m_p, Control) ? "yaml-control-character" : "yaml-unexpected-character", m_p);
    return readPlain(part, indent, false, key);
}

/** Goes to the colon after a node that is a key: a key and its colon are on one line. */
bool YamlBlock::toKeyColon(const Part &part)
{
    if (part.start < m_lineStart)
        return false;
    const char *end = m_p;
    skipWhite();
    if (isIndicator(m_p, ':'))
        return true;
    m_p = end;
    return false;
}

} // namespace document
