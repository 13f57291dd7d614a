#pragma once

#include "compiledschema.h"

namespace schema {

/** A number as JSON writes it that is within all these rules: 1 or 1.5 if they allow it. Other variants are other
 * numbers where there are. Nothing if none was found, as for rules with more digits than 30. */
[[nodiscard]] std::optional<QByteArray> numberWithin(const std::vector<const NumberRules *> &rules, bool isInteger,
                                                     int variant);

} // namespace schema
