#pragma once

#include "cachedanswer.h"
#include "value.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** A certificate of the dashboard. `hasDetails` is false if the list contained only the id. */
struct Certificate {
    QString id;
    bool hasDetails = false;
    QStringList dnsNames;
    bool hasPrivateKey = false;
    bool isCa = false;
    QString issuerName;
    QString subjectName;
    QDateTime notBefore; ///< UTC. Invalid if missing or not a date.
    QDateTime notAfter;
    document::Value raw; ///< The element of the answer, with unknown members.
};

/** The member of the answer with the list: `cert_basics` or `certs`. */
enum class CertificateShape { Basics, Certs };

/** An answer of `GET /api/certs`. */
struct CertificatePage {
    CertificateShape shape = CertificateShape::Basics;
    QList<Certificate> certificates;
    int pages = 0;
    document::Value other = document::Value::object(); ///< The other members of the answer.
    std::optional<StaleAnswer> stale{};                ///< Set for a cached answer.
};

/** Filter of a detailed list by private key. Omit: no filter is sent. */
enum class CertificateFilter { Omit, WithPrivateKey, WithoutPrivateKey };

/** The query parameters of a list. `filter` is only sent together with `detailed`. */
struct CertificateQuery {
    std::optional<int> page; ///< Starts at 1. Negative: all pages. Nothing: not sent.
    bool detailed = false;
    std::optional<CertificateFilter> filter;
    friend bool operator==(const CertificateQuery &, const CertificateQuery &) = default;
};

} // namespace management
