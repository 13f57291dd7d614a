#pragma once

#include "repositoryfiles.h"

namespace storage {

/** Reads the files of git repositories from the file system. Device files and pipes are not read. */
class GitFiles final : public git::RepositoryFiles
{
public:
    [[nodiscard]] Kind kindOf(const QString &path) override;
    [[nodiscard]] QString realPath(const QString &path) override;
    [[nodiscard]] base::Result<QByteArray> readAt(const QString &path, qint64 offset, qint64 length) override;
    [[nodiscard]] QStringList filesIn(const QString &folder, int most) override;
};

} // namespace storage
