#pragma once

#include "line.h"
#include "snapshot.h"
#include "version.h"

namespace propertyline {

/** Returns the schema of a line in a version of OpenAPI, with its keywords in the order of the specification's table.
 * The name and whether the property is required are not part of it. */
[[nodiscard]] document::Value schemaOf(const Line &line, specification::Version version);
/** Returns the text in a format of an object with only the property of a line, for a preview: `properties` with the
 * schema, and `required` if the property is required. */
[[nodiscard]] QByteArray previewOf(const Line &line, specification::Version version, document::Format format);

} // namespace propertyline
