#pragma once

#include "yamlflow.h"

namespace document {

/**
 * Scans YAML nodes that are laid out by indentation. Each function begins after an indicator or at the start of a line
 * and ends at the start of a line. Blank and comment lines that follow are left for the next node.
 */
class YamlBlock : protected YamlFlow
{
protected:
    using YamlFlow::YamlFlow;

    /** Where a block node begins, which decides which nodes are allowed. */
    enum class Place {
        LineStart, ///< At the start of a line of the root, with nothing before the node.
        Inline,    ///< After `key:` or `---`: no block collection may begin on this line.
        Indicator, ///< After `-`, `?` or an explicit ':': a block collection may begin on this line.
    };

    bool readBlockNode(Part &part, int indent, Place place, bool inMapping);
    bool readBlockPiece(const ScanContext &context);

private:
    enum class Next { Entry, End, Fault };

    bool belongs(int indent, bool inMapping) const;
    bool readBlockContent(Part &part, Part &inner, int indent, bool ownLine, bool compact, bool tab, Seen outer,
                          Seen seen, quint8 outerFlags);
    bool takeSimple(Part &part, Part &simple, Seen outer, Seen seen, quint8 outerFlags);
    bool readBlockMapping(Part &part, const char *start, int indent, Part *firstKey, quint8 outerFlags);
    bool readBlockSequence(Part &part, const char *start, int indent, quint8 outerFlags);
    void takeBlock(Part &part, const NodeShape &shape, const char *start, Below outer, quint8 outerFlags);
    Next lookAtNextEntry(int indent);
    void pushEntry(Tile &&tile, const char *start, Part &&value);
    bool readMappingEntries(int indent);
    bool readMappingEntry(int indent, const char *start);
    bool readMappingValue(Part &&key, int indent, const char *start);
    bool readExplicitEntry(int indent, const char *start);
    bool readSequenceEntries(int indent);
    bool readSequenceEntry(int indent, const char *start);
    bool readImplicitKey(Part &key, int indent);
    bool readSimple(Part &part, int indent, bool key);
    bool toKeyColon(const Part &part);
};

} // namespace document
