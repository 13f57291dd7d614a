#pragma once

#include "objecttype.h"

/** Short names for the types of fields in the rows of the specification's table. */
namespace specification::rows {

inline constexpr Type Plain = {};
inline constexpr Type Markdown = {.text = Text::Markdown};
inline constexpr Type Url = {.text = Text::Url};
inline constexpr Type ServerUrl = {.text = Text::ServerUrl};
inline constexpr Type UriReference = {.text = Text::UriReference};
inline constexpr Type Email = {.text = Text::Email};
inline constexpr Type Pattern = {.text = Text::Pattern};
inline constexpr Type Boolean = {.is = Is::Boolean};
inline constexpr Type Integer = {.is = Is::Integer};
inline constexpr Type Number = {.is = Is::Number};
inline constexpr Type Any = {.is = Is::Any};

constexpr Type an(ObjectKind kind)
{
    return {.is = Is::Object, .object = kind};
}

constexpr Type oneOf(std::span<const char *const> values)
{
    return {.values = values};
}

/** The type of a field with a schema. In 3.0 a Reference Object can replace the schema; later, `$ref` is a keyword of
 * the schema, and a schema can be true or false. */
inline constexpr Type Schema = {
    .is = Is::Object, .object = ObjectKind::Schema, .reference = Until30, .boolean = Since31};

} // namespace specification::rows
