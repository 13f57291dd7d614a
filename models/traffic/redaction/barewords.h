#pragma once

#include <QByteArray>

namespace traffic {

/** Puts quotes around each REDACTED of a JSON text that is not in a string, and removes the other digits of the number
 * that it was part of, so that the text stays JSON. Other texts stay as they are. */
[[nodiscard]] QByteArray withQuotedBareWords(QByteArray text);

} // namespace traffic
