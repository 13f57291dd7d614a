#pragma once

#include "line.h"

#include <span>

namespace propertyline {

/** A word for a type in a line: one of JSON Schema's types, `any`, or a format. */
struct TypeWord {
    QStringView word;
    const char *type;      ///< The value of `type`; null for `any`.
    bool isFormat = false; ///< True if the word is the value of `format`.
};

/** Returns the words for types in the order in which completion lists them. */
[[nodiscard]] std::span<const TypeWord> typeWords();
/** Returns the word for a type that is spelled exactly so; null if there is none. */
[[nodiscard]] const TypeWord *findTypeWord(QStringView word);
/** Returns the word for a type that a loosely written word such as `Int` or `datetime` means; null if there is none. */
[[nodiscard]] const TypeWord *findLooseTypeWord(QStringView word);
/** Returns true if a word has a meaning in the grammar, so that a component with this name needs an `@`. */
[[nodiscard]] bool isReservedWord(QStringView word);

/** The measure of a value that the bounds of a type limit. */
enum class Measure : quint8 {
    None,
    Characters, ///< `minLength`, `maxLength`
    Number,     ///< `minimum`, `maximum`
    Items,      ///< `minItems`, `maxItems`
    Members,    ///< `minProperties`, `maxProperties`
};
[[nodiscard]] Measure measureOf(const Type &type);
/** Returns the value of `type` that the schema of a part of a choice has; empty if its schema has no single type. */
[[nodiscard]] QByteArray jsonTypeOf(const Type &type);
/** Returns true if a type is a literal, or a choice between literals and perhaps null. */
[[nodiscard]] bool isOfLiterals(const Type &type);

/** Returns true if the lower bound is greater than the upper one. */
[[nodiscard]] bool areReversed(const Facets &facets);

/** Returns true for the characters of names and words: letters, digits, `_`, `-`, `.` and `$`. */
[[nodiscard]] bool isWordCharacter(QChar character);
/** Returns true if a name or word can be written without quotes. */
[[nodiscard]] bool isPlainWord(QStringView text);
/** Returns true if a text is a JSON number. */
[[nodiscard]] bool isJsonNumber(QByteArrayView text);
/** Returns true if a text is a whole number from 0 on with at most 15 digits and without an exponent, as lengths are.
 */
[[nodiscard]] bool isLength(QByteArrayView text);
/** Returns true if a text has no line breaks, no control characters except tabs, and no mark of the byte order, so that
 * it can be in a line. */
[[nodiscard]] bool isOneLine(QStringView text);

} // namespace propertyline
