#pragma once

#include "scanstate.h"

namespace document {

/**
 * Reads YAML 1.2 into tiles, by recursive descent. Block rules begin behind an indicator or at the start of a line and
 * end at the start of a line; they leave blank and comment lines that follow to whoever comes next. Flow rules end
 * behind their last byte. `indent` is always that of the block collection around the node, -1 at the root.
 */
class YamlScanner final : private ScanState
{
public:
    explicit YamlScanner(const QByteArray &text)
        : ScanState(text)
        , m_lineStart(m_begin)
    {}

    [[nodiscard]] ScanResult scanStream();
    [[nodiscard]] PieceResult scanPiece(const ScanContext &context);

private:
    /** Where a block node begins, which decides what it may be. */
    enum class Place {
        LineStart, ///< At the root, with nothing before it.
        Behind,    ///< Behind `key:` or `---`: no block collection in this line.
        Indicator, ///< Behind `-`, `?` or an explicit ':': a compact collection may follow.
    };

    /** The first line from m_p on that is neither blank nor a comment. */
    struct Line {
        const char *from = nullptr;    ///< Where the search began.
        const char *start = nullptr;   ///< Where the line begins.
        const char *content = nullptr; ///< Its first byte that is not white.
        int indent = -1;               ///< Its leading spaces; -1 at the end of the document.
        bool tab = false;              ///< A tab stands before the content.
    };

    /** Which properties stand before a node. */
    struct Seen {
        bool anchor = false;
        bool tag = false;
    };

    // yamlscanner.cpp: documents, directives, lines
    bool readDocument(bool &afterEnd, bool &found);
    bool readPrefix(bool afterEnd, bool &directives);
    bool readDirective(bool &version);
    bool readVersion(bool &version);
    bool readTagHandle();
    void nextLine();
    void keepLine(const char *content);
    void toLineContent();
    void skipWhite()
    {
        while (is(*m_p, White))
            ++m_p;
    }
    void skipBreak()
    {
        m_p += m_p[0] == '\r' && m_p[1] == '\n' ? 2 : 1;
        m_lineStart = m_p;
    }
    void skipComment() { m_p = commentEnd(m_p); }
    [[nodiscard]] const char *commentEnd(const char *at) const;
    bool finishLine();
    bool failAtContent(const char *at);
    [[nodiscard]] bool isLineEnd() const { return is(*m_p, Break) || m_p == m_end || *m_p == '#'; }
    [[nodiscard]] bool atMarker(const char *at) const;
    [[nodiscard]] bool isCommentAt(const char *at) const;
    [[nodiscard]] int columnOf(const char *at) const;

    // yamlblock.cpp: block nodes
    bool readBlockNode(Part &part, int indent, Place place, bool inMapping);
    bool belongs(int indent, bool inMapping) const;
    bool readBlockContent(Part &part, Part &inner, int indent, bool ownLine, bool compact, bool tab, Seen outer,
                          Seen seen, quint8 outerFlags);
    bool takeSimple(Part &part, Part &simple, Seen outer, Seen seen, quint8 outerFlags);
    bool readBlockMapping(Part &part, const char *start, int indent, Part *firstKey, quint8 outerFlags);
    bool readBlockSequence(Part &part, const char *start, int indent, quint8 outerFlags);
    bool readMappingEntries(int indent);
    bool readMappingEntry(int indent, const char *start);
    bool readMappingValue(Part &&key, int indent, const char *start);
    bool readExplicitEntry(int indent, const char *start);
    bool readSequenceEntries(int indent);
    bool readSequenceEntry(int indent, const char *start);
    bool readBlockPiece(const ScanContext &context);
    bool readImplicitKey(Part &key, int indent);
    bool readSimple(Part &part, int indent, bool key);
    bool toKeyColon(const Part &part);
    bool checkKeyLength(const Part &key);
    [[nodiscard]] static bool isIndicator(const char *at, char indicator)
    {
        return *at == indicator && is(at[1], WordStop);
    }

    // yamlflow.cpp: flow collections
    bool readFlow(Part &part, int indent);
    bool readFlowEntries(NodeKind kind, const char *open, int indent);
    bool readFlowItem(Tile &tile, const char *start, int indent);
    bool readFlowMember(Tile &tile, const char *start, int indent);
    bool readFlowColon(Tile &tile, Part &&key, const char *start, int indent);
    bool readFlowPair(Part &pair, Part *key, int indent, quint8 outerFlags);
    bool readFlowPiece(const ScanContext &context);
    bool readCommaEntries(NodeKind kind, int indent);
    bool readFlowValue(Part &value, int indent);
    bool readFlowNode(Part &part, int indent);
    bool skipFlowTrivia(int indent);
    [[nodiscard]] bool atFlowColon(const Part &key) const;
    [[nodiscard]] static bool isFlowIndicator(const char *at, char indicator)
    {
        return *at == indicator && is(at[1], WordStop | FlowIndicator);
    }

    // yamlscalar.cpp: plain and quoted scalars
    bool readPlain(Part &part, int indent, bool flow, bool key);
    const char *plainLineEnd(bool flow);
    bool continuesPlain(int indent, bool flow);
    [[nodiscard]] bool startsPlain(bool flow) const;
    bool readQuoted(Part &part, int indent);
    bool readQuotedBreak(const char *open, int indent);
    bool readEscape(const char *open, int indent);

    // yamlproperties.cpp: anchors, tags, aliases
    bool readProperty(Seen &seen, bool flow);
    bool readAnchor();
    bool readTag();
    bool readAlias(Part &part, bool flow);

    // yamlblockscalar.cpp: literal and folded scalars
    bool readBlockScalar(Part &part, int indent);
    bool readBlockHeader(int &explicitIndent, char &chomping);
    bool findBlockIndent(int indent, int &contentIndent);
    bool readBlockLines(Part &part, int contentIndent, char chomping);

    const char *m_lineStart; ///< Where the present line begins.
    int m_firstColumn = 0;   ///< Of the buffer's first byte.
    Line m_line;
    std::vector<QByteArray> m_handles; ///< That %TAG declares.
};

} // namespace document
