#pragma once

#include "objecttype.h"
#include "version.h"

namespace bundling {

/** The member of the components for a kind of objects; none: they cannot be components in the version. */
[[nodiscard]] QByteArray sectionOf(specification::ObjectKind kind, specification::Version version);

} // namespace bundling
