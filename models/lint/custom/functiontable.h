#pragma once

#include "functioncontext.h"

#include <span>

namespace lint {

/** A function that custom rules of rulesets can call, such as `pattern`. */
struct Function {
    const char *name;
    FunctionResults (*run)(const FunctionTarget &target, const document::Node &options, FunctionContext &context);
    /** Returns the name of an option that is missing or wrong, or std::nullopt. */
    std::optional<QString> (*check)(const document::Node &options);
};

/** Returns the functions that check a value alone: truthy, pattern, length … */
[[nodiscard]] std::span<const Function> valueFunctions();
/** Returns the functions that check the members of objects: xor, alphabetical, schema … */
[[nodiscard]] std::span<const Function> objectFunctions();

/** Returns the mark that is replaced by the name of a function's target in messages. */
[[nodiscard]] inline QString propertyMark()
{
    return u"#{{print(\"property\")}}"_qs;
}
[[nodiscard]] inline QString valueMark()
{
    return u"#{{print(\"value\")}}"_qs;
}

/** Returns a value as messages show it: a scalar as JSON, `Object{}`, `Array[]` or `undefined`. */
[[nodiscard]] QString printed(const document::Node &node);
/** Returns a text between quotes, as a JSON string. */
[[nodiscard]] QString quoted(const QByteArray &text);
/** Accepts any options of a function: always returns std::nullopt. */
[[nodiscard]] std::optional<QString> anyOptions(const document::Node &options);

} // namespace lint
