#pragma once

#include "document.h"

namespace conversion {

/** Replaces all aliases and merge keys (`<<`) of a YAML document by copies of the values that they name. Comments in
 * mappings with a merge key are lost. Returns the error TooLarge if the copies are too large: see
 * document::MaximumAliasSteps and document::MaximumMergedMembers. */
base::Result<void> replaceAliases(document::Document &document);

} // namespace conversion
