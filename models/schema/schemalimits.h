#pragma once

#include <QtGlobal>

namespace schema {

/** Bounds of one validation. A validation that meets one of them ends with a finding, and the instance is not valid. */
struct Limits {
    int steps = 5'000'000;            ///< Evaluations of a schema against a value.
    int depth = 1'000;                ///< Of evaluations inside one another.
    int findings = 1'000;             ///< More are not looked for.
    quint32 patternSteps = 1'000'000; ///< Of the matcher, for each pattern and text.
};

/** Compiled schemas that a validator keeps from one validation to the next. */
inline constexpr qsizetype MaximumCompiledSchemas = 500'000;
/** Digits of the quotient that are looked at for `multipleOf`. */
inline constexpr qsizetype MaximumDivisionDigits = 20'000;
inline constexpr qsizetype MaximumDivisorDigits = 100;

} // namespace schema
