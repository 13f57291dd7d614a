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

/** Returns the query parameters of a request for a list of certificates: `p`, `mode` and `filter`. */
[[nodiscard]] QueryItems queryItems(const management::CertificateQuery &query);

/** The queries of lists of certificates that were answered, with their answers. */
using AnsweredCertificates = QList<std::pair<management::CertificateQuery, management::CertificatePage>>;

/** Returns all cached lists of certificates of an environment, the oldest first. They are parsed in a worker thread. */
[[nodiscard]] QFuture<base::Result<AnsweredCertificates>> cachedCertificates(
    management::AnswerCache &cache, const management::Environment &environment);

} // namespace network
