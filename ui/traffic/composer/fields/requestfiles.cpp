#include "requestfiles.h"

#include "documentstore.h"
#include "requestlimits.h"

#include <QFileInfo>
#include <QMimeDatabase>

namespace traffic {

namespace {

using Problem = FileState::Problem;

Problem problemOf(const QFileInfo &file)
{
    if (!file.exists())
        return Problem::NotFound;
    if (!file.isFile())
        return Problem::NotAFile;
    if (!file.isReadable())
        return Problem::NotReadable;
    return file.size() > requests::MaximumFiles ? Problem::TooLarge : Problem::None;
}

Problem problemOf(const base::Error &error)
{
    switch (error.code) {
    case base::ErrorCode::NotFound:
        return Problem::NotFound;
    case base::ErrorCode::WrongFileType:
        return Problem::NotAFile;
    case base::ErrorCode::TooLarge:
        return Problem::TooLarge;
    default:
        return Problem::NotReadable;
    }
}

} // namespace

FileState stateOf(const QByteArray &part, const QString &path)
{
    const QFileInfo file(path);
    FileState state{part, file.fileName(), file.size(), {}, problemOf(file)};
    const QMimeType type = QMimeDatabase().mimeTypeForFile(file.fileName(), QMimeDatabase::MatchExtension);
    if (!type.isDefault())
        state.mediaType = type.name().toLatin1();
    return state;
}

base::Result<requests::ChosenFile, FileState> readFile(workspace::DocumentStore &store, const QByteArray &part,
                                                       const QString &path, qint64 room)
{
    FileState state = stateOf(part, path);
    if (state.problem != Problem::None)
        return state;
    const base::Result<QByteArray> bytes = store.read(path);
    if (bytes && bytes->size() <= room)
        return requests::ChosenFile{state.name.toUtf8(), state.mediaType, *bytes};
    state.problem = bytes ? Problem::TooLarge : problemOf(bytes.error());
    return state;
}

} // namespace traffic
