#include "scanner.h"

#include "documentlimits.h"
#include "jsonscanner.h"
#include "yamlscanner.h"

namespace document {

ScanResult scan(const QByteArray &text, Format format)
{
    if (text.size() > MaximumBytes) {
        const QByteArray limit = QByteArray::number(MaximumBytes / (1024 * 1024));
        return {{}, {"document-too-large", {MaximumBytes, 0}, limit}};
    }
    return format == Format::Json ? JsonScanner(text).scanStream() : YamlScanner(text).scanStream();
}

PieceResult scanPiece(const QByteArray &piece, const ScanContext &context, Format format)
{
    return format == Format::Json ? JsonScanner(piece).scanPiece(context) : YamlScanner(piece).scanPiece(context);
}

} // namespace document
