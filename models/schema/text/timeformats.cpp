#include "timeformats.h"

#include <QDate>
#include <QRegularExpression>

namespace schema {

bool isDate(const QString &text)
{
    static const QRegularExpression form(u"\\A([0-9]{4})-([0-9]{2})-([0-9]{2})\\z"_qs);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return false;
    // QDate has no year 0, which has the length of the year 2000.
    const int year = match.captured(1).toInt();
    return QDate::isValid(year == 0 ? 2000 : year, match.captured(2).toInt(), match.captured(3).toInt());
}

bool isTime(const QString &text)
{
    static const QRegularExpression form(
        u"\\A([0-9]{2}):([0-9]{2}):([0-9]{2})(\\.[0-9]+)?([Zz]|([+-])([0-9]{2}):([0-9]{2}))\\z"_qs);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return false;
    const int hour = match.captured(1).toInt();
    const int minute = match.captured(2).toInt();
    const int second = match.captured(3).toInt();
    const int offsetHour = match.captured(7).toInt();
    const int offsetMinute = match.captured(8).toInt();
    if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59)
        return false;
    if (second < 60)
        return true;
    // A leap second is the last of a day in UTC.
    constexpr int Day = 24 * 60;
    const int sign = match.captured(6) == u'-' ? 1 : -1;
    const int inUtc = (hour * 60 + minute + sign * (offsetHour * 60 + offsetMinute) + Day) % Day;
    return inUtc == Day - 1;
}

bool isDateTime(const QString &text)
{
    constexpr qsizetype DateLength = 10;
    return text.size() > DateLength && text[DateLength].toUpper() == u'T' && isDate(text.first(DateLength)) &&
           isTime(text.sliced(DateLength + 1));
}

bool isDuration(const QString &text)
{
    static const QRegularExpression form(
        u"\\AP(?=.)([0-9]+W|(?=[0-9T])(([0-9]+Y([0-9]+M([0-9]+D)?)?|[0-9]+M([0-9]+D)?|[0-9]+D)?)"
        "(T(?=[0-9])([0-9]+H([0-9]+M([0-9]+S)?)?|[0-9]+M([0-9]+S)?|[0-9]+S))?)\\z"_qs);
    return form.match(text).hasMatch();
}

} // namespace schema
