#include "linemessages.h"

#include "filledtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace messages {

namespace {

using propertyline::LineProblem;

/** %1 is the detail of the fault, %2 its suggestion. */
struct LineRow {
    LineProblem problem;
    const char *message;
};

constexpr LineRow LineRows[] = {
    {LineProblem::NameExpected,
     QT_TRANSLATE_NOOP("Lines", "A name is missing. Enter letters, digits, _, -, . or $, or a text in double quotes.")},
    {LineProblem::TypeExpected,
     QT_TRANSLATE_NOOP("Lines", "A type is missing. Enter a type such as string, a component, or a value in quotes.")},
    {LineProblem::UnknownType,
     QT_TRANSLATE_NOOP("Lines",
                       "There is no type or component “%1”. Enter @%1 for a component that you will add, or \"%1\" "
                       "in quotes for a text.")},
    {LineProblem::TextNotClosed, QT_TRANSLATE_NOOP("Lines", "The text is not closed. Add a quote at its end.")},
    {LineProblem::PatternNotClosed,
     QT_TRANSLATE_NOOP("Lines",
                       "The regular expression is not closed. Add a / at its end, and write / inside it as \\/.")},
    {LineProblem::PatternNotValid,
     QT_TRANSLATE_NOOP("Lines", "“%1” is not a regular expression. Check its brackets and escapes.")},
    {LineProblem::JsonExpected,
     QT_TRANSLATE_NOOP("Lines", "This is not JSON. Enter a value such as 5, true, \"text\", [1] or {\"a\": 1}.")},
    {LineProblem::ClosingExpected, QT_TRANSLATE_NOOP("Lines", "A %1 is missing. Add it here.")},
    {LineProblem::FacetExpected,
     QT_TRANSLATE_NOOP("Lines", "This is not a limit. Enter one such as 1..80, >=0, <10, step 5, unique or /regex/.")},
    {LineProblem::FacetNotAllowed,
     QT_TRANSLATE_NOOP("Lines", "“%1” does not apply to the type “%2”. Remove it, or change the type.")},
    {LineProblem::NumberExpected, QT_TRANSLATE_NOOP("Lines", "A number is expected here; a step is greater than 0.")},
    {LineProblem::LengthExpected, QT_TRANSLATE_NOOP("Lines", "A length is a whole number from 0 on. Change “%1”.")},
    {LineProblem::ExactOrMaximum,
     QT_TRANSLATE_NOOP("Lines", "Enter %1..%1 for exactly %1, <=%1 for at most %1, or >=%1 for at least %1.")},
    {LineProblem::BoundsReversed,
     QT_TRANSLATE_NOOP("Lines", "The lower limit is greater than the upper one. Swap them.")},
    {LineProblem::Repeated, QT_TRANSLATE_NOOP("Lines", "“%1” is there twice. Remove one of them.")},
    {LineProblem::DiscriminatorNotAllowed,
     QT_TRANSLATE_NOOP("Lines", "“by” needs a choice between components before it, such as Card | Voucher by method.")},
    {LineProblem::NullNotAllowed,
     QT_TRANSLATE_NOOP("Lines",
                       "OpenAPI 3.0 has no type for null alone. Enter a type and null, such as string | null.")},
    {LineProblem::Unexpected,
     QT_TRANSLATE_NOOP("Lines",
                       "“%1” can't be here. After the type, enter read-only, write-only, deprecated, = and a default "
                       "value, or // and a description.")},
    {LineProblem::TooLong, QT_TRANSLATE_NOOP("Lines", "The line is too long. Enter a shorter one.")},
    {LineProblem::TooDeep,
     QT_TRANSLATE_NOOP("Lines", "The type is nested too deeply. Use a component for the inner type.")},
    {LineProblem::TooManyAlternatives,
     QT_TRANSLATE_NOOP("Lines", "There are too many alternatives. Use a component for some of them.")},
    {LineProblem::TooManyLines,
     QT_TRANSLATE_NOOP("Lines", "There are too many lines. Paste the others in a second step.")},
    {LineProblem::NameTaken,
     QT_TRANSLATE_NOOP("Lines", "The schema has a property “%1” already. Enter another name, or edit that property.")},
    {LineProblem::NotAnObject,
     QT_TRANSLATE_NOOP("Lines", "The JSON text has no members. Paste an object with members.")},
};

} // namespace

QString lineText(const propertyline::LineFault &fault)
{
    const auto row = std::find_if(std::begin(LineRows), std::end(LineRows),
                                  [&](const LineRow &each) { return each.problem == fault.problem; });
    Q_ASSERT(row != std::end(LineRows));
    const bool isTypo = fault.problem == LineProblem::UnknownType && !fault.suggestion.isEmpty();
    //: %1 is a word that was typed, %2 a similar type or component
    const char *typo = QT_TRANSLATE_NOOP("Lines",
                                         "There is no type or component “%1”. Did you mean “%2”? Enter \"%1\" in "
                                         "quotes for a text.");
    return filled(QCoreApplication::translate("Lines", isTypo ? typo : row->message), {fault.detail, fault.suggestion});
}

} // namespace messages
