#pragma once

#include "node.h"

#include <QStringList>

#include <optional>

namespace difference {

/** Returns a text of a value that is equal for values with the same meaning: members are sorted, numbers normalized.
 * std::nullopt for a value that can't be computed, as with aliases that form a cycle or repeat too much text: it can't
 * be compared, also not with another one. */
[[nodiscard]] std::optional<QByteArray> canonicalJson(const document::Node &node);
/** Returns a value for a message: compact JSON, truncated if it is long. */
[[nodiscard]] QString shownJsonOf(const QByteArray &json);
/** Returns a list of values for a message, with an ellipsis after the first ones of a long list. */
[[nodiscard]] QString shownList(const QStringList &values);

} // namespace difference
