#pragma once

#include <QtGlobal>

#include <cstddef>

namespace schema {

/** What one sample may take. */
struct Effort {
    int values = 20'000;          ///< That are made, those that are not used too.
    int checks = 2'000;           ///< Validations of parts.
    int steps = 5'000'000;        ///< Of these validations; attempts to make the sample share them.
    qint64 textSteps = 4'000'000; ///< Of writing and matching texts for patterns; shared in the same way.
    qint64 bytes = 4'000'000;     ///< Of the values that the schemas give, and of texts.
    int parts = 400'000;          ///< Schemas that values have to fit; one takes up to 1 µs.
    int optionalDepth = 12;       ///< Deeper optional members and items are left out.
    bool isIncomplete = false;    ///< Members that must be there are left out too if they can't be made.
};

/** Schemas that one value has to fit. */
inline constexpr std::size_t MaximumParts = 1'000;
/** Of values inside one another. */
inline constexpr int MaximumSampleDepth = 100;
/** Combinations of alternatives that are tried for one value. */
inline constexpr int MaximumAttempts = 50;
/** Items or members of one value. */
inline constexpr int MaximumSampleItems = 1'000;
/** Times that a full sample is repaired. */
inline constexpr int MaximumRepairs = 50;
/** Of the validations of whole samples. */
inline constexpr int MaximumCheckSteps = 5'000'000;
/** Of the samples that these repairs check. */
inline constexpr qint64 MaximumRepairedBytes = 10'000'000;

/** Characters of one text. */
inline constexpr qsizetype MaximumTextLength = 10'000;
/** Of the matcher, for each pattern and text. */
inline constexpr qint64 SampleMatchSteps = 100'000;

} // namespace schema
