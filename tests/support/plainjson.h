#pragma once

#include <QByteArray>
#include <QJsonValue>

namespace support {

/** Reads a YAML or JSON text without the product's parser: aliases and merge keys are resolved, the order of members is
 * lost. Numbers of YAML texts are texts that start with a line feed. Returns an undefined value for a text that is not
 * valid. */
[[nodiscard]] QJsonValue plainJson(const QByteArray &text);

} // namespace support
