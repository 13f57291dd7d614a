#include "harargument.h"

#include "absolutepath.h"
#include "documentfile.h"
#include "errormessages.h"

namespace commands {

namespace {

base::Result<void> readPieces(const QString &path, workspace::DocumentStore &store, Console &console,
                              const workspace::TakePiece &take)
{
    if (path != u"-")
        return store.readPieces(absolutePath(path), take);
    for (;;) {
        const QByteArray piece = console.readInputPiece(traffic::HarStream::PieceBytes);
        if (piece.isEmpty())
            return {};
        if (const base::Result<void> taken = take(piece); !taken)
            return taken;
    }
}

} // namespace

std::optional<qsizetype> readHarArgument(const QString &path, workspace::DocumentStore &store, Console &console,
                                         const std::function<void(const traffic::HarEntry &)> &take)
{
    const QString name = path == u"-" ? u"<stdin>"_qs : path;
    qsizetype skippedEntries = 0;
    const auto skip = [&](const traffic::SkippedHarEntry &skipped) {
        if (skippedEntries++ < MaximumSkippedLines)
            console.complain(u"%1: warning har-entry Entry %2 is skipped. %3"_qs.arg(
                placeText(name, skipped.position), QString::number(skipped.index), messages::errorText(skipped.error)));
    };
    traffic::HarStream stream({take, skip});
    base::Result<void> read = readPieces(path, store, console,
                                         [&stream](QByteArrayView piece) { return stream.add(piece); });
    if (read)
        read = stream.finish();
    if (read)
        return skippedEntries;
    const base::Error &error = read.error();
    if (error.code == base::ErrorCode::SyntaxError)
        console.complain(
            u"%1:%2: error har-syntax %3"_qs.arg(shownLine(name), error.detail, messages::errorText({error.code, {}})));
    else
        console.complain(failureLine(name, error));
    return std::nullopt;
}

} // namespace commands
