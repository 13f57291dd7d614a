#pragma once

#include "grants.h"
#include "routeinputs.h"
#include "secretresolver.h"

namespace preview {

/**
 * Builds routes. Their references are resolved then, so the result is a future. A reference without a grant is not
 * looked up, and blocks the route. The built-in echo gets the text of references: their values are for the upstream.
 */
class RouteBuilder final
{
public:
    RouteBuilder(secrets::SecretResolver &resolver, const consent::Grants &grants)
        : m_resolver(resolver)
        , m_grants(grants)
    {}

    /**
     * The route; if it must not send, one with `block` set and without upstream and credential. The call itself never
     * fails: an unresolved reference is a block. The future may finish in another thread.
     */
    [[nodiscard]] QFuture<base::Result<routing::Route>> build(const RouteInputs &inputs) const;

private:
    secrets::SecretResolver &m_resolver;
    const consent::Grants &m_grants;
};

} // namespace preview
