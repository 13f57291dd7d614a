#pragma once

#include "policyfields.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace policies {

/** The number of spaces per level of indentation wherever a policy is shown as JSON. */
inline constexpr int JsonIndent = 2;

/** Returns true for a field that is edited on several lines: a list, a map or any JSON value. */
[[nodiscard]] bool isMultiLine(const management::PolicyField &field);
/** Reads a date and time of a server: an ISO 8601 text, or seconds or milliseconds since 1970 as a number or a text.
 * Returns an invalid QDateTime for other values and for years before 1970, which servers write for no date. */
[[nodiscard]] QDateTime dateTimeOf(const document::Value &value);
/** Converts the value of a policy field to the text that is shown: an item of a list per line, "key: value" per line
 * for a map, JSON, or a date in local time. A value of another type is shown as it is. */
[[nodiscard]] QString fieldText(const management::PolicyField &field, const document::Value &value);
/** Converts an edited text to the value of a policy field. Returns std::nullopt for an empty text, which removes the
 * member from the policy, and for a JSON text with a syntax error. */
[[nodiscard]] std::optional<document::Value> fieldValue(const management::PolicyField &field, const QString &text);
/** Returns false if an edited text is not a value of the field's type. An empty text is valid. */
[[nodiscard]] bool isValidFieldText(const management::PolicyField &field, const QString &text);

} // namespace policies
