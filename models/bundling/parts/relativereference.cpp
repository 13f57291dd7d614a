#include "relativereference.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>

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

/** The text before the fragment: nothing for the file itself. */
QString addressText(const QString &from, const QString &to)
{
    if (openapi::isRemote(to))
        return to;
    return from == to ? QString() : QString::fromLatin1(QUrl::toPercentEncoding(relativePath(from, to), "/"));
}

/** The names of a path from the root, without `.` and `..`; the last one is empty for a folder. */
QStringList cleanNames(const QString &path)
{
    QStringList names;
    for (const QString &name : path.split(u'/')) {
        const bool isUp = name == u"..";
        if (isUp && names.size() > 1)
            names.removeLast();
        if (!isUp && name != u".")
            names.append(name);
    }
    const bool isFolder = path.endsWith(u"/.") || path.endsWith(u"/..");
    return isFolder ? names + QStringList{QString()} : names;
}

} // namespace

QString movedUri(const QString &uri, const QString &from, const QString &to)
{
    const bool isBased = from.startsWith(u'/') || openapi::isRemote(from);
    if (from == to || !isBased)
        return uri;
    if (openapi::isRemote(from))
        return QUrl(from).resolved(QUrl(uri)).toString(QUrl::FullyEncoded);
    const auto end = std::find_if(uri.begin(), uri.end(), [](QChar c) { return c == u'?' || c == u'#'; });
    const qsizetype length = end - uri.begin();
    const auto encoded = [](const QString &path) {
        return QString::fromLatin1(QUrl::toPercentEncoding(path, "/~!$&'()*+,;=@"));
    };
    const QString source = encoded(from);
    const QString target = encoded(to);
    if (source.section(u'/', 0, -2) == target.section(u'/', 0, -2))
        return uri;
    const QString path = source.section(u'/', 0, -2) + u'/' + uri.first(length);
    const QString moved = relativePath(target, cleanNames(path).join(u'/')) + uri.sliced(length);
    // A colon in the first name would end a scheme (RFC 3986 §4.2).
    return moved.section(u'/', 0, 0).contains(u':') ? u"./"_qs + moved : moved;
}

QString relativeReference(const QString &from, const openapi::Place &to)
{
    QString text = addressText(from, to.address);
    if (!to.pointer.isRoot() || text.isEmpty())
        text += openapi::localReference(to.pointer);
    return text;
}

QString relativeReference(const QString &from, const openapi::ReferenceTarget &to)
{
    if (to.kind != openapi::ReferenceTarget::Kind::Anchor)
        return relativeReference(from, to.place);
    return addressText(from, to.place.address) + u'#' +
           QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(to.anchor)));
}

} // namespace bundling
