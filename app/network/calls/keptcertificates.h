#pragma once

#include "certificate.h"
#include "environment.h"
#include "keptanswer.h"
#include "result.h"
#include "serveraddress.h"

#include <QFuture>
#include <QList>

#include <utility>

namespace network {

inline constexpr char CertificatesPath[] = "/api/certs";

/** The parameters of a question about certificates. Source: section 4.1 of the reference. */
[[nodiscard]] QueryItems queryItems(const management::CertificateQuery &query);

/** Questions about certificates with their answers. */
using AnsweredCertificates = QList<std::pair<management::CertificateQuery, management::CertificatePage>>;

/** What is kept of that environment's unfiltered lists, the oldest first. Read at once, understood in a worker. */
[[nodiscard]] QFuture<base::Result<AnsweredCertificates>> keptCertificates(management::AnswerCache &cache,
                                                                           const management::Environment &environment);

} // namespace network
