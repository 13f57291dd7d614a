#pragma once

#include "value.h"

namespace inference {

/** Returns a text as a value. */
[[nodiscard]] inline document::Value textValue(QByteArrayView text)
{
    return document::Value::string(text.toByteArray());
}

} // namespace inference
