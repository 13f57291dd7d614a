#pragma once

#include <QtGlobal>

namespace requests {

/** The largest number of schemas for which values are generated for one request. Further parameters get a value by
 * their type. */
inline constexpr int MaximumSamples = 200;
/** The largest number of values of schemas that a builder keeps for the next requests. */
inline constexpr qsizetype MaximumKeptValues = 4000;
/** The largest number of schemas that are read to find the properties and items of one request's body. */
inline constexpr int MaximumLookups = 20'000;
/** The largest number of schemas inside one another, through `allOf`, `oneOf` and `anyOf`, in which one property is
 * looked for. */
inline constexpr int MaximumLookupDepth = 16;
/** The largest number of elements inside one another that are written as XML. */
inline constexpr int MaximumXmlDepth = 64;
/** The largest number of bytes of a body that is written from a value. */
inline constexpr qsizetype MaximumBody = 16 * 1024 * 1024;
/** The largest number of bytes of all files of one request together. They are in memory while the request is sent. */
inline constexpr qint64 MaximumFiles = 64 * 1024 * 1024;
/** The largest number of steps of the validation of one value. */
inline constexpr int MaximumValidationSteps = 500'000;
/** The largest number of findings about one value. */
inline constexpr int MaximumValueFindings = 10;

} // namespace requests
