#pragma once

#include "exchange.h"
#include "requestchecker.h"
#include "responsechecker.h"

namespace recorded {

/** Why a recorded exchange does not fit an API description: the request does not, or the response. */
struct Misfit {
    enum class Part {
        Operation,   ///< The description has no operation for the method and path.
        Request,     ///< See `request`.
        Status,      ///< The operation has no response for the status.
        MediaType,   ///< The response has a media type that the description does not have for the status.
        NotReadable, ///< The body of the response is not what its media type says.
        Response,    ///< The body of the response does not fit its schema: see `schema`.
    };
    Part part = Part::Operation;
    std::optional<conformance::RequestFinding> request;
    std::optional<schema::Finding> schema;
    int status = 0;
    QByteArray name; ///< The media type of the response, or the language that its body is not.
};

/** The result of the check of a recorded exchange. */
struct ContractResult {
    QString operation; ///< The operation, such as `GET /pets`; empty if the description does not have it.
    QList<Misfit> misfits;
    [[nodiscard]] bool isValid() const { return misfits.isEmpty(); }
};

/**
 * Checks recorded exchanges against an API description. Paths are those of the description, or below the path of one of
 * its servers. Truncated bodies are not checked. For a worker; not thread-safe.
 */
class ContractCheck final
{
public:
    explicit ContractCheck(const description::Description &description);

    [[nodiscard]] ContractResult check(const traffic::Exchange &exchange);

private:
    struct Found {
        conformance::PathMatch match;
        http::RequestHead head; ///< The request with its target below the server's path.
    };
    [[nodiscard]] std::optional<Found> find(const http::RequestHead &head) const;
    void checkRequest(const traffic::Exchange &exchange, const Found &found, ContractResult &result);
    void checkResponse(const traffic::Exchange &exchange, const Found &found, ContractResult &result);

    std::shared_ptr<const description::Description> m_description;
    conformance::RequestChecker m_requests;
    conformance::ResponseChecker m_responses;
    QList<QByteArray> m_basePaths; ///< The paths of the servers, without a slash at their ends; the empty one first.
};

} // namespace recorded
