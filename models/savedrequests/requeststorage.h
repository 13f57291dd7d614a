#pragma once

#include "result.h"

#include <QByteArray>
#include <QStringList>

namespace savedrequests {

/** The folder that contains `.gatewright/requests`, and requests in it. */
struct LocatedRequests {
    QString folder;    ///< The absolute path of the folder that contains `.gatewright`.
    QStringList names; ///< The names of requests, see RequestStorage; in alphabetical order.
};

/**
 * Reads and writes the files of saved requests; implemented in app/storage. A request has the path of its file below
 * `.gatewright/requests`, without the suffix, as its name: `login` or `smoke/login`. `folder` is the folder that
 * contains `.gatewright`. Symbolic links are neither followed nor replaced. All functions can be called in any thread.
 */
class RequestStorage
{
public:
    virtual ~RequestStorage() = default;

    /** Returns the requests that a path names: a file, a folder below `.gatewright/requests` or this folder itself, or
     * a folder that contains `.gatewright`. Errors: NotFound, WrongFileType if the path is none of these or a symbolic
     * link, TooLarge for more than MaximumFiles. */
    [[nodiscard]] virtual base::Result<LocatedRequests> locate(const QString &path) = 0;
    /** Returns the names of all requests of a folder in alphabetical order; empty if it has none. Errors: those of
     * locate(), except NotFound. */
    [[nodiscard]] virtual base::Result<QStringList> names(const QString &folder) = 0;
    /** Returns the path of a request's file. */
    [[nodiscard]] virtual QString pathOf(const QString &folder, const QString &name) = 0;
    /** Reads a file. Errors: NotFound, PermissionDenied, ReadFailed, WrongFileType for a symbolic link, a device or a
     * folder, TooLarge for more than MaximumFileBytes. */
    [[nodiscard]] virtual base::Result<QByteArray> read(const QString &folder, const QString &name) = 0;
    /** Writes a file and creates its folders. Errors: those of workspace::DocumentStore::write(), InvalidArgument for a
     * name that isRequestName() refuses, AlreadyExists if `isNew` and there is one, WrongFileType. */
    [[nodiscard]] virtual base::Result<void> write(const QString &folder, const QString &name, const QByteArray &bytes,
                                                   bool isNew) = 0;
    [[nodiscard]] virtual base::Result<void> remove(const QString &folder, const QString &name) = 0;
    /** Renames a file. Errors: as for write() of a new one, and for remove(). */
    [[nodiscard]] virtual base::Result<void> rename(const QString &folder, const QString &name, const QString &to) = 0;
    /** Returns the canonical path of a definition that a request in `folder` names. Errors: NotFound, WrongFileType if
     * the file is outside the folder. */
    [[nodiscard]] virtual base::Result<QString> definitionPath(const QString &folder, const QString &definition) = 0;
};

/** Returns true for a name that a request can have: segments of letters, digits, `-`, `_`, `.` and spaces, separated by
 * slashes, without a dot at the start of a segment; at most MaximumFolderDepth of them and 200 characters. */
[[nodiscard]] bool isRequestName(const QString &name);

} // namespace savedrequests
