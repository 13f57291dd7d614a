#pragma once

#include "documentstore.h"

namespace storage {

/** Definitions in the file system. */
class FileStore final : public workspace::DocumentStore
{
public:
    /** Files beyond this are not read: a definition of that size cannot be edited anyway
     * (document::Document::MaximumBytes). */
    static constexpr qint64 MaximumBytes = 80 * 1024 * 1024;
    /** How many files of a folder are looked at. */
    static constexpr int MaximumFiles = 2000;

    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override;
    [[nodiscard]] base::Result<void> write(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] QStringList definitionsBelow(const QString &folder) override;
};

} // namespace storage
