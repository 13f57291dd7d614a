#include "requestfolder.h"

#include "openfile.h"
#include "savedrequestlimits.h"

#include <QDir>
#include <QFileInfo>

namespace storage {

using base::Error;
using base::ErrorCode;

namespace {

const QString Inside = QStringLiteral(".gatewright/requests");
const QString Suffix = QStringLiteral(".yaml");
/** The largest number of files and folders that are looked at, requests or not. */
constexpr qsizetype MaximumEntries = 20'000;

QString requestsIn(const QString &folder)
{
    return QDir(folder).filePath(Inside);
}

/** Returns an error if a folder or file between `folder` and `path` is a symbolic link. `path` need not exist. */
base::Result<void> checkLinks(const QString &folder, const QString &path)
{
    QString here = folder;
    const QStringList segments = QDir(folder).relativeFilePath(path).split(u'/');
    for (const QString &segment : segments) {
        here += u'/' + segment;
        if (segment == u".." || QFileInfo(here).isSymLink())
            return Error{ErrorCode::WrongFileType, here};
    }
    return {};
}

/** As checkLinks(), for the file of a request, whose name must not leave the folder of requests. */
base::Result<void> checkFile(const QString &folder, const QString &path)
{
    if (QDir::cleanPath(path) != path || !path.startsWith(requestsIn(folder) + u'/'))
        return Error{ErrorCode::WrongFileType, path};
    return checkLinks(folder, path);
}

/** Lists files below a folder of requests. */
class Listing final
{
public:
    explicit Listing(const QString &root)
        : m_root(root)
    {}

    base::Result<QStringList> below(const QString &folder)
    {
        base::Result<void> done = add(folder, 0);
        if (!done)
            return done.error();
        m_names.sort();
        return m_names;
    }

private:
    base::Result<void> add(const QString &folder, int depth)
    {
        if (depth > savedrequests::MaximumFolderDepth)
            return Error{ErrorCode::TooLarge, folder};
        const QFileInfoList entries = QDir(folder).entryInfoList(
            QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::System, QDir::Name);
        m_entries += entries.size();
        if (m_entries > MaximumEntries)
            return Error{ErrorCode::TooLarge, folder};
        for (const QFileInfo &entry : entries) {
            const QString path = entry.filePath();
            const bool isRequest = entry.fileName().endsWith(Suffix);
            if (entry.isDir() && !entry.isSymLink()) {
                if (base::Result<void> done = add(path, depth + 1); !done)
                    return done;
            } else if (isRequest) {
                // A link is listed, so that reading it says why it is not read.
                QString name = QDir(m_root).relativeFilePath(path);
                name.chop(Suffix.size());
                m_names.append(name);
                if (m_names.size() > savedrequests::MaximumFiles)
                    return Error{ErrorCode::TooLarge, m_root};
            }
        }
        return {};
    }

    const QString m_root;
    QStringList m_names;
    qsizetype m_entries = 0;
};

} // namespace

base::Result<savedrequests::LocatedRequests> RequestFolder::locate(const QString &path)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const QFileInfo info(absolute);
    if (!info.exists() && !info.isSymLink())
        return Error{ErrorCode::NotFound, path};
    savedrequests::LocatedRequests located;
    // The innermost folder of requests that contains the path.
    const qsizetype at = (absolute + u'/').lastIndexOf(u'/' + Inside + u'/');
    if (at < 0) {
        if (!info.isDir())
            return Error{ErrorCode::WrongFileType, path};
        base::Result<QStringList> all = names(absolute);
        if (!all)
            return all.error();
        if (!QFileInfo(requestsIn(absolute)).isDir())
            return Error{ErrorCode::NotFound, requestsIn(path)};
        return savedrequests::LocatedRequests{absolute, *std::move(all)};
    }
    located.folder = at == 0 ? QStringLiteral("/") : absolute.first(at);
    if (const base::Result<void> checked = checkLinks(located.folder, absolute); !checked)
        return checked.error();
    const QString root = requestsIn(located.folder);
    if (info.isDir()) {
        base::Result<QStringList> all = Listing(root).below(absolute);
        if (!all)
            return all.error();
        located.names = *std::move(all);
        return located;
    }
    QString name = QDir(root).relativeFilePath(absolute);
    if (!name.endsWith(Suffix))
        return Error{ErrorCode::WrongFileType, path};
    name.chop(Suffix.size());
    located.names = {name};
    return located;
}

base::Result<QStringList> RequestFolder::names(const QString &folder)
{
    const QString root = requestsIn(folder);
    if (const base::Result<void> checked = checkLinks(folder, root); !checked)
        return checked.error();
    if (!QFileInfo(root).isDir())
        return QStringList();
    return Listing(root).below(root);
}

QString RequestFolder::pathOf(const QString &folder, const QString &name)
{
    return requestsIn(folder) + u'/' + name + Suffix;
}

base::Result<QByteArray> RequestFolder::read(const QString &folder, const QString &name)
{
    const QString path = pathOf(folder, name);
    if (const base::Result<void> checked = checkFile(folder, path); !checked)
        return checked.error();
    return readFile(path, savedrequests::MaximumFileBytes);
}

base::Result<void> RequestFolder::write(const QString &folder, const QString &name, const QByteArray &bytes, bool isNew)
{
    const QString path = pathOf(folder, name);
    if (!savedrequests::isRequestName(name))
        return Error{ErrorCode::InvalidArgument, name};
    if (const base::Result<void> checked = checkFile(folder, path); !checked)
        return checked.error();
    if (isNew && QFileInfo::exists(path))
        return Error{ErrorCode::AlreadyExists, name};
    if (!QDir().mkpath(QFileInfo(path).path()))
        return Error{ErrorCode::WriteFailed, path};
    return m_store.write(path, bytes);
}

base::Result<void> RequestFolder::remove(const QString &folder, const QString &name)
{
    const QString path = pathOf(folder, name);
    if (const base::Result<void> checked = checkFile(folder, path); !checked)
        return checked.error();
    return m_store.remove(path);
}

base::Result<void> RequestFolder::rename(const QString &folder, const QString &name, const QString &to)
{
    const QString from = pathOf(folder, name);
    const QString path = pathOf(folder, to);
    if (!savedrequests::isRequestName(to))
        return Error{ErrorCode::InvalidArgument, to};
    for (const QString &each : {from, path}) {
        if (const base::Result<void> checked = checkFile(folder, each); !checked)
            return checked.error();
    }
    if (!QFileInfo::exists(from))
        return Error{ErrorCode::NotFound, name};
    if (QFileInfo::exists(path))
        return Error{ErrorCode::AlreadyExists, to};
    // QFile::rename() does not replace a file that another program has just created.
    if (!QDir().mkpath(QFileInfo(path).path()) || !QFile::rename(from, path))
        return Error{ErrorCode::WriteFailed, path};
    return {};
}

base::Result<QString> RequestFolder::definitionPath(const QString &folder, const QString &definition)
{
    const QString path = QDir(folder).filePath(definition);
    const QString canonical = QFileInfo(path).canonicalFilePath();
    if (canonical.isEmpty())
        return Error{ErrorCode::NotFound, definition};
    if (definition.contains(u'/') || QFileInfo(canonical).path() != QFileInfo(folder).canonicalFilePath() ||
        !QFileInfo(canonical).isFile())
        return Error{ErrorCode::WrongFileType, definition};
    return path;
}

} // namespace storage
