#pragma once

#include "documentstore.h"
#include "memoryfiles.h"

#include <optional>

namespace support {

/** Files in memory. Writes fail with `failure` while it is set. */
class FakeStore : public workspace::DocumentStore
{
public:
    MemoryFiles files;
    QHash<QString, QString> links; ///< What is read at these paths is at others.
    QStringList pipes;
    QStringList privatePaths; ///< Written by writePrivate().
    std::optional<base::Error> failure;

    [[nodiscard]] base::Result<QByteArray> read(const QString &path) override
    {
        const std::optional<QByteArray> bytes = files.find(realPath(path));
        if (!bytes)
            return base::Error{base::ErrorCode::NotFound, path};
        return *bytes;
    }
    [[nodiscard]] QString realPath(const QString &path) override { return links.value(path, path); }
    [[nodiscard]] workspace::DirectoryEntry entryAt(const QString &path) override
    {
        if (links.contains(path))
            return workspace::DirectoryEntry::Other;
        return files.find(path) ? workspace::DirectoryEntry::File : workspace::DirectoryEntry::Nothing;
    }
    [[nodiscard]] bool isOrdinary(const QString &path) override { return !pipes.contains(path); }
    [[nodiscard]] base::Result<void> write(const QString &path, const QByteArray &bytes) override
    {
        if (failure)
            return *failure;
        files.insert(path, bytes);
        return {};
    }
    [[nodiscard]] base::Result<void> writePrivate(const QString &path, const QByteArray &bytes) override
    {
        privatePaths.append(path);
        return write(path, bytes);
    }
    [[nodiscard]] base::Result<void> remove(const QString &path) override
    {
        if (failure)
            return *failure;
        files.remove(path);
        return {};
    }
    [[nodiscard]] QByteArray stamp(const QString &path) override
    {
        const std::optional<QByteArray> bytes = files.find(path);
        return bytes ? "is " + *bytes : QByteArray();
    }
    [[nodiscard]] QStringList definitionsBelow(const QString &folder) override
    {
        return filesBelow(folder).definitions;
    }
    /** All files, except those that begin as Swagger documents do, are definitions. */
    [[nodiscard]] workspace::FolderFiles filesBelow(const QString &folder) override
    {
        workspace::FolderFiles found;
        const QHash<QString, QByteArray> all = files.all();
        for (auto file = all.cbegin(); file != all.cend(); ++file) {
            if (file.key().startsWith(folder + u'/'))
                (file.value().startsWith("swagger:") ? found.swagger : found.definitions).append(file.key());
        }
        found.definitions.sort();
        found.swagger.sort();
        return found;
    }
};

} // namespace support
