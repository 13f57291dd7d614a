#pragma once

#include <QByteArray>

namespace http {

/** Returns the reason phrase of a status code; empty for an unknown code. Source: the registry of RFC 9110 §16.2.1. */
[[nodiscard]] QByteArray reasonPhrase(int status);

} // namespace http
