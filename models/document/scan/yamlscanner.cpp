#include "yamlscanner.h"

#include <algorithm>

namespace document {

ScanResult YamlScanner::scanStream()
{
    m_arena = std::make_shared<TreeArena>();
    bool afterEnd = true;
    bool found = true;
    while (found) {
        if (!readDocument(afterEnd, found))
            return {{}, m_fault};
    }
    m_p = m_end;
    return takeStream(m_begin);
}

PieceResult YamlScanner::scanPiece(const ScanContext &context)
{
    m_depth = context.depth;
    PieceResult result;
    result.ok = context.layout == Layout::Flow ? readFlowPiece(context) : readBlockPiece(context);
    result.tiles = std::move(m_tiles);
    result.consumed = m_p - m_begin;
    result.flags = m_flags;
    result.fault = m_fault;
    return result;
}

/** Reads one document with the lines before it, its `---`, and the `...` after it. */
bool YamlScanner::readDocument(bool &afterEnd, bool &found)
{
    const char *start = m_p;
    bool directives = false;
    m_handles.clear();
    if (!readPrefix(afterEnd, directives))
        return false;
    found = m_line.content != m_end;
    if (!found)
        return true;
    const bool isExplicit = m_line.indent < 0;
    if (!isExplicit && directives)
        return failAt("yaml-directive-without-document", m_line.content);
    // Without a `---` the comments before the root belong to its first entry.
    Tile tile;
    tile.lead = quint32((isExplicit ? m_line.content : m_p) - start);
    if (isExplicit) {
        m_lineStart = m_line.content;
        m_p = m_line.content + 3;
    }
    Part root;
    if (!readBlockNode(root, -1, isExplicit ? Place::Inline : Place::LineStart, false))
        return false;
    nextLine();
    if (m_line.indent >= 0)
        return failAtContent(m_line.content);
    afterEnd = *m_line.content == '.';
    if (afterEnd) {
        m_p = m_line.content + 3;
        if (!finishLine())
            return false;
    }
    setValue(tile, start, std::move(root));
    tile.width = quint32(m_p - start);
    push(std::move(tile));
    return true;
}

/** Reads end markers and directives; leaves m_line at the document's `---`, its content, or the end of the text. */
bool YamlScanner::readPrefix(bool afterEnd, bool &directives)
{
    bool version = false;
    for (;;) {
        nextLine();
        const bool end = m_line.indent < 0 && *m_line.content == '.';
        if ((end || m_line.content == m_end) && directives)
            return failAt("yaml-directive-without-document", m_line.content);
        if (end) {
            m_p = m_line.content + 3;
            if (!finishLine())
                return false;
        } else if (afterEnd && m_line.indent == 0 && !m_line.tab && *m_line.content == '%') {
            directives = true;
            toLineContent();
            if (!readDirective(version))
                return false;
        } else {
            return true;
        }
    }
}

bool YamlScanner::readDirective(bool &version)
{
    const char *from = m_p;
    while (!is(*m_p, WordStop))
        ++m_p;
    const QByteArrayView name(from, m_p - from);
    if (name == QByteArrayView("%YAML")) {
        if (!readVersion(version))
            return failAt("yaml-bad-directive", from);
    } else if (name == QByteArrayView("%TAG")) {
        if (!readTagHandle())
            return failAt("yaml-bad-directive", from);
    } else {
        skipComment();
    }
    return finishLine();
}

bool YamlScanner::readVersion(bool &version)
{
    if (std::exchange(version, true))
        return false;
    skipWhite();
    const char *from = m_p;
    while (is(*m_p, Digit))
        ++m_p;
    if (m_p == from || *m_p != '.' || !is(m_p[1], Digit))
        return false;
    ++m_p;
    while (is(*m_p, Digit))
        ++m_p;
    return is(*m_p, WordStop);
}

bool YamlScanner::readTagHandle()
{
    const auto word = [this] {
        skipWhite();
        const char *from = m_p;
        while (!is(*m_p, WordStop))
            ++m_p;
        return QByteArray(from, m_p - from);
    };
    const QByteArray handle = word();
    const QByteArray prefix = word();
    if (!handle.startsWith('!') || !handle.endsWith('!') || prefix.isEmpty())
        return false;
    if (std::find(m_handles.begin(), m_handles.end(), handle) != m_handles.end())
        return false;
    m_handles.push_back(handle);
    return true;
}

} // namespace document
