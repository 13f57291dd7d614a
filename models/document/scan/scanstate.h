#pragma once

#include "characters.h"
#include "scanresult.h"
#include "treebuilder.h"

namespace document {

/** A key or a value while it is scanned; the pointers are into the scanned buffer. */
struct Part {
    const char *start = nullptr;
    const char *content = nullptr;
    const char *end = nullptr;
    ScalarStyle style = ScalarStyle::Empty;
    bool raw = false;        ///< True if the text, without quotes, is the decoded value.
    bool properties = false; ///< True if an anchor or a tag is between `start` and `content`.
    bool tagged = false;
    NodeRef child;
};

/**
 * The base of the JSON and the YAML scanner: the current position, the first syntax error, and the stack of tiles that
 * are not in a node yet.
 */
class ScanState
{
protected:
    explicit ScanState(const QByteArray &text)
        : m_begin(text.constData())
        , m_end(m_begin + text.size())
        , m_p(m_begin)
    {}

    /** The sizes of the stacks of tiles and leaves below a collection's own tiles and leaves. */
    struct Below {
        size_t tiles = 0;
        size_t leaves = 0;
    };

    /**
     * Stores a syntax error unless there is one already. Always returns false, so that a function can return the call.
     */
    bool fail(const char *rule, const char *from, const char *to, QByteArray found = {});
    bool failAt(const char *rule, const char *at);

    /**
     * Enters a nested collection. Fails and returns false if the text has more than MaximumDepth collections inside one
     * another.
     */
    bool enter();
    void leave() { --m_depth; }

    /** Sets the key (setKey()) or value (setValue()) of a tile that begins at `start`. */
    static void setKey(Tile &tile, const char *start, Part &&key);
    static void setValue(Tile &tile, const char *start, Part &&value);
    /** Begins a collection. Returns what takeNode() needs to continue the enclosing one. */
    Below beginNode() { return std::exchange(m_below, {m_tiles.size(), m_leaves.size()}); }
    /** Adds an entry to the current collection. */
    void push(Tile &&tile)
    {
        m_tiles.push_back(std::move(tile));
        if (m_tiles.size() - m_below.tiles >= LargestPile && m_arena)
            cutLeaves();
    }
    /** Ends the current collection and makes a node of its entries, from `start` up to the current position. */
    NodeRef takeNode(const NodeShape &shape, const char *start, Below outer, quint8 outerFlags);
    /** Returns the result of scanning a whole text without errors; `start` is where its stream begins. */
    ScanResult takeStream(const char *start);

    const char *m_begin;
    const char *m_end;
    const char *m_p;
    int m_depth = 0;
    quint8 m_flags = 0; ///< The flags (TreeNode::Flag) of the entries scanned since the current collection began.
    ScanFault m_fault;
    /** The arena of the tree of a whole text. Declared before the members that point into it. */
    std::shared_ptr<TreeArena> m_arena;
    std::vector<Tile> m_tiles;
    std::vector<LeafSlot> m_leaves; ///< The leaves of large collections whose end was not reached yet.

private:
    /**
     * The largest number of tiles of one collection on the stack; more are cut into leaves before the collection ends.
     */
    static constexpr size_t LargestPile = TreeNode::LargestFlat + Leaf::Size;

    void cutLeaves();

    Below m_below; ///< The sizes of the stacks below the current collection.
};

} // namespace document
