#pragma once

#include "definitionview.h"
#include "document.h"

namespace definition {

/** The entries of `servers` with the upstream URL. A public document should not contain them. */
[[nodiscard]] QList<document::Pointer> serversThatAreUpstream(const DefinitionView &view);

/** Removes the extension, and with `dropUpstreamServers` also those servers, as one undo step. */
base::Result<void> exportPublic(document::Document &document, bool dropUpstreamServers);

} // namespace definition
