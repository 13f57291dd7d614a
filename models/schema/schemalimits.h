#pragma once

#include <QtGlobal>

namespace schema {

/** Bounds of one validation. A validation that meets one of them ends with a finding, and the instance is not valid. */
struct Limits {
    int steps = 10'000'000;        ///< Of the evaluation: schemas, members, comparisons.
    int depth = 1'000;             ///< Of evaluations inside one another.
    int findings = 1'000;          ///< More are not looked for.
    qint64 patternSteps = 500'000; ///< Of the matcher, for each pattern and text.
    /** Compiled ones of a validator. If it has more than half of them, it forgets them before the next validation. */
    qsizetype schemas = 200'000;
};

/** Values in one `enum`, with those inside them. */
inline constexpr int MaximumAllowedValues = 1'000'000;
/** Digits of the quotient that are looked at for `multipleOf`. */
inline constexpr qsizetype MaximumDivisionDigits = 20'000;
inline constexpr qsizetype MaximumDivisorDigits = 100;

} // namespace schema
