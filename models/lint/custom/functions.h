#pragma once

#include "functioncontext.h"

namespace lint {

/** Returns true if rulesets can use a function with this name. */
[[nodiscard]] bool isKnownFunction(const QByteArray &name);
/** Returns the names of all functions that rulesets can use, for messages. */
[[nodiscard]] QString functionNames();
/** Returns the name of an option of a function call that is missing or wrong, or std::nullopt if all are right. */
[[nodiscard]] std::optional<QString> wrongOption(const QByteArray &function, const document::Node &options);
[[nodiscard]] FunctionResults callFunction(const FunctionCall &call, const FunctionTarget &target,
                                           FunctionContext &context);

} // namespace lint
