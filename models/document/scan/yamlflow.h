#pragma once

#include "yamlproperties.h"

namespace document {

/** Scans YAML's flow collections, which are in brackets. Each function ends after the last byte that it reads. */
class YamlFlow : protected YamlProperties
{
protected:
    using YamlProperties::YamlProperties;

    bool readFlow(Part &part, int indent);
    bool readFlowPiece(const ScanContext &context);
    bool checkKeyLength(const Part &key);

private:
    bool readFlowEntries(NodeKind kind, const char *open, int indent);
    bool readFlowItem(Tile &tile, const char *start, int indent);
    bool readFlowMember(Tile &tile, const char *start, int indent);
    bool readFlowColon(Tile &tile, Part &&key, const char *start, int indent);
    bool readFlowPair(Part &pair, Part *key, int indent, quint8 outerFlags);
    bool readCommaEntries(NodeKind kind, int indent);
    bool readFlowValue(Part &value, int indent);
    bool readFlowNode(Part &part, int indent);
    bool skipFlowTrivia(int indent);
    [[nodiscard]] bool atFlowColon(const Part &key) const;
};

} // namespace document
