#pragma once

#include "policyfields.h"

#include <QString>

#include <optional>

namespace policies {

/** Spaces per level wherever a policy is shown as JSON. */
inline constexpr int JsonIndent = 2;

/** True for lists, maps and objects, which are edited on several lines. */
[[nodiscard]] bool isMultiLine(const management::PolicyField &field);
/** The text to edit: one list item per line, "key: value" per line of a map, JSON for an object. */
[[nodiscard]] QString fieldText(const management::PolicyField &field, const document::Value &value);
/** The value of an edited text; nothing for an empty text, which removes the member. */
[[nodiscard]] std::optional<document::Value> fieldValue(const management::PolicyField &field, const QString &text);
/** False when the text is not a value of the field's type. */
[[nodiscard]] bool isValidFieldText(const management::PolicyField &field, const QString &text);

} // namespace policies
