#pragma once

#include "cachedanswer.h"
#include "certificate.h"
#include "environment.h"
#include "result.h"
#include "serveraddress.h"

#include <QFuture>
#include <QList>

#include <utility>

namespace network {

inline constexpr char CertificatesPath[] = "/api/certs";

/** The query parameters of a list of certificates: `p`, `mode` and `filter`. */
[[nodiscard]] QueryItems queryItems(const management::CertificateQuery &query);

/** Queries of certificates with their answers. */
using AnsweredCertificates = QList<std::pair<management::CertificateQuery, management::CertificatePage>>;

/** The cached lists of all certificates of an environment, the oldest first. Parsed in a worker thread. */
[[nodiscard]] QFuture<base::Result<AnsweredCertificates>> cachedCertificates(
    management::AnswerCache &cache, const management::Environment &environment);

} // namespace network
