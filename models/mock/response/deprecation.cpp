#include "deprecation.h"

#include <QDateTime>
#include <QLocale>

namespace mock {

namespace {

/** The time that an extension tells; the start of the day in UTC for a date. Not valid if it tells none. */
QDateTime timeOf(const document::Node &operation, QByteArrayView extension)
{
    const QString text = operation.member(extension).resolved().text().trimmed();
    constexpr qsizetype DateSize = 10; // 2026-01-31
    if (text.size() == DateSize)
        return QDateTime(QDate::fromString(text, Qt::ISODate), QTime(0, 0), Qt::UTC);
    // A time without an offset is no time of RFC 3339.
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    return time.timeSpec() == Qt::LocalTime ? QDateTime() : time.toUTC();
}

/** RFC 9110, section 5.6.7. */
QByteArray httpDate(const QDateTime &time)
{
    return QLocale::c().toString(time, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_qs).toLatin1();
}

} // namespace

http::HeaderList deprecationFields(const document::Node &operation)
{
    http::HeaderList fields;
    if (!operation.member("deprecated").resolved().toBool())
        return fields;
    const QDateTime since = timeOf(operation, "x-deprecated-at");
    const QDateTime sunset = timeOf(operation, "x-sunset");
    if (since.isValid())
        fields.append("Deprecation", '@' + QByteArray::number(since.toSecsSinceEpoch()));
    if (sunset.isValid() && (!since.isValid() || sunset >= since))
        fields.append("Sunset", httpDate(sunset));
    return fields;
}

} // namespace mock
