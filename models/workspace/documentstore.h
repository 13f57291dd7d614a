#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace workspace {

/** The files below a folder that can be opened. */
struct FolderFiles {
    /** Paths of OpenAPI and classic definitions, as DocumentStore::definitionsBelow() returns them. */
    QStringList definitions;
    QStringList swagger;      ///< Paths of Swagger 2.0 documents, which can be converted to OpenAPI.
    bool isTruncated = false; ///< True if the folder has more files than the store looks at, so that some are missing.

    [[nodiscard]] QStringList all() const { return definitions + swagger; }
};

/** Makes the bytes of a file piece by piece: returns the next piece, or nothing after the last one. */
using NextPiece = std::function<base::Result<std::optional<QByteArray>>()>;
/** Takes the next piece of a file. Returns an error to end the reading. */
using TakePiece = std::function<base::Result<void>(QByteArrayView)>;

/** What is in the place of a path, without following a symbolic link there. */
enum class DirectoryEntry {
    Nothing,
    File,  ///< A regular file.
    Other, ///< A symbolic link, a folder, a pipe, a device or the like.
};

/** A lock that keeps other instances of this program from saving a file until it is destroyed. */
class SaveLock
{
public:
    SaveLock() = default;
    virtual ~SaveLock() = default;
    Q_DISABLE_COPY_MOVE(SaveLock)
};

/** Reads, writes and lists the files of the workspace; implemented in app/storage. Reading is safe from any thread. */
class DocumentStore
{
public:
    virtual ~DocumentStore() = default;
    /** Reads a whole file. Errors: NotFound, PermissionDenied, TooLarge, ReadFailed; WrongFileType for a pipe, a device
     * or the like, which is not waited for. */
    [[nodiscard]] virtual base::Result<QByteArray> read(const QString &path) = 0;
    /** Reads a file that a command line names, with the errors of read(). A pipe, such as `<(…)` of a shell, is read to
     * its end. */
    [[nodiscard]] virtual base::Result<QByteArray> readArgument(const QString &path) { return read(path); }
    /** Reads a file as readArgument() does, but of any size: `take` gets one piece after the other. Returns the error
     * of `take`, after which nothing more is read. */
    [[nodiscard]] virtual base::Result<void> readPieces(const QString &path, const TakePiece &take);
    /** Replaces a file atomically, keeping its mode, owner and symbolic link. On any error the old file is unchanged.
     * Errors: PermissionDenied, ReadOnly, FolderMissing, DiskFull, WriteFailed. */
    [[nodiscard]] virtual base::Result<void> write(const QString &path, const QByteArray &bytes) = 0;
    /**
     * Waits until no other instance of this program has a SaveLock on the file, and locks it, so that it can be
     * compared and then written. Returns null if there is no file or it can't be locked. Error: InUse if another
     * instance keeps its lock for seconds.
     */
    [[nodiscard]] virtual base::Result<std::unique_ptr<SaveLock>> lockForSaving(const QString &)
    {
        return std::unique_ptr<SaveLock>();
    }
    /** Writes bytes that may contain secrets, as write() does: only the file's owner can read the file afterwards. */
    [[nodiscard]] virtual base::Result<void> writePrivate(const QString &path, const QByteArray &bytes)
    {
        return write(path, bytes);
    }
    /** Writes pieces as writePrivate() does, each before the next one is made, so that they need not be in memory
     * together. Returns the error of a piece; the old file is then unchanged. */
    [[nodiscard]] virtual base::Result<void> writePrivatePieces(const QString &path, const NextPiece &next);
    /** Removes a file. Errors: NotFound, PermissionDenied, ReadOnly, WriteFailed. */
    [[nodiscard]] virtual base::Result<void> remove(const QString &path)
    {
        return base::Error{base::ErrorCode::Unsupported, path};
    }
    /** Returns the path with all symbolic links resolved; the path itself if it has none or the file does not exist. */
    [[nodiscard]] virtual QString realPath(const QString &path) { return path; }
    /** The folder in which references of the file at `path` may name other files: its git repository, or else the
     * file's own folder. Empty if that would be the root of the file system or the user's home folder. */
    [[nodiscard]] virtual QString rootOf(const QString &path) { return path.left(path.lastIndexOf(u'/')); }
    /** Returns what is at a path. Nothing if its folder can't be read. */
    [[nodiscard]] virtual DirectoryEntry entryAt(const QString &) { return DirectoryEntry::Nothing; }
    /** False for files that can block or be endless when read (devices, pipes), and for files that the kernel
     * generates, as in /proc. */
    [[nodiscard]] virtual bool isOrdinary(const QString &) { return true; }
    /** A value that changes when the file does, made of its size and time for example; empty if it is not known. */
    [[nodiscard]] virtual QByteArray stamp(const QString &) { return {}; }
    /** Paths of the definitions below a folder: .yaml, .yml and .json files with an `openapi` member or a classic
     * definition. */
    [[nodiscard]] virtual QStringList definitionsBelow(const QString &folder) = 0;
    /** All files below a folder that can be opened. */
    [[nodiscard]] virtual FolderFiles filesBelow(const QString &folder) { return {definitionsBelow(folder), {}}; }
};

} // namespace workspace
