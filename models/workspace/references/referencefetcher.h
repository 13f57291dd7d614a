#pragma once

#include "allowedurls.h"
#include "documentsource.h"

#include <QFuture>

namespace workspace {

/** Fetches documents that references name from the network; implemented in app/network. */
class ReferenceFetcher
{
public:
    using Outcome = base::Result<QByteArray, openapi::Unavailability>;

    virtual ~ReferenceFetcher() = default;
    /** Fetches the bytes at an allowed URL. Sends no credentials, and follows redirects within the same server or to
     * other allowed URLs. Failures: FetchFailed, FetchRefused, FetchTooLarge, LeadsElsewhere. */
    [[nodiscard]] virtual QFuture<Outcome> fetch(const QString &url, const AllowedUrls &allowed) = 0;
};

} // namespace workspace
