#pragma once

#include "cachedanswer.h"
#include "value.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** A certificate in the dashboard's list. `hasDetails` is false if the list contained only the id. */
struct Certificate {
    QString id;
    bool hasDetails = false;
    QStringList dnsNames;
    bool hasPrivateKey = false;
    bool isCa = false;
    QString issuerName;
    QString subjectName;
    QDateTime notBefore; ///< The start of the validity in UTC; invalid if it is missing or not a date.
    QDateTime notAfter;
    document::Value raw; ///< The element of the answer that the certificate was read from, with unknown members.

    /** The name of the certificate to show in one place: its subject, or else its first DNS name, or else its id. */
    [[nodiscard]] QString title() const
    {
        if (!subjectName.isEmpty())
            return subjectName;
        return dnsNames.isEmpty() ? id : dnsNames.constFirst();
    }
};

/** The member of the answer that has the list of certificates: `cert_basics` or `certs`. */
enum class CertificateShape { Basics, Certs };

/** An answer of `GET /api/certs`: a page of the list of certificates. */
struct CertificatePage {
    CertificateShape shape = CertificateShape::Basics;
    QList<Certificate> certificates;
    int pages = 0;
    /** The members of the answer besides the list and the number of pages. */
    document::Value other = document::Value::object();
    std::optional<StaleAnswer> stale{}; ///< Set if the answer was read from the cache.
};

/** The filter of a detailed list of certificates by private key. Omit: no filter is sent. */
enum class CertificateFilter { Omit, WithPrivateKey, WithoutPrivateKey };

/** The query parameters of a request for a list of certificates. `filter` is only sent together with `detailed`. */
struct CertificateQuery {
    /** The number of the page, from 1. Negative: all pages. Nothing: the parameter is not sent. */
    std::optional<int> page;
    bool detailed = false;
    std::optional<CertificateFilter> filter;
    friend bool operator==(const CertificateQuery &, const CertificateQuery &) = default;
};

} // namespace management
