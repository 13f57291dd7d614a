#pragma once

#include <QtGlobal>

#include <cstddef>

namespace schema {

/** The limits of the work for one sample. */
struct Effort {
    int values = 20'000; ///< The largest number of values that are made, unused ones included.
    int checks = 2'000;  ///< The largest number of validations of parts of the sample.
    /** The largest number of steps of these validations; all attempts to make the sample share them. */
    int steps = 5'000'000;
    /**
     * The largest number of steps for writing and matching texts for patterns; all attempts to make the sample share
     * them.
     */
    qint64 textSteps = 4'000'000;
    /** The largest number of bytes of the values that the schemas give, and of made texts. */
    qint64 bytes = 4'000'000;
    int parts = 400'000;       ///< The largest number of schemas that values are made for; each takes up to 1 µs.
    int opposites = 20'000;    ///< The largest number of schemas that are made for those in `not`.
    int optionalDepth = 12;    ///< The largest depth of optional members and items; deeper ones are left out.
    bool isIncomplete = false; ///< True if required members that can't be made are left out too.
};

/** The largest number of schemas that one value has to fit. */
inline constexpr std::size_t MaximumParts = 1'000;
/** The largest number of values inside one another in a sample. */
inline constexpr int MaximumSampleDepth = 100;
/** The largest number of combinations of alternatives that are tried for one value. */
inline constexpr int MaximumAttempts = 50;
/** The largest number of items or members of one made value. */
inline constexpr int MaximumSampleItems = 1'000;
/** The largest number of repairs of an invalid sample; each removes one value. */
inline constexpr int MaximumRepairs = 50;
/** The largest number of steps of the validations of whole samples. */
inline constexpr int MaximumCheckSteps = 5'000'000;
/** The largest number of bytes, as JSON, of all samples that are checked while one sample is repaired. */
inline constexpr qint64 MaximumRepairedBytes = 10'000'000;

/** The largest number of characters of one made text. */
inline constexpr qsizetype MaximumTextLength = 10'000;
/** The largest number of steps of Pattern::match() for each pattern and text. */
inline constexpr qint64 SampleMatchSteps = 100'000;

} // namespace schema
