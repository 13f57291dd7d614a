#include "bodysource.h"

namespace requests {

using document::Value;

QByteArray sentText(const Value &value)
{
    if (value.isContainer())
        return value.toJson();
    if (value.type() == Value::Type::Bool)
        return value.toBool() ? "true" : "false";
    return value.bytes();
}

} // namespace requests
