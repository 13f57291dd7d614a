#pragma once

#include <QString>

namespace propertyline {

/** A kind of error in the text of a line. Each problem has one message, in models/messages. */
enum class LineProblem : quint8 {
    NameExpected,
    TypeExpected,
    UnknownType,             ///< A word that is neither a type nor a component.
    TextNotClosed,           ///< A text without its closing quote.
    PatternNotClosed,        ///< A regular expression without its closing slash.
    PatternNotValid,         ///< The detail is the regular expression.
    JsonExpected,            ///< A literal or default value that is not JSON.
    ClosingExpected,         ///< The detail is what is missing, such as ")".
    FacetExpected,           ///< The detail is the type that has the parentheses.
    FacetNotAllowed,         ///< The detail is the facet; the type can't have it.
    NumberExpected,          ///< A bound or step that is not a number.
    LengthExpected,          ///< The bound of a length is not a whole number from 0 on.
    ExactOrMaximum,          ///< A number without an operator: the detail is the number.
    BoundsReversed,          ///< The lower bound is greater than the upper one.
    Repeated,                ///< The detail is what the line says twice.
    DiscriminatorNotAllowed, ///< `by` after a type that is not a choice between components.
    NullNotAllowed,          ///< `null` alone, which OpenAPI 3.0 does not have.
    Unexpected,              ///< The detail is the text that can't be at its place.
    TooLong,                 ///< More than MaximumLineLength.
    TooDeep,                 ///< Nested deeper than MaximumLineDepth.
    TooManyAlternatives,     ///< A choice between more than MaximumAlternatives.
    TooManyLines,            ///< More than MaximumPastedLines.
    NameTaken,               ///< The schema has a property with this name already; the detail is the name.
    NotAnObject,             ///< A pasted JSON text that is not an object with members.
};

/** Why the text of a line has no meaning, and where. */
struct LineFault {
    LineProblem problem = LineProblem::Unexpected;
    qsizetype column = 0; ///< The place of the problem in the text, in UTF-16 code units from 0.
    qsizetype length = 0; ///< The number of code units that are wrong; 0 if something is missing.
    QString detail = {};
    QString suggestion = {}; ///< A text for the line that may be meant; empty if nothing is similar.
    friend bool operator==(const LineFault &, const LineFault &) = default;
};

} // namespace propertyline
