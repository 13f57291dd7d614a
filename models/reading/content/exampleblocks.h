#pragma once

#include "blockwriter.h"
#include "snapshot.h"

namespace reading {

/** Writes the `example` and `examples` of a parameter, media type, schema or similar object. The `examples` of a schema
 * are a list in OpenAPI 3.1. */
void writeExamples(BlockWriter &writer, const document::Node &object, const document::Snapshot &snapshot);

/** Writes a link to the external documentation of an object, with its description. Writes nothing if it has none. */
void writeExternalDocs(BlockWriter &writer, const document::Node &object);

/** Writes the URLs of a `servers` list, with their descriptions and variables. */
void writeServers(BlockWriter &writer, const document::Node &servers);

/** Returns a URL without its user name and password. */
[[nodiscard]] QString withoutUser(const QString &url);

} // namespace reading
