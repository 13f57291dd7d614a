#pragma once

#include "certificatereach.h"
#include "document.h"

#include <QTest>

namespace reachtests {

/** The time in all cases. */
inline const QDateTime Now(QDate(2026, 6, 15), QTime(12, 0), Qt::UTC);

/** A certificate in the dashboard's list; an empty text of a date or flag is a missing member. */
struct Listed {
    QString id;
    QString from = u"2026-01-01T00:00:00Z"_qs;
    QString to{};
    QString hasKey = u"true"_qs;
    QString names = u"shop.example"_qs; ///< With blanks between them; "-" for a missing member.
    bool hasDetails = true;
};

inline QDateTime momentOf(const QString &text)
{
    return text.isEmpty() ? QDateTime() : QDateTime::fromString(text, Qt::ISODate).toUTC();
}

inline management::Certificate certificateOf(const Listed &listed)
{
    using document::Value;
    management::Certificate certificate;
    certificate.id = listed.id;
    certificate.hasDetails = listed.hasDetails;
    certificate.subjectName = listed.id + u".example"_qs;
    certificate.notBefore = momentOf(listed.from);
    certificate.notAfter = momentOf(listed.to);
    certificate.hasPrivateKey = listed.hasKey == u"true";
    QList<std::pair<QByteArray, Value>> members{{"id", Value::string(listed.id)}};
    if (!listed.hasKey.isEmpty())
        members.append({"has_private", Value::boolean(certificate.hasPrivateKey)});
    if (listed.names != u"-") {
        certificate.dnsNames = listed.names.split(u' ', Qt::SkipEmptyParts);
        members.append({"dns_names", Value::array({})});
    }
    certificate.raw = Value::object(members);
    return certificate;
}

inline management::CertificateSet setOf(const QList<Listed> &listed, bool isComplete)
{
    management::CertificateSet set;
    set.setComplete(isComplete);
    for (const Listed &certificate : listed)
        set.insert(certificateOf(certificate));
    return set;
}

/** The API of a definition whose gateway extension has this server and upstream. */
inline reach::ServedApi apiOf(const QByteArray &server, const QByteArray &upstream = "{url: 'https://stock.example'}",
                              const QByteArray &state = "{active: true}")
{
    const QByteArray text = "openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n  /books: {get: {}, post: {}}\n"
                            "x-vendor-api-gateway:\n  info: {id: shop, name: Shop, state: " +
                            state + "}\n  server: " + server + "\n  upstream: " + upstream + '\n';
    const document::Document document(text, document::Format::Yaml);
    return reach::servedApi(description::Description(document.snapshot()), u"/apis/shop.yaml"_qs);
}

inline QString partText(const reach::CertificateNeed &need)
{
    switch (need.part) {
    case reach::CertificatePart::CustomDomain:
        return u"domain "_qs + need.domain;
    case reach::CertificatePart::Upstream:
        return (need.stopsDefinition ? u"upstream "_qs : u"calls of "_qs) + need.domain;
    case reach::CertificatePart::Client:
        return u"one client"_qs;
    case reach::CertificatePart::AllClients:
        break;
    }
    return u"all clients"_qs;
}

inline QString flawName(reach::CertificateFlaw flaw)
{
    static const QStringList names{u"none"_qs,           u"no key"_qs,          u"not on dashboard"_qs,
                                   u"other names"_qs,    u"not loaded"_qs,      u"no end"_qs,
                                   u"key not loaded"_qs, u"names not known"_qs, u"not an id"_qs};
    return names.at(static_cast<int>(flaw));
}

inline QString eventText(const reach::CertificateEvent &event, const reach::ServedApi &api)
{
    static const QStringList states{u"works"_qs, u"not known"_qs, u"stops"_qs};
    const QString when = event.change ? event.day().toString(Qt::ISODate) + u' ' : QString();
    const QString why = event.change ? QString() : u" ("_qs + flawName(event.flaw) + u')';
    return u"%1%2: %3, %4%5"_qs.arg(when, partText(event.need), states.at(static_cast<int>(event.state)),
                                    api.certificates.at(event.certificate).id, why);
}

/** The events as lines: what has stopped first, then "today", what is ahead, and what is not known. */
inline QStringList eventLines(const reach::CertificateEvents &events, const reach::ServedApi &api)
{
    QStringList lines;
    for (const reach::CertificateEvent &event : events.stopped)
        lines.append(eventText(event, api));
    lines.append(u"today"_qs);
    for (const QList<reach::CertificateEvent> *list : {&events.ahead, &events.notKnown}) {
        for (const reach::CertificateEvent &event : *list)
            lines.append(eventText(event, api));
    }
    return lines;
}

} // namespace reachtests
