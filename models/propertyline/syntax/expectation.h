#pragma once

#include "line.h"

namespace propertyline {

/** What can come next at the end of a text that is the beginning of a line. */
struct Expectation {
    enum class What : quint8 {
        Nothing,
        Type,      ///< A type, format, component or literal.
        Component, ///< The name of a component.
        Facet,     ///< A facet of `type`.
        AfterType, ///< A flag, or `by` if `type` is a choice.
        Default,   ///< A JSON value of `type`.
    };
    What what = What::Nothing;
    Type type;
};

} // namespace propertyline
