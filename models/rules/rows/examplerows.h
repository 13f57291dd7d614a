#pragma once

#include "rule.h"

namespace rules {

/** Rules about examples and the schemas that they belong to. */
inline constexpr Rule ExampleRows[] = {
    {.id = "oas3-valid-media-example",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The example does not fit its schema: %1"),
     .arguments = {{"problem", ArgumentKind::SchemaFinding}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "Readers and mock servers use examples of content, parameters and headers. Correct the example or the schema.")},
    {.id = "oas3-valid-schema-example",
     .severity = base::Severity::Error,
     .message = QT_TRANSLATE_NOOP("Rules", "The example does not fit its schema: %1"),
     .arguments = {{"problem", ArgumentKind::SchemaFinding}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules",
         "An example or default of a schema must be valid for the schema. Correct the example or the schema.")},
    {.id = "examples-not-checked",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "Not all examples were checked, because that takes more than %1 steps."),
     .shortMessage = QT_TRANSLATE_NOOP("Rules", "Not all examples were checked, because that takes too many steps."),
     .arguments = {{"limit"}},
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "The time for examples is limited. Use gatewright validate to check a value on its own.")},
    {.id = "oas3-examples-value-or-externalValue",
     .severity = base::Severity::Warning,
     .message = QT_TRANSLATE_NOOP("Rules", "The example has no value."),
     .explanation = QT_TRANSLATE_NOOP(
         "Rules", "An example needs a value or externalValue, or in OpenAPI 3.2 dataValue or serializedValue.")},
};

} // namespace rules
