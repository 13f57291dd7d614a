#include "relativereference.h"

#include <QStringList>
#include <QUrl>

namespace bundling {

namespace {

/** The path from the folder of a file to another file; both are clean and absolute. */
QString relativePath(const QString &from, const QString &to)
{
    QStringList folders = from.split(u'/');
    QStringList names = to.split(u'/');
    folders.removeLast();
    while (!folders.isEmpty() && names.size() > 1 && folders.first() == names.first()) {
        folders.removeFirst();
        names.removeFirst();
    }
    for (qsizetype up = 0; up < folders.size(); ++up)
        names.prepend(QStringLiteral(".."));
    return names.join(u'/');
}

} // namespace

QString relativeReference(const QString &from, const openapi::Place &to)
{
    QString text;
    if (openapi::isRemote(to.address)) {
        text = to.address;
    } else if (from != to.address) {
        text = QString::fromLatin1(QUrl::toPercentEncoding(relativePath(from, to.address), "/"));
    }
    if (!to.pointer.isRoot() || text.isEmpty())
        text += u'#' + QString::fromLatin1(QUrl::toPercentEncoding(to.pointer.toString(), "/~!$&'()*+,;=:@?"));
    return text;
}

} // namespace bundling
