#pragma once

#include "documentlimits.h"
#include "documentstore.h"

namespace storage {

/**
 * Definitions in the file system. A file is replaced as a whole, so that no reader and no sudden end ever sees half of
 * it; it keeps its owner, mode, access list and extended attributes, and a symbolic link stays one. The price is paid
 * by hard links: the other names of a file go on showing the old text, whole. Writing into the shared file would keep
 * them together, but tear the file when the program or the machine ends in between.
 */
class FileStore final : public workspace::DocumentStore
{
public:
    /** Files beyond this are not read: a definition of that size cannot be edited anyway
     * (document::MaximumBytes). */
    static constexpr qint64 MaximumBytes = document::MaximumBytes;
    /** How many files of a folder are looked at. */
    static constexpr int MaximumFiles = 2000;

    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override;
    [[nodiscard]] base::Result<void> write(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] base::Result<void> writePrivate(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] QString realPath(const QString &path) override;
    [[nodiscard]] QString rootOf(const QString &path) override;
    [[nodiscard]] bool isOrdinary(const QString &path) override;
    [[nodiscard]] QByteArray stamp(const QString &path) override;
    [[nodiscard]] QStringList definitionsBelow(const QString &folder) override;
};

} // namespace storage
