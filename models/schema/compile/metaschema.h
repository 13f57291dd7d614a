#pragma once

#include "snapshot.h"

namespace schema {

inline constexpr char MetaSchemaUri[] = "https://json-schema.org/draft/2020-12/schema";

/** What JSON Schema 2020-12 allows as a schema: all vocabularies in one document. */
[[nodiscard]] const document::Snapshot &metaSchema();

} // namespace schema
