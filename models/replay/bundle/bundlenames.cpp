#include "bundlenames.h"

#include <QSet>

#include <algorithm>

namespace replay {

namespace {

/** A file name that every system can have. */
QString safePart(QString part)
{
    for (QChar &character : part) {
        if (character < u' ' || character == u'\\' || character == u':' || character == QChar(0x7f))
            character = u'_';
    }
    return part == u"." || part == u".." || part.isEmpty() ? u"_"_qs : part;
}

/** The number of leading folders that all paths have. */
qsizetype commonFolders(const QList<QStringList> &paths)
{
    qsizetype common = paths.isEmpty() ? 0 : paths.constFirst().size() - 1;
    for (const QStringList &path : paths) {
        common = std::min(common, path.size() - 1);
        for (qsizetype at = 0; at < common; ++at) {
            if (path.at(at) != paths.constFirst().at(at))
                common = at;
        }
    }
    return common;
}

} // namespace

QList<QByteArray> relativeNames(const QStringList &paths)
{
    QList<QStringList> divided;
    for (const QString &path : paths)
        divided.append(path.split(u'/', Qt::SkipEmptyParts));
    for (QStringList &path : divided) {
        if (path.isEmpty())
            path.append(u"definition.yaml"_qs);
    }
    const qsizetype common = commonFolders(divided);
    QList<QByteArray> names;
    QSet<QString> taken;
    for (const QStringList &path : std::as_const(divided)) {
        QStringList parts;
        for (const QString &part : path.sliced(common))
            parts.append(safePart(part));
        QString name = parts.join(u'/');
        while (taken.contains(name.toCaseFolded()))
            name.prepend(u'_');
        taken.insert(name.toCaseFolded());
        names.append(name.toUtf8());
    }
    return names;
}

} // namespace replay
