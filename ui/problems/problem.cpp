#include "problem.h"

#include "theme.h"

#include <QCoreApplication>

namespace problems {

QString Problem::title() const
{
    return definition ? definition->title() : address.mid(address.lastIndexOf(u'/') + 1);
}

base::Position Problem::place() const
{
    return definition ? definition->document().snapshot().positionAt(diagnostic.span.offset) : position;
}

size_t Problem::identity() const
{
    return qHashMulti(0, quintptr(definition), address, diagnostic.rule, diagnostic.pointer, diagnostic.arguments,
                      diagnostic.message);
}

QIcon severityIcon(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::icon(theme::Icon::Error, theme::Role::Error);
    case base::Severity::Warning:
        return theme::icon(theme::Icon::Warning, theme::Role::Warning);
    case base::Severity::Information:
        break;
    }
    return theme::icon(theme::Icon::Information, theme::Role::Information);
}

QString severityName(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return QCoreApplication::translate("problems::ProblemModel", "Error");
    case base::Severity::Warning:
        return QCoreApplication::translate("problems::ProblemModel", "Warning");
    case base::Severity::Information:
        break;
    }
    return QCoreApplication::translate("problems::ProblemModel", "Information");
}

} // namespace problems
