#pragma once

#include "value.h"

/** The value of a JSON text; null where the text is none. */
inline document::Value json(const QByteArray &text)
{
    const base::Result<document::Value> value = document::Value::fromJson(text);
    return value ? *value : document::Value();
}
