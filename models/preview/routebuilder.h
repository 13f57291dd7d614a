#pragma once

#include "routeinputs.h"
#include "secretresolver.h"

namespace preview {

/** Builds routes. References are resolved while a route is built, so the result is a future. */
class RouteBuilder final
{
public:
    explicit RouteBuilder(secrets::SecretResolver &resolver)
        : m_resolver(resolver)
    {}

    /**
     * The route; if it must not send, one with `block` set and without upstream and credential. The call itself never
     * fails: an unresolved reference is a block. The future may finish in another thread.
     */
    [[nodiscard]] QFuture<base::Result<routing::Route>> build(const RouteInputs &inputs) const;

private:
    secrets::SecretResolver &m_resolver;
};

} // namespace preview
