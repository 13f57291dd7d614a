#pragma once

#include "gitlimits.h"
#include "packindex.h"

#include <QStringList>

namespace git {

enum class ObjectType { Commit = 1, Tree = 2, Blob = 3, Tag = 4 };

/** Reads the objects of a git repository: loose objects and objects in packs. */
class ObjectStore final
{
public:
    /**
     * Opens the store in the `objects` folder of a repository. All objects that are read share GitLimits::workBytes.
     */
    ObjectStore(const QString &folder, RepositoryFiles &files, const GitLimits &limits);

    /**
     * Returns the content of the object of this type with the name `name`, which has NameBytes bytes. Errors: NotFound,
     * WrongType, SyntaxError, TooLarge; the detail is the name in hexadecimal.
     */
    [[nodiscard]] base::Result<QByteArray> read(const QByteArray &name, ObjectType type);

    /**
     * Returns the names of the objects that start with these hexadecimal digits, two or more: at most `most` different
     * ones. A name has NameBytes bytes. The errors are those of read().
     */
    [[nodiscard]] base::Result<QList<QByteArray>> namesStartingWith(const QByteArray &digits, int most);

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

    [[nodiscard]] const QStringList &packs();
    /** Takes a number of bytes from GitLimits::workBytes; returns an error if there are not enough left. */
    [[nodiscard]] base::Result<void> take(qint64 bytes);
    /** Reads the zlib stream at `offset` of a file and inflates it to `size` bytes or fewer. */
    [[nodiscard]] base::Result<QByteArray> readInflated(const QString &path, qint64 offset, qint64 size);

    QString m_folder;
    RepositoryFiles &m_files;
    GitLimits m_limits;
    qint64 m_workLeft;
    /** The paths of the packs, without the endings `.idx` and `.pack`; std::nullopt until they are needed. */
    std::optional<QStringList> m_packs;
};

} // namespace git
