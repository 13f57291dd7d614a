#include "fileuri.h"

#include <QDir>
#include <QUrl>

namespace commands {

namespace {

bool isUrl(const QString &text)
{
    return text.startsWith(u"https://") || text.startsWith(u"http://");
}

/** True if the text before a colon in the first part of a relative reference would be a scheme. */
bool hasColonInFirstPart(const QString &reference)
{
    return reference.section(u'/', 0, 0).contains(u':');
}

} // namespace

QString uriReference(const QString &path)
{
    if (isUrl(path))
        return path;
    if (QDir::isAbsolutePath(path))
        return QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded());
    const QString encoded = QString::fromLatin1(QUrl::toPercentEncoding(path, "/!$&'()*+,;=:@"));
    return hasColonInFirstPart(encoded) ? u"./"_qs + encoded : encoded;
}

QString pathOfReference(const QString &reference)
{
    if (isUrl(reference))
        return reference;
    if (reference.startsWith(u"file:"))
        return QUrl::fromEncoded(reference.toLatin1()).toLocalFile();
    const bool isMarked = reference.startsWith(u"./") && hasColonInFirstPart(reference.sliced(2));
    return QUrl::fromPercentEncoding((isMarked ? reference.sliced(2) : reference).toUtf8());
}

} // namespace commands
