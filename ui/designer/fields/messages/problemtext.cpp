#include "problemtext.h"

#include "diagnosticmessages.h"
#include "ruletable.h"

#include <QCoreApplication>

#include <algorithm>

namespace designer {

namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(designer::ProblemText)
};

} // namespace

QString problemText(const base::Diagnostic &diagnostic)
{
    const QString text = messages::diagnosticText(diagnostic);
    if (diagnostic.rule != "secret-not-allowed"_rule)
        return text;
    return text + u' ' + ProblemText::tr("See Allowed secrets.", "the label of a list in Settings, Upstream");
}

forms::FieldMessage::Kind messageKind(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return forms::FieldMessage::Kind::Error;
    case base::Severity::Warning:
        return forms::FieldMessage::Kind::Warning;
    case base::Severity::Information:
        break;
    }
    return forms::FieldMessage::Kind::Information;
}

const base::Diagnostic *mostSevereProblem(const base::Diagnostics &diagnostics, const QList<document::Pointer> &places)
{
    QStringList texts;
    for (const document::Pointer &place : places)
        texts.append(place.toString());
    const base::Diagnostic *mostSevere = nullptr;
    for (const base::Diagnostic &one : diagnostics) {
        const bool isHere = std::find(texts.cbegin(), texts.cend(), one.pointer) != texts.cend();
        if (isHere && (!mostSevere || one.severity < mostSevere->severity))
            mostSevere = &one;
    }
    return mostSevere;
}

bool hasProblemInside(const base::Diagnostics &diagnostics, const document::Pointer &place)
{
    return std::any_of(diagnostics.cbegin(), diagnostics.cend(), [&place](const base::Diagnostic &one) {
        const std::optional<document::Pointer> pointer = document::Pointer::parse(one.pointer);
        return one.severity != base::Severity::Information && pointer && place.contains(*pointer);
    });
}

} // namespace designer
