#pragma once

#include "functioncontext.h"

namespace lint {

/** The function `schema`: validates the value, with references replaced by what they refer to, against a JSON Schema of
 * the ruleset. Schemas of earlier drafts are read as what they mean in 2020-12. */
[[nodiscard]] FunctionResults matchesSchema(const FunctionTarget &target, const document::Node &options,
                                            FunctionContext &context);
[[nodiscard]] std::optional<QString> checkSchemaOptions(const document::Node &options);

} // namespace lint
