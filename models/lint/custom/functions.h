#pragma once

#include "functioncontext.h"

namespace lint {

/** True for the functions that rulesets can use. */
[[nodiscard]] bool isKnownFunction(const QByteArray &name);
/** The names of all functions, for messages. */
[[nodiscard]] QString functionNames();
/** The name of an option that is missing or wrong; nothing if all are right. */
[[nodiscard]] std::optional<QString> wrongOption(const QByteArray &function, const document::Node &options);
[[nodiscard]] FunctionResults callFunction(const FunctionCall &call, const FunctionTarget &target,
                                           FunctionContext &context);

} // namespace lint
