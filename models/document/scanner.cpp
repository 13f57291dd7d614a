#include "scanner.h"

#include "document.h"
#include "jsonscanner.h"
#include "yamlscanner.h"

namespace document {

ScanResult scan(const QByteArray &text, Format format)
{
    if (text.size() > Document::MaximumBytes) {
        const QByteArray limit = QByteArray::number(Document::MaximumBytes / (1024 * 1024));
        return {{}, {"document-too-large", {Document::MaximumBytes, 0}, limit}};
    }
    return format == Format::Json ? JsonScanner(text).scanStream() : YamlScanner(text).scanStream();
}

PieceResult scanPiece(const QByteArray &piece, const ScanContext &context, Format format)
{
    return format == Format::Json ? JsonScanner(piece).scanPiece(context) : YamlScanner(piece).scanPiece(context);
}

} // namespace document
