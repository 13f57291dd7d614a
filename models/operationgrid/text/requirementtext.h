#pragma once

#include "security.h"

#include <variant>

namespace operationgrid {

/** The alternatives of a `security`; clients need all schemes of one of them. */
using Alternatives = QList<QList<openapi::RequiredScheme>>;

/** Returns the text for alternatives; see requirementsText(). */
[[nodiscard]] QString alternativesText(const Alternatives &alternatives);
/** Reads the text of alternativesText(). Returns the part of the text that could not be read if it is no such text. */
[[nodiscard]] std::variant<Alternatives, QString> readRequirements(QStringView text);

} // namespace operationgrid
