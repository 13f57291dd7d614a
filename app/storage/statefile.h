#pragma once

#include "result.h"

#include <QByteArray>
#include <QLockFile>

#include <memory>

namespace storage {

/** The largest size in bytes of a file of the program that is read. */
inline constexpr qint64 MaximumStateBytes = 16 * 1024 * 1024;

/**
 * Reads a small file of the program. Errors: NotFound, TooLarge, PermissionDenied, ReadFailed; WrongFileType for a
 * symbolic link, pipe, device or folder, which is neither followed nor waited for.
 */
[[nodiscard]] base::Result<QByteArray> readStateFile(const QString &path);

/** Reads a small file of the program that contains a secret. Its errors are those of readStateFile(), and
 * PermissionDenied also if the file is not the user's, or others may read or write it: they may know the secret, or
 * have written it. */
[[nodiscard]] base::Result<QByteArray> readPrivateFile(const QString &path);

/**
 * Replaces a file of the program atomically by one that only the user can read. Its folder must exist. Errors:
 * WrongFileType as for readStateFile(); ReadOnly, PermissionDenied, DiskFull, WriteFailed.
 */
[[nodiscard]] base::Result<void> writeStateFile(const QString &path, const QByteArray &bytes);

/**
 * Locks a file of the program for one small write, by a lock file beside it. Waits some seconds for another program
 * that has the lock. The lock ends with the returned object. Errors: WrongFileType if the lock file is a link, pipe or
 * the like; WriteFailed if another program has the lock, or the lock file can't be created.
 */
[[nodiscard]] base::Result<std::unique_ptr<QLockFile>> lockStateFile(const QString &path);

} // namespace storage
