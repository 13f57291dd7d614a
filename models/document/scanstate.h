#pragma once

#include "characters.h"
#include "scanner.h"

namespace document {

/** A key or a value while it is read; pointers into the scanned buffer. */
struct Part {
    const char *start = nullptr;
    const char *content = nullptr;
    const char *end = nullptr;
    ScalarStyle style = ScalarStyle::Empty;
    bool raw = false;        ///< Decoded bytes are those in the text.
    bool properties = false; ///< Anchor or tag between start and content.
    bool tagged = false;
    NodeRef child;
};

/** What the scanners of both formats share: the position, the fault, and the stack of tiles not yet in a node. */
class ScanState
{
protected:
    explicit ScanState(const QByteArray &text)
        : m_begin(text.constData())
        , m_end(m_begin + text.size())
        , m_p(m_begin)
    {}

    /** Keeps the first fault; always false, so that a rule can end with it. */
    bool fail(const char *rule, const char *from, const char *to, QByteArray found = {});
    bool failAt(const char *rule, const char *at);

    /** Goes one collection deeper; false beyond the limit. */
    bool enter();
    void leave() { --m_depth; }

    /** Sets key and value of a tile that begins at `start`. */
    static void setKey(Tile &tile, const char *start, Part &&key);
    static void setValue(Tile &tile, const char *start, Part &&value);
    /** Makes a node of the tiles on the stack from `base` on. */
    NodeRef takeNode(NodeKind kind, Layout layout, int indent, qsizetype head, qsizetype tail, size_t base,
                     quint8 outerFlags);

    const char *m_begin;
    const char *m_end;
    const char *m_p;
    int m_depth = 0;
    quint8 m_flags = 0; ///< TreeNode::Flag of what was read since the present collection began.
    ScanFault m_fault;
    std::vector<Tile> m_tiles;
};

} // namespace document
