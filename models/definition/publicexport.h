#pragma once

#include "definitionview.h"
#include "document.h"

namespace definition {

/** The entries of `servers` that are the upstream itself: what a public document would give away. */
[[nodiscard]] QList<document::Pointer> serversThatAreUpstream(const DefinitionView &view);

/** Takes the extension off, and with `dropUpstreamServers` also those servers, as one undo step. */
base::Result<void> exportPublic(document::Document &document, bool dropUpstreamServers);

} // namespace definition
