#include "referencetext.h"

#include "referencetarget.h"

#include <QUrl>

namespace assist {

namespace {

constexpr qsizetype MostCharacters = 400;
constexpr qsizetype MostLines = 6;

} // namespace

QString relativeAddress(const QString &address, const QString &holder)
{
    if (address.isEmpty() || address == holder)
        return {};
    if (openapi::isRemote(address))
        return address;
    if (holder.isEmpty() || openapi::isRemote(holder))
        return {};
    const QStringList to = address.split(u'/');
    const QStringList from = holder.split(u'/');
    qsizetype same = 0;
    while (same + 1 < to.size() && same + 1 < from.size() && to[same] == from[same])
        ++same;
    QStringList parts(from.size() - 1 - same, u".."_qs);
    parts += to.mid(same);
    const QString path = QString::fromLatin1(QUrl::toPercentEncoding(parts.join(u'/'), "/!$&'()*+,;=@"));
    return path;
}

QString firstLines(const QString &text)
{
    const QString lines = text.section(u'\n', 0, MostLines - 1).trimmed();
    return lines.size() > MostCharacters ? lines.left(MostCharacters) + u'…' : lines;
}

QString summaryOf(const document::Node &object)
{
    if (!object.isMapping())
        return {};
    for (const char *key : {"title", "summary", "description"}) {
        const document::Node text = object.member(key);
        if (text.isString())
            return firstLines(text.text()).section(u'\n', 0, 0);
    }
    return {};
}

} // namespace assist
