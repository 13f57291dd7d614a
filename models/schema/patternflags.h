#pragma once

namespace schema {

/** What a dot in a regular expression is not. */
enum class Dot {
    NoLineEnd, ///< Of ECMA-262.
    NoLfOrCr,  ///< Of RFC 9485.
    Any,       ///< With the flag s.
};

/** Flags of a regular expression of ECMA-262 besides u. */
struct PatternFlags {
    bool ignoreCase = false;
    bool isMultiline = false;
    Dot dot = Dot::NoLineEnd;
};

} // namespace schema
