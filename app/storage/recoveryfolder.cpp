#include "recoveryfolder.h"

#include "filestore.h"
#include "stagedfile.h"
#include "statefolder.h"
#include "systemerror.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {

namespace {

const QString RecoveryEnding = u".recovery"_qs;

bool isStillAt(const QString &file, int descriptor)
{
    struct stat byName {
    };
    struct stat opened {
    };
    return stat(QFile::encodeName(file).constData(), &byName) == 0 && fstat(descriptor, &opened) == 0 &&
           byName.st_ino == opened.st_ino;
}

} // namespace

QString RecoveryFolder::defaultPath()
{
    return statePath(u"recovery"_qs);
}

RecoveryFolder::RecoveryFolder(const QString &path)
    : m_path(path)
    , m_run(QUuid::createUuid().toString(QUuid::Id128))
{}

RecoveryFolder::~RecoveryFolder()
{
    for (const int descriptor : std::as_const(m_held))
        close(descriptor);
}

base::Result<void> RecoveryFolder::write(const QString &key, const QByteArray &bytes)
{
    const QString file = fileOf(key);
    if (!makePrivateFolder(m_path))
        return systemError(errno, file, base::ErrorCode::WriteFailed);
    StagedFile staged(QFile::encodeName(m_path));
    if (!staged.isOpen() || !writeAll(staged.descriptor(), bytes) || !staged.moveTo(QFile::encodeName(file)))
        return systemError(errno, file, base::ErrorCode::WriteFailed);
    const QMutexLocker locker(&m_mutex);
    hold(file, staged.release());
    return {};
}

void RecoveryFolder::remove(const QString &key)
{
    const QString file = fileOf(key);
    QFile::remove(file);
    const QMutexLocker locker(&m_mutex);
    if (const auto held = m_held.constFind(file); held != m_held.constEnd()) {
        close(*held);
        m_held.erase(held);
    }
}

QList<workspace::RecoveryStore::Entry> RecoveryFolder::leftOver()
{
    StagedFile::removeAbandoned(QFile::encodeName(m_path));
    QList<Entry> entries;
    for (const QString &name : QDir(m_path).entryList({u'*' + RecoveryEnding}, QDir::Files, QDir::Time)) {
        const QString file = m_path + u'/' + name;
        if (name.startsWith(m_run) || !claim(file))
            continue;
        if (const auto bytes = FileStore().read(file))
            entries.append({name, *bytes});
    }
    return entries;
}

bool RecoveryFolder::claim(const QString &file)
{
    const QMutexLocker locker(&m_mutex);
    if (m_held.contains(file))
        return true;
    const int descriptor = open(QFile::encodeName(file).constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool isRefused = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    // A running program may have written a new version meanwhile.
    if (isRefused || !isStillAt(file, descriptor)) {
        close(descriptor);
        return false;
    }
    hold(file, descriptor);
    return true;
}

void RecoveryFolder::hold(const QString &file, int descriptor)
{
    if (const auto before = m_held.constFind(file); before != m_held.constEnd())
        close(*before);
    m_held.insert(file, descriptor);
}

/** Entries of previous runs have the file name as key. Entries of this run have a prefix. */
QString RecoveryFolder::fileOf(const QString &key) const
{
    if (key.endsWith(RecoveryEnding))
        return m_path + u'/' + key;
    return u"%1/%2-%3%4"_qs.arg(m_path, m_run, key, RecoveryEnding);
}

} // namespace storage
