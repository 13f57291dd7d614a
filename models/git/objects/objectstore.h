#pragma once

#include "gitlimits.h"
#include "packindex.h"

#include <QStringList>

namespace git {

enum class ObjectType { Commit = 1, Tree = 2, Blob = 3, Tag = 4 };

/** The objects of a repository: loose ones and those in packs. */
class ObjectStore final
{
public:
    /** All objects that are read share GitLimits::workBytes. */
    ObjectStore(const QString &folder, RepositoryFiles &files, const GitLimits &limits);

    /** The object of that type and name, of NameBytes. NotFound, WrongType, SyntaxError, TooLarge; the detail is its
     * name. */
    [[nodiscard]] base::Result<QByteArray> read(const QByteArray &name, ObjectType type);

private:
    struct Object {
        int type = 0;
        QByteArray bytes;
    };
    struct PackPlace {
        QString pack;
        qint64 offset = 0;
    };
    struct Entry;
    [[nodiscard]] base::Result<Object> readAny(const QByteArray &name, qint64 most);
    [[nodiscard]] base::Result<std::optional<Object>> readLoose(const QByteArray &name, qint64 most);
    [[nodiscard]] base::Result<std::optional<PackPlace>> findPacked(const QByteArray &name, const QString &preferred);
    [[nodiscard]] base::Result<Object> readPacked(PackPlace place, qint64 most);
    [[nodiscard]] base::Result<Entry> readEntry(const PackPlace &place, qint64 most);

    /** Takes bytes of the work that is left. An error if there are not enough. */
    [[nodiscard]] base::Result<void> take(qint64 bytes);
    /** Reads a part of a file, and inflates it to `size` bytes or fewer. */
    [[nodiscard]] base::Result<QByteArray> readInflated(const QString &path, qint64 offset, qint64 size);

    QString m_folder;
    RepositoryFiles &m_files;
    GitLimits m_limits;
    qint64 m_workLeft;
    std::optional<QStringList> m_packs; ///< Paths without their endings.
};

} // namespace git
