#include "documentstore.h"

namespace workspace {

base::Result<void> DocumentStore::readPieces(const QString &path, const TakePiece &take)
{
    const base::Result<QByteArray> bytes = readArgument(path);
    return bytes ? take(*bytes) : bytes.error();
}

base::Result<void> DocumentStore::writePrivatePieces(const QString &path, const NextPiece &next)
{
    QByteArray bytes;
    while (true) {
        const base::Result<std::optional<QByteArray>> piece = next();
        if (!piece)
            return piece.error();
        if (!*piece)
            return writePrivate(path, bytes);
        bytes += **piece;
    }
}

} // namespace workspace
