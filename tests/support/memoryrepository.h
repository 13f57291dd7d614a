#pragma once

#include "repositoryfiles.h"

#include <QMap>

namespace support {

/** The files of a repository in memory. Paths are real paths. */
class MemoryRepository final : public git::RepositoryFiles
{
public:
    QMap<QString, QByteArray> files;

    [[nodiscard]] Kind kindOf(const QString &path) override
    {
        if (files.contains(path))
            return Kind::File;
        const auto below = files.lowerBound(path + u'/');
        return below != files.end() && below.key().startsWith(path + u'/') ? Kind::Folder : Kind::Missing;
    }
    [[nodiscard]] QString realPath(const QString &path) override
    {
        QStringList parts;
        for (const QString &part : path.split(u'/', Qt::SkipEmptyParts)) {
            if (part == u"..")
                parts.resize(std::max<qsizetype>(0, parts.size() - 1));
            else if (part != u".")
                parts.append(part);
        }
        const QString clean = u'/' + parts.join(u'/');
        return kindOf(clean) == Kind::Missing ? QString() : clean;
    }
    [[nodiscard]] base::Result<QByteArray> readAt(const QString &path, qint64 offset, qint64 length) override
    {
        const auto file = files.constFind(path);
        if (file == files.constEnd())
            return base::Error{base::ErrorCode::NotFound, path};
        return file->mid(std::min<qint64>(offset, file->size()), length);
    }
    [[nodiscard]] QStringList filesIn(const QString &folder, int most) override
    {
        QStringList names;
        const QString start = folder + u'/';
        for (auto file = files.lowerBound(start); file != files.end() && file.key().startsWith(start); ++file) {
            if (!file.key().mid(start.size()).contains(u'/') && names.size() < most)
                names.append(file.key().mid(start.size()));
        }
        return names;
    }
};

} // namespace support
