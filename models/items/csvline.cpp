#include "csvline.h"

namespace items {

namespace {

/** A cell, quoted as RFC 4180 requires. */
QByteArray csvCell(QString text)
{
    if (!text.isEmpty() && QStringView(u"=+-@\t\r").contains(text.at(0)))
        text.prepend(u'\'');
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text.toUtf8();
    return '"' + text.replace(u"\""_qs, u"\"\""_qs).toUtf8() + '"';
}

} // namespace

QByteArray csvLine(const QStringList &cells)
{
    QByteArrayList all;
    for (const QString &cell : cells)
        all.append(csvCell(cell));
    return all.join(',') + "\r\n";
}

} // namespace items
