#include "answerfolder.h"

#include "statefile.h"
#include "statefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <algorithm>
#include <cstdio>

namespace cache {

namespace {

constexpr QByteArrayView mark = "gatewright answer 2"; // The first line of each file, with the version of the format.
constexpr QDir::Filters Everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;

/** A file name for an id or URL, which can contain any characters. */
QString nameOf(const QByteArray &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

/** The line of a file that names its environment and URL, so that a moved or copied file is not used for others. */
QByteArray subjectOf(const QString &environmentId, const QByteArray &url)
{
    return nameOf(nameOf(environmentId.toUtf8()).toLatin1() + url).toLatin1();
}

/** The next line, which is removed from `bytes`. */
QByteArrayView takeLine(QByteArrayView &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const QByteArrayView line = bytes.first(std::max<qsizetype>(end, 0));
    bytes = bytes.sliced(end + 1);
    return line;
}

/** Removes whatever has the name. Of a link, only the link. */
void remove(const QFileInfo &entry)
{
    if (entry.isDir() && !entry.isSymbolicLink())
        QDir(entry.filePath()).removeRecursively();
    else
        QFile::remove(entry.filePath());
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
    const auto isFolder = [](const QString &path) {
        const base::Result<bool> isThere = storage::hasPrivateFolder(path);
        return isThere && *isThere;
    };
    if (!isFolder(m_path) || !isFolder(folderOf(environmentId)))
        return std::nullopt;
    const base::Result<QByteArray> content = storage::readPrivateFile(fileOf(environmentId, url));
    if (!content)
        return std::nullopt;
    QByteArrayView rest = *content;
    const bool isMarked = takeLine(rest) == mark && takeLine(rest) == subjectOf(environmentId, url);
    const QDateTime takenAt = QDateTime::fromString(QString::fromLatin1(takeLine(rest)), Qt::ISODateWithMs);
    const bool isFromNow = takenAt.isValid() && takenAt <= QDateTime::currentDateTimeUtc();
    if (!isMarked || !isFromNow || rest.isEmpty() || rest.size() > m_bounds.largestAnswer)
        return std::nullopt;
    return management::CachedAnswer{takenAt.toUTC(), rest.toByteArray()};
}

void AnswerFolder::write(const QString &environmentId, const QByteArray &url, const management::CachedAnswer &answer)
{
    const QString folder = folderOf(environmentId);
    if (answer.json.size() > m_bounds.largestAnswer || !storage::makePrivateFolder(m_path) ||
        !storage::makePrivateFolder(folder))
        return;
    // Not QSaveFile, which waits for the disk. A lost answer can be requested again.
    QTemporaryFile file(QDir(folder).filePath(u"XXXXXX.new"_qs)); // Created with mode 0600.
    if (!file.open())
        return;
    const QByteArray bytes = QByteArrayList{mark.toByteArray(), subjectOf(environmentId, url),
                                            answer.takenAt.toUTC().toString(Qt::ISODateWithMs).toLatin1(), answer.json}
                                 .join('\n');
    const bool written = file.write(bytes) == bytes.size() && file.flush();
    const QFileInfo place(fileOf(environmentId, url));
    if (written && place.isDir()) // A file replaces everything else.
        remove(place);
    const QByteArray from = QFile::encodeName(file.fileName());
    const QByteArray to = QFile::encodeName(place.filePath());
    if (written && std::rename(from.constData(), to.constData()) == 0)
        file.setAutoRemove(false);
    removeBeyondBounds(folder);
}

void AnswerFolder::removeBeyondBounds(const QString &folder) const
{
    qsizetype answers = 0;
    qint64 bytes = 0;
    for (const QFileInfo &entry : QDir(folder).entryInfoList(Everything, QDir::Time)) { // The newest first.
        ++answers;
        bytes += entry.size();
        if (answers > m_bounds.answersPerEnvironment || bytes > m_bounds.bytesPerEnvironment)
            remove(entry);
    }
}

void AnswerFolder::removeAllExcept(const QStringList &environmentIds)
{
    const base::Result<bool> isThere = storage::hasPrivateFolder(m_path);
    if (!isThere || !*isThere)
        return;
    QStringList kept;
    for (const QString &id : environmentIds)
        kept.append(nameOf(id.toUtf8()));
    for (const QFileInfo &entry : QDir(m_path).entryInfoList(Everything)) {
        const bool isFolder = entry.isDir() && !entry.isSymbolicLink();
        if (!isFolder || !kept.contains(entry.fileName()))
            remove(entry);
    }
}

} // namespace cache
