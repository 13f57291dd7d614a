#pragma once

#include "line.h"
#include "linefault.h"
#include "linescope.h"
#include "result.h"

namespace propertyline {

/**
 * Reads the text of a line. Loose forms are accepted where only one meaning is possible; lineText() of the result is
 * the canonical form:
 * - `active | blocked` are texts unless components have these names; `'active'` is a text, too.
 * - `name?: string` and `name: string;` as in TypeScript; `string?`, `string nullable` allow null; `optional` and
 *   `required` as flags.
 * - Other common words for types: `int`, `bool`, `datetime`, `url`, `String`, `Array<T>`, `list of T`, `Record<string,
 * T>`.
 * - Bounds such as `1..`, `..80`, `1-80`, `≥ 0`, `min 1`, and `multiple of 5`; `# text` for a description.
 */
[[nodiscard]] base::Result<Line, LineFault> parseLine(const QString &text, const LineScope &scope);
/** Reads a text that is only the name of a line, in quotes or not, and nothing else; std::nullopt for other texts. */
[[nodiscard]] std::optional<QString> parseName(const QString &text);
/** Reads the text of a type, such as `string(1..80) | null`, as parseLine() does. */
[[nodiscard]] base::Result<Type, LineFault> parseType(const QString &text, const LineScope &scope);

} // namespace propertyline
