#include "certificateexport.h"

#include "csvline.h"

namespace items {
namespace {

constexpr qsizetype CalendarLineBytes = 75;

QString yesOrNo(const management::Certificate &certificate, bool value)
{
    if (!certificate.hasDetails)
        return {};
    return value ? u"true"_qs : u"false"_qs;
}

/** Folds lines longer than 75 bytes (RFC 5545 §3.1) without splitting characters. */
QByteArray foldedCalendarLine(const QByteArray &line)
{
    QByteArray result;
    qsizetype width = 0;
    for (const char byte : line) {
        const bool startsCharacter = (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
        if (startsCharacter && width >= CalendarLineBytes - 4) {
            result += "\r\n ";
            width = 1;
        }
        result += byte;
        ++width;
    }
    return result + "\r\n";
}

/** Removes control characters, which could start a new line (RFC 5545 §3.3.11). */
QByteArray calendarText(QString text)
{
    text.replace(u"\r\n"_qs, u"\n"_qs).replace(u'\r', u'\n');
    text.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != u'\n' && c != u'\t'; });
    return text.replace(u"\\"_qs, u"\\\\"_qs)
        .replace(u";"_qs, u"\\;"_qs)
        .replace(u","_qs, u"\\,"_qs)
        .replace(u"\n"_qs, u"\\n"_qs)
        .toUtf8();
}

QByteArray event(const management::Certificate &certificate, const QDateTime &now, const QString &summary)
{
    const QByteArray day = certificate.notAfter.toUTC().toString(u"yyyyMMdd"_qs).toLatin1();
    return foldedCalendarLine("BEGIN:VEVENT") +
           foldedCalendarLine("UID:certificate-" + calendarText(certificate.id) + "@gatewright") +
           foldedCalendarLine("DTSTAMP:" + now.toUTC().toString(u"yyyyMMdd'T'HHmmss'Z'"_qs).toLatin1()) +
           foldedCalendarLine("DTSTART;VALUE=DATE:" + day) + foldedCalendarLine("SUMMARY:" + calendarText(summary)) +
           foldedCalendarLine("DESCRIPTION:" +
                              calendarText(certificate.dnsNames.join(u'\n') + u'\n' + certificate.id)) +
           foldedCalendarLine("BEGIN:VALARM") + foldedCalendarLine("ACTION:DISPLAY") +
           foldedCalendarLine("TRIGGER:-P14D") + foldedCalendarLine("DESCRIPTION:" + calendarText(summary)) +
           foldedCalendarLine("END:VALARM") + foldedCalendarLine("END:VEVENT");
}

} // namespace

QByteArray certificatesCsv(const QList<management::Certificate> &certificates, const QStringList &titles)
{
    QByteArray csv = base::csvLine(titles);
    for (const management::Certificate &certificate : certificates) {
        csv += base::csvLine(
            {certificate.subjectName, certificate.issuerName, certificate.dnsNames.join(u' '),
             certificate.notBefore.toUTC().toString(Qt::ISODate), certificate.notAfter.toUTC().toString(Qt::ISODate),
             yesOrNo(certificate, certificate.hasPrivateKey), yesOrNo(certificate, certificate.isCa), certificate.id});
    }
    return csv;
}

QByteArray certificatesCalendar(const QList<management::Certificate> &certificates, const QDateTime &now,
                                const std::function<QString(const management::Certificate &)> &summary)
{
    QByteArray calendar = foldedCalendarLine("BEGIN:VCALENDAR") + foldedCalendarLine("VERSION:2.0") +
                          foldedCalendarLine("PRODID:-//Gatewright//Certificates//EN");
    for (const management::Certificate &certificate : certificates) {
        if (certificate.notAfter.isValid())
            calendar += event(certificate, now, summary(certificate));
    }
    return calendar + foldedCalendarLine("END:VCALENDAR");
}

} // namespace items
