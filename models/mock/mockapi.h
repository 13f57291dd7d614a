#pragma once

#include "description.h"
#include "message.h"
#include "mockfinding.h"

#include <memory>
#include <optional>

namespace mock {

/** How a mock answers. */
struct MockOptions {
    /** The path of the upstream's URL, which comes before the paths of the API; without a slash at its end. */
    QByteArray upstreamPath = {};
    /** The listen path that comes after it because the gateway does not strip it; empty if it does. */
    QByteArray listenPath = {};
    quint32 seed = 1;            ///< Chooses among generated values; 1 gives the usual ones.
    bool answersInvalid = false; ///< Whether requests that do not fit the document are answered as if they did.
    friend bool operator==(const MockOptions &, const MockOptions &) = default;
};

/** The answer of a mock. */
struct MockAnswer {
    http::ResponseHead head; ///< Without `Content-Length` and `Date`.
    QByteArray body;         ///< Empty for HEAD and for statuses that have no body.
    /** Why the request does not fit the document; then why the document's own example does not. At most
     * MaximumNamedFindings of each. */
    QList<traffic::MockFinding> findings;
};

/**
 * A mock of an API: answers requests as its description says, without state. Checks the path, the method, credentials,
 * the media type, parameters and the body, in this order; then takes the response that the request prefers (RFC 7240:
 * `code`, `example`, `dynamic`, `seed`), else the lowest documented success, in the media type that it accepts. The
 * body is the example that fits the request best, else a value for the schema. Equal requests get equal answers unless
 * they ask for another seed. Takes bounded time, but call it in a worker thread. Not thread-safe.
 */
class MockApi final
{
public:
    MockApi(std::shared_ptr<const description::Description> description, const MockOptions &options);
    ~MockApi();
    Q_DISABLE_COPY_MOVE(MockApi)

    /** Answers a request. `body` is the body without content coding. */
    [[nodiscard]] MockAnswer answer(const http::RequestHead &head, const QByteArray &body);

    /** Returns the documented response of an operation with a status; without one, with the lowest documented success.
     * A status that is not documented has a problem as its body. `path` and `method` are keys of the document. Returns
     * std::nullopt if there is no such operation. */
    [[nodiscard]] std::optional<MockAnswer> documented(const QByteArray &path, const QByteArray &method,
                                                       std::optional<int> status);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace mock
