#pragma once

#include "line.h"
#include "version.h"

namespace propertyline {

/** Returns the schema of a line in a version of OpenAPI, with its keywords in the order of the specification's table.
 * The name and whether the property is required are not part of it. */
[[nodiscard]] document::Value schemaOf(const Line &line, specification::Version version);
/** Returns the YAML text of the property in an object with only this property, for a preview: `properties` with the
 * schema, and `required` if it is. */
[[nodiscard]] QByteArray yamlOf(const Line &line, specification::Version version);

} // namespace propertyline
