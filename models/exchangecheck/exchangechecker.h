#pragma once

#include "description.h"
#include "exchange.h"
#include "exchangeresult.h"
#include "value.h"

#include <memory>
#include <optional>

namespace exchangecheck {

/**
 * Checks exchanges against an API description: route, method, parameters, credentials, media type and body of the
 * client's request; status, header fields, media type and body of the response. At most one finding for each place of
 * an exchange. The request is that of the client; its credentials can be those that the gateway added. Texts with
 * REDACTED fit everything. A request that the gateway served is compared below the listen path of its route, and a
 * response that the gateway or its echo has sent is not compared. Takes bounded time for each exchange, but call it in
 * a worker. Not thread-safe.
 */
class ExchangeChecker final
{
public:
    explicit ExchangeChecker(std::shared_ptr<const description::Description> description);
    ~ExchangeChecker();
    Q_DISABLE_COPY_MOVE(ExchangeChecker)

    /** Checks an exchange. `url` is the URL of its request in absolute form. */
    [[nodiscard]] ExchangeResult check(const QByteArray &url, const traffic::Exchange &exchange);
    /** Returns the value that a finding of check() is in: that of the parameter, header field or body, in which
     * ExchangeFinding::instance is a place. Returns std::nullopt if there is none or it can't be read. */
    [[nodiscard]] std::optional<document::Value> valueOf(const QByteArray &url, const traffic::Exchange &exchange,
                                                         const ExchangeFinding &finding);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace exchangecheck
