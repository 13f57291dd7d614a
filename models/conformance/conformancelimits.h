#pragma once

#include <QtGlobal>

namespace conformance {

/** The largest number of findings about one request. */
inline constexpr qsizetype MaximumFindings = 50;
/** The largest number of parameters of the query, and of fields of a form, that are read. */
inline constexpr qsizetype MaximumPairs = 2'000;
/** The largest number of bytes of a body that is read; a larger one is not checked. */
inline constexpr qsizetype MaximumReadBody = 16 * 1024 * 1024;

/** The largest number of elements of XML that are read; a body with more is not checked. */
inline constexpr qsizetype MaximumXmlElements = 100'000;

} // namespace conformance
