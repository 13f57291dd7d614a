#include "newfiles.h"

#include "stagedfile.h"
#include "systemerror.h"

#include <QDir>
#include <QFile>
#include <QHash>

#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace storage {

namespace {

using base::ErrorCode;

constexpr mode_t FileMode = 0666; ///< The umask applies.
constexpr mode_t FolderMode = 0777;
constexpr int FolderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;

/** An open folder or file. */
class Descriptor final
{
public:
    explicit Descriptor(int number)
        : m_number(number)
    {}
    ~Descriptor()
    {
        if (m_number >= 0)
            close(m_number);
    }
    Q_DISABLE_COPY_MOVE(Descriptor)

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};
using OpenFolder = std::shared_ptr<Descriptor>;

/** Folders and files that are created one after the other, and removed again unless keep() is called. */
class Creation final
{
public:
    explicit Creation(const QString &folder)
        : m_folder(folder)
    {}
    Q_DISABLE_COPY_MOVE(Creation)

    ~Creation()
    {
        for (auto made = m_made.crbegin(); made != m_made.crend(); ++made)
            unlinkat(made->parent->number(), made->name.constData(), made->isFolder ? AT_REMOVEDIR : 0);
    }

    void keep() { m_made.clear(); }

    /** Creates the folder and its parents. Links in its own path are the user's and are followed. */
    base::Result<void> makeFolder()
    {
        QString at = QDir(m_folder).absolutePath();
        QStringList missing;
        while (!QFile::exists(at) && at != u"/") {
            missing.prepend(at);
            at = at.section(u'/', 0, -2);
            if (at.isEmpty())
                at = u"/"_qs;
        }
        for (const QString &folder : std::as_const(missing)) {
            const OpenFolder parent = openFolder(AT_FDCWD, QFile::encodeName(folder.section(u'/', 0, -2) + u'/'), 0);
            if (!parent->isOpen())
                return systemError(errno, folder, ErrorCode::WriteFailed);
            if (const auto made = makeFolderIn(parent, QFile::encodeName(folder.section(u'/', -1)), folder); !made)
                return made;
        }
        return {};
    }

    base::Result<void> makeFile(const NewFile &file)
    {
        QStringList names = file.name.split(u'/');
        for (const QString &name : std::as_const(names)) {
            if (name.isEmpty() || name == u"." || name == u"..")
                return base::Error{ErrorCode::InvalidArgument, file.name};
        }
        const QString last = names.takeLast();
        QString path = m_folder;
        OpenFolder folder = known(path, [&] { return openFolder(AT_FDCWD, QFile::encodeName(path), 0); });
        for (const QString &name : std::as_const(names)) {
            if (!folder->isOpen())
                break;
            path += u'/' + name;
            const QByteArray bytes = QFile::encodeName(name);
            if (const auto made = makeFolderIn(folder, bytes, path); !made)
                return made;
            folder = known(path, [&] { return openFolder(folder->number(), bytes, O_NOFOLLOW); });
        }
        if (!folder->isOpen())
            return errno == ENOTDIR || errno == ELOOP ? base::Error{ErrorCode::WrongFileType, path}
                                                      : systemError(errno, path, ErrorCode::WriteFailed);
        return writeIn(folder, QFile::encodeName(last), path + u'/' + last, file.bytes);
    }

private:
    struct Made {
        OpenFolder parent;
        QByteArray name;
        bool isFolder;
    };

    static OpenFolder openFolder(int parent, const QByteArray &name, int flags)
    {
        return std::make_shared<Descriptor>(openat(parent, name.constData(), FolderFlags | flags));
    }

    /** Each folder is opened once: a definition has thousands of files in a few. */
    template<typename Opener>
    OpenFolder known(const QString &path, const Opener &open)
    {
        OpenFolder &folder = m_folders[path];
        if (!folder || !folder->isOpen())
            folder = open();
        return folder;
    }

    base::Result<void> makeFolderIn(const OpenFolder &parent, const QByteArray &name, const QString &path)
    {
        if (mkdirat(parent->number(), name.constData(), FolderMode) == 0)
            m_made.append({parent, name, true});
        else if (errno != EEXIST)
            return systemError(errno, path, ErrorCode::WriteFailed);
        return {};
    }

    base::Result<void> writeIn(const OpenFolder &parent, const QByteArray &name, const QString &path,
                               const QByteArray &bytes)
    {
        const Descriptor file(
            openat(parent->number(), name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, FileMode));
        if (!file.isOpen())
            return errno == EEXIST ? base::Error{ErrorCode::AlreadyExists, path}
                                   : systemError(errno, path, ErrorCode::WriteFailed);
        m_made.append({parent, name, false});
        if (!writeAll(file.number(), bytes))
            return systemError(errno, path, ErrorCode::WriteFailed);
        return {};
    }

    QHash<QString, OpenFolder> m_folders;
    QString m_folder;
    QList<Made> m_made;
};

} // namespace

base::Result<void> createFiles(const QString &folder, const QList<NewFile> &files)
{
    Creation creation(folder);
    if (const auto made = creation.makeFolder(); !made)
        return made;
    for (const NewFile &file : files) {
        if (const auto made = creation.makeFile(file); !made)
            return made;
    }
    creation.keep();
    return {};
}

} // namespace storage
