#pragma once

#include "yamlblock.h"

namespace document {

/**
 * Reads YAML 1.2 into tiles, by recursive descent: documents and directives here, each part of the grammar in a class
 * below. `indent` is always that of the block collection around the node, -1 at the root.
 */
class YamlScanner final : private YamlBlock
{
public:
    explicit YamlScanner(const QByteArray &text)
        : YamlBlock(text)
    {}

    [[nodiscard]] ScanResult scanStream();
    [[nodiscard]] PieceResult scanPiece(const ScanContext &context);

private:
    bool readDocument(bool &afterEnd, bool &found);
    bool readPrefix(bool afterEnd, bool &directives);
    bool readDirective(bool &version);
    bool readVersion(bool &version);
    bool readTagHandle();
};

} // namespace document
