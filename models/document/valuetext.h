#pragma once

#include "snapshot.h"

namespace document {

/** The text of a value as it is in the file, comments included, without the indentation that it has there. An alias is
 * the text of its anchor. Empty for a missing value. */
[[nodiscard]] QByteArray valueTextOf(const Snapshot &snapshot, const Node &node);

/** Reads one value that a user typed, as YAML or JSON. Null for an empty text. SyntaxError: the detail is the place in
 * it, "line:column". */
[[nodiscard]] base::Result<Value> readValueText(const QByteArray &text);

} // namespace document
