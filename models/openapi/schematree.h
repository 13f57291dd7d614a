#pragma once

#include "openapilimits.h"
#include "schemarow.h"
#include "snapshot.h"
#include "version.h"

#include <vector>

namespace openapi {

/** Returns the version whose schema keywords a document uses: the stated one, or the newest if no known version is
 * stated. */
[[nodiscard]] specification::Version schemaVersion(const document::Snapshot &snapshot);

/** Returns the rows of a schema for a schema tree: first the schema itself, then the schemas of its keywords in the
 * order of the text, each row after its parent. The specification's table tells which keywords have schemas. References
 * are not followed. Rows deeper than MaximumSchemaDepth or beyond MaximumSchemaRows or MaximumSchemaText are omitted.
 */
[[nodiscard]] std::vector<SchemaRow> readSchema(const document::Snapshot &snapshot, const document::Pointer &pointer);
/** Returns the rows of the schema at the node `schema` for a schema tree, as readSchema() does for the schema at a
 * place of a snapshot. `pointer` is the place of `schema`; the pointers in the rows begin with it. */
[[nodiscard]] std::vector<SchemaRow> readSchema(const document::Node &schema, const document::Pointer &pointer,
                                                specification::Version version);

} // namespace openapi
