#include "answerfolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <cstdio>

namespace cache {

namespace {

constexpr QByteArrayView mark = "gatewright answer 1"; // The first line of each file, with the version of the format.
constexpr QFile::Permissions ownFolder = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
constexpr qint64 longestHead = 64 * 1024;

/** A file name for an id or URL, which can contain any characters. */
QString nameOf(const QByteArray &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

bool makeOwnFolder(const QString &path)
{
    return QDir().mkpath(path) && QFile::setPermissions(path, ownFolder);
}

} // namespace

QString AnswerFolder::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/gatewright/answers"_qs;
}

QString AnswerFolder::folderOf(const QString &environmentId) const
{
    return QDir(m_path).filePath(nameOf(environmentId.toUtf8()));
}

QString AnswerFolder::fileOf(const QString &environmentId, const QByteArray &url) const
{
    return QDir(folderOf(environmentId)).filePath(nameOf(url));
}

std::optional<management::CachedAnswer> AnswerFolder::read(const QString &environmentId, const QByteArray &url)
{
    QFile file(fileOf(environmentId, url));
    if (!file.open(QIODevice::ReadOnly) || file.size() > m_bounds.largestAnswer + longestHead)
        return std::nullopt;
    const bool isMarked = file.readLine(longestHead).trimmed() == mark;
    const QDateTime takenAt = QDateTime::fromString(QString::fromLatin1(file.readLine(longestHead).trimmed()),
                                                    Qt::ISODateWithMs);
    const QByteArray json = file.readAll();
    if (!isMarked || !takenAt.isValid() || json.isEmpty())
        return std::nullopt;
    return management::CachedAnswer{takenAt.toUTC(), json};
}

void AnswerFolder::write(const QString &environmentId, const QByteArray &url, const management::CachedAnswer &answer)
{
    const QString folder = folderOf(environmentId);
    if (answer.json.size() > m_bounds.largestAnswer || !makeOwnFolder(m_path) || !makeOwnFolder(folder))
        return;
    // Not QSaveFile, which waits for the disk. A lost answer can be requested again.
    QTemporaryFile file(QDir(folder).filePath(u"XXXXXX.new"_qs)); // Created with mode 0600.
    if (!file.open())
        return;
    const QByteArray head = mark.toByteArray() + '\n' + answer.takenAt.toUTC().toString(Qt::ISODateWithMs).toLatin1() +
                            '\n';
    const bool written = file.write(head + answer.json) == head.size() + answer.json.size() && file.flush();
    const QByteArray from = QFile::encodeName(file.fileName());
    const QByteArray to = QFile::encodeName(fileOf(environmentId, url));
    if (written && std::rename(from.constData(), to.constData()) == 0)
        file.setAutoRemove(false);
    removeBeyondBounds(folder);
}

void AnswerFolder::removeBeyondBounds(const QString &folder) const
{
    qsizetype answers = 0;
    qint64 bytes = 0;
    const QFileInfoList newestFirst = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Time);
    for (const QFileInfo &file : newestFirst) {
        ++answers;
        bytes += file.size();
        if (answers > m_bounds.answersPerEnvironment || bytes > m_bounds.bytesPerEnvironment)
            QFile::remove(file.filePath());
    }
}

void AnswerFolder::removeAllExcept(const QStringList &environmentIds)
{
    QStringList kept;
    for (const QString &id : environmentIds)
        kept.append(nameOf(id.toUtf8()));
    const QFileInfoList folders = QDir(m_path).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo &folder : folders) {
        if (!kept.contains(folder.fileName()))
            QDir(folder.filePath()).removeRecursively();
    }
}

} // namespace cache
