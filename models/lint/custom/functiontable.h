#pragma once

#include "functioncontext.h"

#include <span>

namespace lint {

/** A function of the language of rulesets. */
struct Function {
    const char *name;
    FunctionResults (*run)(const FunctionTarget &target, const document::Node &options, FunctionContext &context);
    /** The option that is wrong, or nothing. */
    std::optional<QString> (*check)(const document::Node &options);
};

/** Functions about the value alone: truthy, pattern, length … */
[[nodiscard]] std::span<const Function> valueFunctions();
/** Functions about the members of objects: xor, alphabetical, schema … */
[[nodiscard]] std::span<const Function> objectFunctions();

/** For the name of the target, and its value, in messages. */
[[nodiscard]] inline QString propertyMark()
{
    return u"#{{print(\"property\")}}"_qs;
}
[[nodiscard]] inline QString valueMark()
{
    return u"#{{print(\"value\")}}"_qs;
}

/** A value as in messages: a scalar as JSON, `Object{}`, `Array[]` or `undefined`. */
[[nodiscard]] QString printed(const document::Node &node);
/** A text between quotes, as JSON. */
[[nodiscard]] QString quoted(const QByteArray &text);
/** Nothing: all options are right. */
[[nodiscard]] std::optional<QString> anyOptions(const document::Node &options);

} // namespace lint
