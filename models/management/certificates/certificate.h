#pragma once

#include "cachedanswer.h"
#include "value.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace management {

/** One certificate of the list. Source: section 2.2 of the reference. Where only the id was answered, `hasDetails` is
 * false. */
struct Certificate {
    QString id;
    bool hasDetails = false;
    QStringList dnsNames;
    bool hasPrivateKey = false;
    bool isCa = false;
    QString issuerName;
    QString subjectName;
    QDateTime notBefore; ///< UTC; invalid when missing or not understood.
    QDateTime notAfter;
    document::Value raw; ///< The element as answered, unknown members included.
};

/** The member of the answer that had the list: `cert_basics` or `certs`. */
enum class CertificateShape { Basics, Certs };

/** One answer of `GET /api/certs`. */
struct CertificatePage {
    CertificateShape shape = CertificateShape::Basics;
    QList<Certificate> certificates;
    int pages = 0;
    document::Value other = document::Value::object(); ///< Members of the answer that are none of these.
    std::optional<StaleAnswer> stale{};                ///< Set where this is an answer of before.
};

/** Filter of a detailed list by private key; Omit sends no filter. */
enum class CertificateFilter { Omit, WithPrivateKey, WithoutPrivateKey };

/** The parameters of section 4.1; `filter` is sent only together with `detailed`. */
struct CertificateQuery {
    std::optional<int> page; ///< From 1; below 0 returns all; nothing: not sent.
    bool detailed = false;
    std::optional<CertificateFilter> filter;
    friend bool operator==(const CertificateQuery &, const CertificateQuery &) = default;
};

} // namespace management
