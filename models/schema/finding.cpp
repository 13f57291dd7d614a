#include "finding.h"

#include <algorithm>
#include <iterator>

namespace schema {

namespace {

struct MessageRow {
    const char *keyword;
    const char *message;
};

constexpr MessageRow MessageRows[] = {
    {"type", QT_TRANSLATE_NOOP("Schema", "The value must be of type %1, not %2.")},
    {"enum", QT_TRANSLATE_NOOP("Schema", "The value must be one of: %1.")},
    {"const", QT_TRANSLATE_NOOP("Schema", "The value must be %1.")},
    {"multipleOf", QT_TRANSLATE_NOOP("Schema", "The number must be a multiple of %1.")},
    {"minimum", QT_TRANSLATE_NOOP("Schema", "The number must be at least %1.")},
    {"maximum", QT_TRANSLATE_NOOP("Schema", "The number must be at most %1.")},
    {"exclusiveMinimum", QT_TRANSLATE_NOOP("Schema", "The number must be greater than %1.")},
    {"exclusiveMaximum", QT_TRANSLATE_NOOP("Schema", "The number must be less than %1.")},
    {"minLength", QT_TRANSLATE_NOOP("Schema", "The text must have at least %1 characters.")},
    {"maxLength", QT_TRANSLATE_NOOP("Schema", "The text must have at most %1 characters.")},
    {"pattern", QT_TRANSLATE_NOOP("Schema", "The text must match the pattern %1.")},
    {"format", QT_TRANSLATE_NOOP("Schema", "The value must have the format %1.")},
    {"minItems", QT_TRANSLATE_NOOP("Schema", "The list must have at least %1 items.")},
    {"maxItems", QT_TRANSLATE_NOOP("Schema", "The list must have at most %1 items.")},
    {"uniqueItems", QT_TRANSLATE_NOOP("Schema", "The items must be different. Item %1 is equal to item %2.")},
    {"contains", QT_TRANSLATE_NOOP("Schema", "The list must contain a matching item.")},
    {"minContains", QT_TRANSLATE_NOOP("Schema", "The list must contain at least %1 matching items.")},
    {"maxContains", QT_TRANSLATE_NOOP("Schema", "The list must contain at most %1 matching items.")},
    {"required", QT_TRANSLATE_NOOP("Schema", "The property “%1” is missing.")},
    {"dependentRequired", QT_TRANSLATE_NOOP("Schema", "The property “%1” is missing. “%2” requires it.")},
    {"minProperties", QT_TRANSLATE_NOOP("Schema", "The object must have at least %1 properties.")},
    {"maxProperties", QT_TRANSLATE_NOOP("Schema", "The object must have at most %1 properties.")},
    {"additionalProperties", QT_TRANSLATE_NOOP("Schema", "The property “%1” is not allowed.")},
    {"unevaluatedProperties", QT_TRANSLATE_NOOP("Schema", "The property “%1” is not allowed.")},
    {"readOnly", QT_TRANSLATE_NOOP("Schema", "The property “%1” is read-only: requests must not have it.")},
    {"writeOnly", QT_TRANSLATE_NOOP("Schema", "The property “%1” is write-only: responses must not have it.")},
    {"propertyNames", QT_TRANSLATE_NOOP("Schema", "The name “%1” is not allowed.")},
    {"items", QT_TRANSLATE_NOOP("Schema", "Item %1 is not allowed.")},
    {"unevaluatedItems", QT_TRANSLATE_NOOP("Schema", "Item %1 is not allowed.")},
    {"anyOf", QT_TRANSLATE_NOOP("Schema", "The value matches none of the alternatives.")},
    {"oneOf", QT_TRANSLATE_NOOP("Schema", "The value must match one of the alternatives, not %1.")},
    {"not", QT_TRANSLATE_NOOP("Schema", "The value matches a schema that is not allowed.")},
    {"false", QT_TRANSLATE_NOOP("Schema", "No value is allowed here.")},
    {"$ref", QT_TRANSLATE_NOOP("Schema", "The schema “%1” is not available, so the value can't be checked.")},
    {"cycle", QT_TRANSLATE_NOOP("Schema", "The schema refers to itself without end, so the value can't be checked.")},
    {"schema", QT_TRANSLATE_NOOP("Schema", "“%1” is not a valid schema keyword value, so the value can't be checked.")},
    {"duplicate", QT_TRANSLATE_NOOP("Schema", "“%1” is there twice, so the value can't be checked.")},
    {"schemas", QT_TRANSLATE_NOOP("Schema", "The check was ended because it needs more than %1 schemas.")},
    {"values", QT_TRANSLATE_NOOP("Schema", "The check was ended because “enum” has more than %1 values.")},
    {"steps", QT_TRANSLATE_NOOP("Schema", "The check was ended because the schema needs more than %1 steps.")},
    {"depth", QT_TRANSLATE_NOOP("Schema", "The check was ended because schemas and values are nested too deeply.")},
    {"patternSteps", QT_TRANSLATE_NOOP("Schema", "The pattern %1 takes too long for this text.")},
};

} // namespace

const char *messageOf(const QString &keyword)
{
    const auto *row = std::find_if(std::begin(MessageRows), std::end(MessageRows),
                                   [&](const MessageRow &each) { return keyword == QLatin1String(each.keyword); });
    return row == std::end(MessageRows) ? nullptr : row->message;
}

} // namespace schema
