#pragma once

#include "definitionview.h"
#include "document.h"

namespace definition {

/** Returns the entries of `servers` whose URL is the upstream URL of the gateway. A public document should not contain
 * them. */
[[nodiscard]] QList<document::Pointer> serversThatAreUpstream(const DefinitionView &view);

/** Makes a document public: removes the gateway extension and, with `dropUpstreamServers`, the servers that
 * serversThatAreUpstream() returns, as one undo step. */
base::Result<void> exportPublic(document::Document &document, bool dropUpstreamServers);

} // namespace definition
