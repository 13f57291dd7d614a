#pragma once

#include "routeinputs.h"
#include "secretresolver.h"

namespace preview {

/** Makes routes. The references in a definition's texts are resolved when it is loaded, so the answer comes later. */
class RouteBuilder final
{
public:
    explicit RouteBuilder(secrets::SecretResolver &resolver)
        : m_resolver(resolver)
    {}

    /**
     * The route; where it must not send, one with `block` set and neither upstream nor credential. The call itself
     * never fails: a reference without an answer is a block. The future may end in another thread.
     */
    [[nodiscard]] QFuture<base::Result<routing::Route>> build(const RouteInputs &inputs) const;

private:
    secrets::SecretResolver &m_resolver;
};

} // namespace preview
