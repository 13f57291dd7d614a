#pragma once

#include "compiledschema.h"

namespace schema {

/**
 * Returns a number, as JSON writes it, that is within all the rules, and that no number of `undivided` divides: 1
 * or 1.5 if they allow it. Other values of `variant` give other numbers if there are any. Returns std::nullopt if none
 * was found, as for rules with more than 30 digits.
 */
[[nodiscard]] std::optional<QByteArray> numberWithin(const std::vector<const NumberRules *> &rules,
                                                     const std::vector<const Limit *> &undivided, bool isInteger,
                                                     int variant);

} // namespace schema
