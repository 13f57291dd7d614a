#pragma once

#include "policyfields.h"

#include <QString>

#include <optional>

namespace policies {

/** The number of spaces per level of indentation wherever a policy is shown as JSON. */
inline constexpr int JsonIndent = 2;

/** Returns true for a field that is edited on several lines: a list, a map or any JSON value. */
[[nodiscard]] bool isMultiLine(const management::PolicyField &field);
/** Converts the value of a policy field to the text that the user edits: an item of a list per line, "key: value" per
 * line for a map, or JSON. */
[[nodiscard]] QString fieldText(const management::PolicyField &field, const document::Value &value);
/** Converts an edited text to the value of a policy field. Returns std::nullopt for an empty text, which removes the
 * member from the policy, and for a JSON text with a syntax error. */
[[nodiscard]] std::optional<document::Value> fieldValue(const management::PolicyField &field, const QString &text);
/** Returns false if an edited text is not a value of the field's type. An empty text is valid. */
[[nodiscard]] bool isValidFieldText(const management::PolicyField &field, const QString &text);

} // namespace policies
