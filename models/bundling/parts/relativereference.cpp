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

QByteArray componentName(const QByteArray &wanted)
{
    QByteArray name = wanted.isEmpty() ? QByteArray("Part") : wanted.left(100);
    for (char &c : name) {
        const bool isRight = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
                             c == '-' || c == '_';
        c = isRight ? c : '_';
    }
    return name;
}

} // namespace bundling
