#pragma once

#include "requestchoices.h"
#include "result.h"

#include <QString>

namespace workspace {
class DocumentStore;
}

namespace traffic {

/** What is known of a file that the user has chosen for a body or a part of one. It is read when the request is sent.
 */
struct FileState {
    QByteArray part;      ///< The name of the part; empty for the whole body.
    QString name;         ///< The file's name without a folder.
    qint64 size = 0;      ///< In bytes.
    QByteArray mediaType; ///< The media type by the file's name; empty if the name does not tell.
    /** Why the file can't be read now; None if it can. */
    enum class Problem { None, NotFound, NotAFile, NotReadable, TooLarge } problem = Problem::None;
};

/** Returns what is known of a file without reading it. Devices, pipes and folders are not files that can be sent. Can
 * block on a slow file system, so call it in a worker thread. */
[[nodiscard]] FileState stateOf(const QByteArray &part, const QString &path);

/** Reads a file for a request that still has room for `room` bytes. Returns the state with a problem as the error if
 * the file can't be read whole. Call it in a worker thread. */
[[nodiscard]] base::Result<requests::ChosenFile, FileState> readFile(workspace::DocumentStore &store,
                                                                     const QByteArray &part, const QString &path,
                                                                     qint64 room);

} // namespace traffic
