#pragma once

#include "builtrequest.h"
#include "description.h"

#include <memory>

namespace requests {

class RequestBuilding;

/**
 * Builds requests to the operations of an API description. Values that the user has not chosen come from the examples
 * of the parameter or media type, else from `example`, `examples`, `default`, `enum` and `const` of the schema, else
 * they are generated; the same choices always give the same request. Parameters of the path item are merged with those
 * of the operation. References are followed into the documents of the description only: nothing is read or fetched.
 * Takes bounded time, see requestlimits.h, but call it in a worker thread. Not thread-safe.
 */
class RequestBuilder final
{
public:
    explicit RequestBuilder(std::shared_ptr<const description::Description> description);
    ~RequestBuilder();
    Q_DISABLE_COPY_MOVE(RequestBuilder)

    /** Builds the request to an operation of a path item that Description::pathItems() returned. A body that the
     * document describes is sent whatever the method is. */
    [[nodiscard]] BuiltRequest build(const openapi::PathItem &item, const openapi::Operation &operation,
                                     const Choices &choices = {});

private:
    std::unique_ptr<RequestBuilding> m_building;
};

} // namespace requests
