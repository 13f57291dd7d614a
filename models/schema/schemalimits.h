#pragma once

#include <QtGlobal>

namespace schema {

/**
 * The limits of one validation. A validation that exceeds one of them ends with a finding, and the instance is not
 * valid.
 */
struct Limits {
    int steps = 10'000'000;        ///< The largest number of steps of the evaluation: schemas, members, comparisons.
    int depth = 1'000;             ///< The largest number of evaluations inside one another.
    int findings = 1'000;          ///< The largest number of findings; further ones are not looked for.
    qint64 patternSteps = 500'000; ///< The largest number of steps of Pattern::match() for each pattern and text.
    /**
     * The largest number of compiled schemas of a validator. If it has more than half of them, it forgets all before
     * the next validation.
     */
    qsizetype schemas = 200'000;
};

/** The largest number of values in one `enum`, with the values inside of them. */
inline constexpr int MaximumAllowedValues = 1'000'000;
/** The largest number of digits of the quotient that a check of `multipleOf` computes. */
inline constexpr qsizetype MaximumDivisionDigits = 20'000;
inline constexpr qsizetype MaximumDivisorDigits = 100;

} // namespace schema
