#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

namespace workspace {

/** The files below a folder that can be opened. */
struct FolderFiles {
    QStringList definitions;  ///< As DocumentStore::definitionsBelow().
    QStringList swagger;      ///< Swagger 2.0 documents, which can be converted.
    bool isTruncated = false; ///< The folder has more files than the store looks at.

    [[nodiscard]] QStringList all() const { return definitions + swagger; }
};

/** Keeps other programs from saving a file until it is destroyed. */
class SaveLock
{
public:
    SaveLock() = default;
    virtual ~SaveLock() = default;
    Q_DISABLE_COPY_MOVE(SaveLock)
};

/** The files of the workspace; implemented in app/storage. Reading is safe from any thread. */
class DocumentStore
{
public:
    virtual ~DocumentStore() = default;
    /** The whole file. Errors: NotFound, PermissionDenied, TooLarge, ReadFailed; WrongFileType for a pipe, device or
     * the like, which is not waited for. */
    [[nodiscard]] virtual base::Result<QByteArray> read(const QString &path) = 0;
    /** As read(), for an argument of a command, where a pipe such as `<(…)` of a shell is read to its end. */
    [[nodiscard]] virtual base::Result<QByteArray> readArgument(const QString &path) { return read(path); }
    /**
     * Replaces the file atomically, keeping mode, owner and symbolic link; on any error the old file is whole. Errors:
     * PermissionDenied, ReadOnly, FolderMissing, DiskFull, WriteFailed.
     */
    [[nodiscard]] virtual base::Result<void> write(const QString &path, const QByteArray &bytes) = 0;
    /**
     * Waits until no other program saves the file with such a lock, so that it can be compared and then written. Null
     * if there is no file, or it can't be locked. InUse: the other program takes seconds.
     */
    [[nodiscard]] virtual base::Result<std::unique_ptr<SaveLock>> lockForSaving(const QString &)
    {
        return std::unique_ptr<SaveLock>();
    }
    /** As write(), for what may contain secrets: only the file's owner can read it afterwards. */
    [[nodiscard]] virtual base::Result<void> writePrivate(const QString &path, const QByteArray &bytes)
    {
        return write(path, bytes);
    }
    /** Removes the file. Errors: NotFound, PermissionDenied, ReadOnly, WriteFailed. */
    [[nodiscard]] virtual base::Result<void> remove(const QString &path)
    {
        return base::Error{base::ErrorCode::Unsupported, path};
    }
    /** The path with all symbolic links resolved; the path itself if there are none or the file does not exist. */
    [[nodiscard]] virtual QString realPath(const QString &path) { return path; }
    /** The folder in which references of the file at `path` may name other files: its git repository, or else its own
     * folder. Empty where that would be the root of the file system or the user's home folder. */
    [[nodiscard]] virtual QString rootOf(const QString &path) { return path.left(path.lastIndexOf(u'/')); }
    /** False for files that can block or be endless when read (devices, pipes), and for files that
     * the kernel generates, as in /proc. */
    [[nodiscard]] virtual bool isOrdinary(const QString &) { return true; }
    /** A value that changes with the file, such as its size and time; empty if it is not known. */
    [[nodiscard]] virtual QByteArray stamp(const QString &) { return {}; }
    /** The definitions below a folder: .yaml, .yml and .json files with an `openapi` member or a classic definition. */
    [[nodiscard]] virtual QStringList definitionsBelow(const QString &folder) = 0;
    /** All files below a folder that can be opened. */
    [[nodiscard]] virtual FolderFiles filesBelow(const QString &folder) { return {definitionsBelow(folder), {}}; }
};

} // namespace workspace
