#pragma once

#include "functioncontext.h"

namespace lint {

/** Implements the function `schema` of custom rules: validates the target, with references replaced by their targets,
 * against a JSON Schema of the ruleset. Schemas of earlier drafts are read as schemas of 2020-12 with the same meaning.
 */
[[nodiscard]] FunctionResults matchesSchema(const FunctionTarget &target, const document::Node &options,
                                            FunctionContext &context);
[[nodiscard]] std::optional<QString> checkSchemaOptions(const document::Node &options);

} // namespace lint
