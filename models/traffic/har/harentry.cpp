#include "harentry.h"

namespace traffic {

QString textForNumber(const QJsonObject &entry)
{
    static const QStringList numbers = {
        u"/time"_qs,
        u"/request/headersSize"_qs,
        u"/request/bodySize"_qs,
        u"/response/status"_qs,
        u"/response/headersSize"_qs,
        u"/response/bodySize"_qs,
        u"/response/content/size"_qs,
        u"/response/content/compression"_qs,
        u"/timings/blocked"_qs,
        u"/timings/dns"_qs,
        u"/timings/connect"_qs,
        u"/timings/ssl"_qs,
        u"/timings/send"_qs,
        u"/timings/wait"_qs,
        u"/timings/receive"_qs,
    };
    for (const QString &pointer : numbers) {
        QJsonValue value = entry;
        const QStringList names = pointer.split(u'/', Qt::SkipEmptyParts);
        for (const QString &name : names)
            value = value[name];
        if (value.isString())
            return pointer;
    }
    return {};
}

} // namespace traffic
