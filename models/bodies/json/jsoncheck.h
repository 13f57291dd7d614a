#pragma once

#include "bodyfault.h"

#include <QByteArrayView>

#include <optional>

namespace bodies {

/** Returns why a text is not valid JSON, or why it is not formatted; std::nullopt for valid JSON. Source: RFC 8259 */
[[nodiscard]] std::optional<Fault> jsonFault(QByteArrayView text);

/** True for the white space of JSON. */
[[nodiscard]] constexpr bool isJsonBlank(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

} // namespace bodies
