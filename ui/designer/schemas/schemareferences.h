#pragma once

#include "snapshot.h"

#include <QStringList>

namespace designer {

/** References to the schemas among the components of a document. */
[[nodiscard]] QStringList schemaReferences(const document::Snapshot &snapshot);

} // namespace designer
