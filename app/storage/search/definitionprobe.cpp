#include "definitionprobe.h"

#include "openfile.h"

#include <QRegularExpression>

#include <utility>

namespace storage {

namespace {

constexpr qint64 PieceBytes = 1024 * 1024;
/** Most documents begin with their version. */
constexpr qint64 FirstPieceBytes = 4096;
/** Longer than the text that is searched, so that no match is split. */
constexpr qint64 OverlapBytes = 256;

struct Traces {
    bool hasOpenApi = false;
    bool hasSwagger = false;
    bool hasProxy = false;
    bool hasTarget = false;

    void search(const QByteArray &piece)
    {
        static const QRegularExpression openApi(u"(^|[{,\\s\"'\\x{FEFF}])openapi[\"']?\\s*:\\s*[\"']?\\d"_qs);
        static const QRegularExpression swagger(u"(^|[{,\\s\"'\\x{FEFF}])swagger[\"']?\\s*:\\s*[\"']?2\\.0"_qs);
        static const QRegularExpression proxy(u"(^|[{,\\s\"'])proxy[\"']?\\s*:"_qs);
        static const QRegularExpression target(u"(^|[{,\\s\"'])(listen_path|target_url)[\"']?\\s*:"_qs);
        const QString text = QString::fromUtf8(piece);
        hasOpenApi = openApi.match(text).hasMatch();
        if (hasOpenApi)
            return;
        hasSwagger = hasSwagger || swagger.match(text).hasMatch();
        hasProxy = hasProxy || proxy.match(text).hasMatch();
        hasTarget = hasTarget || target.match(text).hasMatch();
    }
    [[nodiscard]] bool areEnough() const { return hasOpenApi || (hasProxy && hasTarget); }
};

} // namespace

FileKind probeFile(const QString &path, qint64 maximumBytes)
{
    const base::Result<std::unique_ptr<QFile>> opened = openToRead(path);
    if (!opened || (*opened)->size() > maximumBytes)
        return FileKind::Other;
    Traces traces;
    QByteArray piece;
    qint64 size = FirstPieceBytes;
    while (!traces.areEnough()) {
        const QByteArray more = (*opened)->read(std::exchange(size, PieceBytes));
        if (more.isEmpty())
            return traces.hasSwagger ? FileKind::Swagger : FileKind::Other;
        piece = piece.last(std::min<qsizetype>(piece.size(), OverlapBytes)) + more;
        traces.search(piece);
    }
    return FileKind::Definition;
}

} // namespace storage
