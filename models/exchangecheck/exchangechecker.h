#pragma once

#include "description.h"
#include "exchange.h"
#include "exchangefinding.h"

#include <memory>

namespace exchangecheck {

/** The operation of an API description that a request is for: indexes into Description::pathItems(). */
struct OperationNumber {
    qsizetype item = -1;
    qsizetype operation = -1; ///< -1 if the path does not have the method.
    friend bool operator==(const OperationNumber &, const OperationNumber &) = default;
};

/** The result of the check of one exchange. */
struct ExchangeResult {
    enum class Kind {
        Checked,
        OtherApi,  ///< The URL is not one of the API.
        Preflight, ///< The request is a CORS preflight, which browsers send by themselves.
    };

    Kind kind = Kind::Checked;
    QString operation;      ///< The operation, such as `GET /pets/{id}`; empty if the document does not have it.
    OperationNumber number; ///< The operation; -1 where the document does not have it.
    QList<ExchangeFinding> findings;
    int uncheckedBodies = 0; ///< The number of bodies that the record does not have all of.
};

/**
 * Checks exchanges against an API description: route, method, parameters, credentials, media type and body of the
 * client's request; status, header fields, media type and body of the response. At most one finding for each place of
 * an exchange. The request is that of the client; its credentials can be those that the gateway added. Texts with
 * REDACTED fit everything. Takes bounded time for each exchange, but call it in a worker. Not thread-safe.
 */
class ExchangeChecker final
{
public:
    explicit ExchangeChecker(std::shared_ptr<const description::Description> description);
    ~ExchangeChecker();
    Q_DISABLE_COPY_MOVE(ExchangeChecker)

    /** Checks an exchange. `url` is the URL of its request in absolute form. */
    [[nodiscard]] ExchangeResult check(const QByteArray &url, const traffic::Exchange &exchange);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace exchangecheck
