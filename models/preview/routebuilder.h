#pragma once

#include "grants.h"
#include "routeinputs.h"
#include "secretresolver.h"

namespace preview {

/**
 * Builds the gateway's routes from what was read of definitions. Building a route resolves its references to secrets,
 * so the result is a future. A reference without a grant is not looked up and blocks the route. A route to the built-in
 * echo or to a mock gets the text of its references, because their values are for the upstream.
 */
class RouteBuilder final
{
public:
    RouteBuilder(secrets::SecretResolver &resolver, const consent::Grants &grants)
        : m_resolver(resolver)
        , m_grants(grants)
    {}

    /**
     * Returns the route for `inputs`. A route that must not send has `block` set and neither upstream nor credential.
     * The future holds no error: an unresolved reference is a block. It may finish in another thread.
     */
    [[nodiscard]] QFuture<base::Result<routing::Route>> build(const RouteInputs &inputs) const;

private:
    secrets::SecretResolver &m_resolver;
    const consent::Grants &m_grants;
};

} // namespace preview
