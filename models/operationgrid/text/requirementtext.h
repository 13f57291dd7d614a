#pragma once

#include "security.h"

#include <variant>

namespace operationgrid {

/** The alternatives of a `security`; clients need all schemes of one of them. */
using Alternatives = QList<QList<openapi::RequiredScheme>>;

/** Reads the text of requirementsText(). Returns the part of the text that could not be read if it is no such text. */
[[nodiscard]] std::variant<Alternatives, QString> readRequirements(QStringView text);

} // namespace operationgrid
