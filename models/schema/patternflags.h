#pragma once

namespace schema {

/** Which characters a dot in a regular expression does not match. */
enum class Dot {
    NoLineEnd, ///< A dot matches no line end, as in ECMA-262.
    NoLfOrCr,  ///< A dot matches neither LF nor CR, as in RFC 9485.
    Any,       ///< A dot matches every character, as with the flag s.
};

/** The flags of a regular expression of ECMA-262 besides u. */
struct PatternFlags {
    bool ignoreCase = false;
    bool isMultiline = false;
    Dot dot = Dot::NoLineEnd;
};

} // namespace schema
