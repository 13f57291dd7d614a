#pragma once

#include "yamlblock.h"

namespace document {

/**
 * Scans YAML 1.2 into tiles by recursive descent: this class scans documents and directives, and its base classes each
 * scan a part of the grammar. `indent` is always the indentation of the block collection that encloses the node, -1 at
 * the root.
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
