#pragma once

#include "characters.h"
#include "scanresult.h"
#include "treebuilder.h"

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

    /** The sizes of the stacks before a collection's own tiles and leaves. */
    struct Below {
        size_t tiles = 0;
        size_t leaves = 0;
    };

    /** Stores the first fault. Always false, so that a function can return it. */
    bool fail(const char *rule, const char *from, const char *to, QByteArray found = {});
    bool failAt(const char *rule, const char *at);

    /** Goes one collection deeper; false beyond the limit. */
    bool enter();
    void leave() { --m_depth; }

    /** Sets key and value of a tile that begins at `start`. */
    static void setKey(Tile &tile, const char *start, Part &&key);
    static void setValue(Tile &tile, const char *start, Part &&value);
    /** Begins a collection. Returns what takeNode() needs to continue the one around it. */
    Below beginNode() { return std::exchange(m_below, {m_tiles.size(), m_leaves.size()}); }
    /** Adds an entry to the collection. */
    void push(Tile &&tile)
    {
        m_tiles.push_back(std::move(tile));
        if (m_tiles.size() - m_below.tiles >= LargestPile && m_arena)
            cutLeaves();
    }
    /** Makes a node of the collection's entries, from `start` up to the current position. */
    NodeRef takeNode(const NodeShape &shape, const char *start, Below outer, quint8 outerFlags);
    /** The result of a whole text; `start` is where its stream begins. */
    ScanResult takeStream(const char *start);

    const char *m_begin;
    const char *m_end;
    const char *m_p;
    int m_depth = 0;
    quint8 m_flags = 0; ///< TreeNode::Flag of what was read since the current collection began.
    ScanFault m_fault;
    std::shared_ptr<TreeArena> m_arena; ///< For a whole text. Declared before the members that point into it.
    std::vector<Tile> m_tiles;
    std::vector<LeafSlot> m_leaves; ///< Of large collections whose end was not reached yet.

private:
    /** Of one collection; more are cut to leaves before its end. */
    static constexpr size_t LargestPile = TreeNode::LargestFlat + Leaf::Size;

    void cutLeaves();

    Below m_below; ///< The current collection.
};

} // namespace document
