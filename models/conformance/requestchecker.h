#pragma once

#include "checkoptions.h"
#include "description.h"
#include "message.h"
#include "operationindex.h"
#include "requestfinding.h"
#include "value.h"

#include <memory>

namespace conformance {

/** A value of a request, and the Parameter Object or Media Type Object that describes it. */
struct ReceivedValue {
    openapi::Place holder;
    document::Value value;
};

/**
 * Checks requests against the operations of an API description: credentials, media type, parameters and body. What an
 * operation says is read once and kept. References are followed into the documents of the description only. Takes
 * bounded time for each request, but call it in a worker thread. Not thread-safe.
 */
class RequestChecker final
{
public:
    explicit RequestChecker(std::shared_ptr<const description::Description> description,
                            const CheckOptions &options = {});
    ~RequestChecker();
    Q_DISABLE_COPY_MOVE(RequestChecker)

    [[nodiscard]] const OperationIndex &operations() const;

    /** Returns why a request does not fit the operation that it matches, at most MaximumFindings: credentials first,
     * then the media type, parameters and body. `body` is the body without content coding.
     */
    [[nodiscard]] QList<RequestFinding> check(const PathMatch &match, const http::RequestHead &head,
                                              const QByteArray &body, BodyRecord record = BodyRecord::Whole);
    /** Returns true if a request has the credentials that the operation needs. */
    [[nodiscard]] bool hasCredentials(const PathMatch &match, const http::RequestHead &head);
    /** Returns the values of the parameters and of the body that can be read. */
    [[nodiscard]] QList<ReceivedValue> valuesOf(const PathMatch &match, const http::RequestHead &head,
                                                const QByteArray &body);
    /** Returns the value that check() compares with a schema: of the parameter with a name or, for RequestPart::Body,
     * of the body. RequestPart::Query is meant for parameters of the whole query, too. Returns std::nullopt if the
     * request has no such value or it can't be read. */
    [[nodiscard]] std::optional<document::Value> valueOf(const PathMatch &match, const http::RequestHead &head,
                                                         const QByteArray &body, RequestPart part,
                                                         const QByteArray &name = {});
    /** Returns the values of `WWW-Authenticate` for an answer that refuses a request to the operation. */
    [[nodiscard]] QList<QByteArray> challengesOf(const PathMatch &match);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace conformance
