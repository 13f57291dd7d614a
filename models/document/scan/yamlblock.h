#pragma once

#include "yamlflow.h"

namespace document {

/**
 * Nodes by indentation. The rules begin behind an indicator or at the start of a line and end at the start of a line;
 * they leave blank and comment lines that follow to whoever comes next.
 */
class YamlBlock : protected YamlFlow
{
protected:
    using YamlFlow::YamlFlow;

    /** Where a block node begins, which decides what it may be. */
    enum class Place {
        LineStart, ///< At the root, with nothing before it.
        Behind,    ///< Behind `key:` or `---`: no block collection in this line.
        Indicator, ///< Behind `-`, `?` or an explicit ':': a compact collection may follow.
    };

    bool readBlockNode(Part &part, int indent, Place place, bool inMapping);
    bool readBlockPiece(const ScanContext &context);

private:
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
    bool readImplicitKey(Part &key, int indent);
    bool readSimple(Part &part, int indent, bool key);
    bool toKeyColon(const Part &part);
};

} // namespace document
