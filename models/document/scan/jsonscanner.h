#pragma once

#include "scanstate.h"

namespace document {

/** Scans strict JSON (RFC 8259) into tiles. */
class JsonScanner final : private ScanState
{
public:
    explicit JsonScanner(const QByteArray &text)
        : ScanState(text)
    {}

    [[nodiscard]] ScanResult scanStream();
    [[nodiscard]] PieceResult scanPiece(const ScanContext &context);

private:
    void skipBlanks();
    bool readValue(Part &part);
    bool readString(Part &part);
    bool readEscape();
    bool readNumber(Part &part);
    bool readWord(Part &part);
    bool readCollection(Part &part);
    bool readEntries(NodeKind kind, const char *open);
    bool readCommaEntries(NodeKind kind);
    bool readEntry(Tile &tile, const char *start, NodeKind kind);
    bool failAtValue();
};

} // namespace document
