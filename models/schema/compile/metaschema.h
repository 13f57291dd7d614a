#pragma once

#include "snapshot.h"

namespace schema {

inline constexpr char MetaSchemaUri[] = "https://json-schema.org/draft/2020-12/schema";

/** Returns the meta-schema of JSON Schema 2020-12, which describes valid schemas: all vocabularies in one document. */
[[nodiscard]] const document::Snapshot &metaSchema();

} // namespace schema
