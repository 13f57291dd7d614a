#include "certificatestatus.h"

namespace management {

namespace {

constexpr qint64 secondsOfDay = 24 * 60 * 60;

qint64 wholeDays(const QDateTime &from, const QDateTime &to)
{
    return from.secsTo(to) / secondsOfDay;
}

} // namespace

CertificateStatus certificateStatus(const Certificate &certificate, const QDateTime &now, int warnDays)
{
    const QDateTime &start = certificate.notBefore;
    const QDateTime &end = certificate.notAfter;
    if (end.isValid() && now > end)
        return {Validity::Expired, wholeDays(end, now)};
    if (start.isValid() && now < start)
        return {Validity::NotYetValid, wholeDays(now, start)};
    if (!end.isValid())
        return {};
    const qint64 left = wholeDays(now, end);
    return {left < warnDays ? Validity::ExpiresSoon : Validity::Valid, left};
}

} // namespace management
