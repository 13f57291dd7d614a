#pragma once

#include "snapshot.h"

namespace document {

/**
 * Returns the text of the value at `node` as it is in the file, comments included, without the indentation of its lines
 * in the file. For an alias, it is the text of the value that the alias refers to; for a missing value, it is empty.
 */
[[nodiscard]] QByteArray valueTextOf(const Snapshot &snapshot, const Node &node);

/**
 * Parses one value that a user typed, as YAML or JSON. An empty text is null. Error: SyntaxError, whose detail is the
 * place in the text, "line:column".
 */
[[nodiscard]] base::Result<Value> readValueText(const QByteArray &text);

} // namespace document
