#include "recoveryfolder.h"

#include "filestore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <csignal>
#include <sys/stat.h>

namespace storage {

namespace {

const QString Ending = u".recovery"_qs;

/** `1234-definition-1.recovery`: the process that wrote it, while it runs. */
bool isOfRunningProcess(const QString &fileName)
{
    bool isNumber = false;
    const int process = fileName.section(u'-', 0, 0).toInt(&isNumber);
    return isNumber && process > 0 && (kill(process, 0) == 0 || errno == EPERM);
}

} // namespace

QString RecoveryFolder::defaultPath()
{
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    return (state.isEmpty() ? QDir::homePath() + u"/.local/state"_qs : state) + u"/gatewright/recovery"_qs;
}

RecoveryFolder::RecoveryFolder(const QString &path)
    : m_path(path)
{}

base::Result<void> RecoveryFolder::write(const QString &key, const QByteArray &bytes)
{
    const QString file = fileOf(key);
    const mode_t before = umask(0077);
    QDir().mkpath(m_path);
    base::Result<void> written = FileStore().write(file, bytes);
    umask(before);
    return written;
}

void RecoveryFolder::remove(const QString &key)
{
    QFile::remove(fileOf(key));
}

QList<workspace::RecoveryStore::Entry> RecoveryFolder::leftOver()
{
    QList<Entry> entries;
    for (const QString &name : QDir(m_path).entryList({u'*' + Ending}, QDir::Files, QDir::Time)) {
        if (isOfRunningProcess(name))
            continue;
        if (const auto bytes = FileStore().read(m_path + u'/' + name))
            entries.append({name, *bytes});
    }
    return entries;
}

/** A left-over entry's key is its file's name; this run's own get the process in front. */
QString RecoveryFolder::fileOf(const QString &key) const
{
    if (key.endsWith(Ending))
        return m_path + u'/' + key;
    return u"%1/%2-%3%4"_qs.arg(m_path, QString::number(QCoreApplication::applicationPid()), key, Ending);
}

} // namespace storage
