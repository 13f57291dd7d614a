#include "recoveryfolder.h"

#include "documentlimits.h"
#include "filelock.h"
#include "regularfile.h"
#include "stagedfile.h"
#include "statefolder.h"
#include "systemerror.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {

namespace {

using base::ErrorCode;

const QString RecoveryEnding = u".recovery"_qs;
const QString SetAsideEnding = u".recovery.unreadable"_qs;
/** A document with REDACTED in the place of its secrets, and the places of these. */
constexpr qint64 MaximumRecordBytes = 2 * document::MaximumBytes;
constexpr int MostNames = 100;

struct Listed {
    QString name;
    timespec written{};
};

/** The entries in the folder, the newest first, whatever kind of file they are. */
QList<Listed> listedEntries(const QString &folder)
{
    QList<Listed> entries;
    const QStringList patterns{u'*' + RecoveryEnding, u'*' + SetAsideEnding + u'*'};
    constexpr QDir::Filters Everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QString &name : QDir(folder).entryList(patterns, Everything, QDir::Name)) {
        struct stat state {
        };
        if (lstat(QFile::encodeName(folder + u'/' + name).constData(), &state) == 0)
            entries.append({name, state.st_mtim});
    }
    std::stable_sort(entries.begin(), entries.end(), [](const Listed &one, const Listed &other) {
        return std::pair(one.written.tv_sec, one.written.tv_nsec) >
               std::pair(other.written.tv_sec, other.written.tv_nsec);
    });
    return entries;
}

/** Renames a file unless there is one of the new name; errno is EEXIST then. */
bool renameToFree(const QByteArray &from, const QByteArray &to)
{
    if (renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
    // The file system can't do that in one step.
    struct stat state {
    };
    if (lstat(to.constData(), &state) == 0) {
        errno = EEXIST;
        return false;
    }
    return std::rename(from.constData(), to.constData()) == 0;
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
    if (base::Result<void> prepared = makePrivateFolder(m_path); !prepared)
        return prepared;
    StagedFile staged(QFile::encodeName(m_path));
    if (!staged.isOpen() || !writeAll(staged.descriptor(), bytes) || !staged.moveTo(QFile::encodeName(file)))
        return systemError(errno, file, ErrorCode::WriteFailed);
    const QMutexLocker locker(&m_mutex);
    hold(file, staged.release());
    return {};
}

base::Result<void> RecoveryFolder::remove(const QString &key)
{
    const QString file = fileOf(key);
    if (unlink(QFile::encodeName(file).constData()) != 0 && errno != ENOENT)
        return systemError(errno, file, ErrorCode::WriteFailed);
    letGo(file);
    return {};
}

void RecoveryFolder::letGo(const QString &file)
{
    const QMutexLocker locker(&m_mutex);
    if (const auto held = m_held.constFind(file); held != m_held.constEnd()) {
        close(*held);
        m_held.erase(held);
    }
}

QString RecoveryFolder::setAside(const QString &key)
{
    const QString file = fileOf(key);
    for (int number = 1; number <= MostNames; ++number) {
        QString kept = file.chopped(RecoveryEnding.size()) + SetAsideEnding;
        if (number > 1)
            kept += u'-' + QString::number(number);
        if (renameToFree(QFile::encodeName(file), QFile::encodeName(kept))) {
            letGo(file);
            return kept;
        }
        if (errno != EEXIST)
            break;
    }
    return file;
}

base::Result<QList<workspace::RecoveryStore::Entry>> RecoveryFolder::leftOver()
{
    QList<Entry> entries;
    const base::Result<bool> hasFolder = hasPrivateFolder(m_path);
    if (!hasFolder)
        return hasFolder.error();
    if (!*hasFolder)
        return entries;
    StagedFile::removeAbandoned(QFile::encodeName(m_path));
    for (const auto &[name, written] : listedEntries(m_path)) {
        const QString file = m_path + u'/' + name;
        if (name.startsWith(m_run))
            continue;
        const Claim claimed = claim(file);
        if (claimed != Claim::OfRunningProgram)
            entries.append(
                {name, claimed == Claim::Ours ? content(file) : QByteArray(), !name.endsWith(RecoveryEnding)});
    }
    return entries;
}

RecoveryFolder::Claim RecoveryFolder::claim(const QString &file)
{
    const QMutexLocker locker(&m_mutex);
    if (m_held.contains(file))
        return Claim::Ours;
    base::Result<RegularFile> opened = RegularFile::open(file);
    if (!opened) {
        const ErrorCode code = opened.error().code;
        return code == ErrorCode::WrongFileType || code == ErrorCode::PermissionDenied ? Claim::Unreadable
                                                                                       : Claim::OfRunningProgram;
    }
    // A running program may have written a new version meanwhile.
    if (!tryLock(opened->descriptor()) || !isStillAt(file, opened->descriptor()))
        return Claim::OfRunningProgram;
    hold(file, opened->release());
    return Claim::Ours;
}

/** Empty if the entry can't be read. */
QByteArray RecoveryFolder::content(const QString &file)
{
    const QMutexLocker locker(&m_mutex);
    const auto bytes = readDescriptor(m_held.value(file, -1), file, MaximumRecordBytes);
    return bytes ? *bytes : QByteArray();
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
    if (key.contains(RecoveryEnding))
        return m_path + u'/' + key;
    return u"%1/%2-%3%4"_qs.arg(m_path, m_run, key, RecoveryEnding);
}

} // namespace storage
