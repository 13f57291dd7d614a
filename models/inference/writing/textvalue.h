#pragma once

#include "value.h"

namespace inference {

/** Returns a text as a value. */
[[nodiscard]] inline document::Value textValue(QByteArrayView text)
{
    return document::Value::string(text.toByteArray());
}

/** Returns a schema that every value fits. It says so, because readers take an empty one for a missing one. */
[[nodiscard]] inline document::Value anySchema()
{
    return document::Value::object({{"description", textValue("Any value.")}});
}

} // namespace inference
