#include "mapcolors.h"

#include "operations.h"

#include <QCoreApplication>

namespace designer {

using apimap::Access;
using document::Pointer;

namespace {

QString accessText(Access access)
{
    switch (access) {
    case Access::Open:
        return QCoreApplication::translate("ApiMap", "No credentials");
    case Access::Key:
        return QCoreApplication::translate("ApiMap", "API key");
    case Access::Login:
        return QCoreApplication::translate("ApiMap", "User name and password");
    case Access::Token:
        return QCoreApplication::translate("ApiMap", "Token");
    case Access::Other:
        return QCoreApplication::translate("ApiMap", "Other credentials");
    }
    Q_UNREACHABLE();
}

theme::Role roleOf(Access access)
{
    switch (access) {
    case Access::Open:
        return theme::Role::Warning;
    case Access::Key:
        return theme::Role::Information;
    case Access::Login:
        return theme::Role::Patch;
    case Access::Token:
        return theme::Role::Ok;
    case Access::Other:
        return theme::Role::Muted;
    }
    Q_UNREACHABLE();
}

theme::Role roleOf(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return theme::Role::Error;
    case base::Severity::Warning:
        return theme::Role::Warning;
    default:
        return theme::Role::Information;
    }
}

} // namespace

MapProblems problemsOf(const apimap::ApiMap &map, const QString &address, const base::Diagnostics &diagnostics)
{
    QHash<openapi::Place, int> operations;
    for (int i = 0; i < int(map.operations.size()); ++i)
        operations.insert(map.operations.at(i).place, i);
    MapProblems problems;
    for (const base::Diagnostic &diagnostic : diagnostics) {
        const auto pointer = Pointer::parse(diagnostic.pointer);
        if (!pointer)
            continue;
        for (Pointer place = *pointer; !place.isRoot(); place = place.parent()) {
            const auto operation = operations.constFind({address, place});
            if (operation == operations.constEnd())
                continue;
            const auto known = problems.constFind(*operation);
            // The first severity is the worst.
            if (known == problems.constEnd() || diagnostic.severity < *known)
                problems.insert(*operation, diagnostic.severity);
            break;
        }
    }
    return problems;
}

std::optional<QColor> colorOf(const apimap::ApiMap &map, int operation, MapColoring coloring,
                              const MapProblems &problems)
{
    const apimap::MapOperation &shown = map.operations.at(operation);
    switch (coloring) {
    case MapColoring::Methods:
        return theme::palette().method(QString::fromLatin1(shown.method));
    case MapColoring::Problems:
        if (const auto problem = problems.constFind(operation); problem != problems.constEnd())
            return theme::color(roleOf(*problem));
        return std::nullopt;
    case MapColoring::Access:
        return theme::color(roleOf(shown.access));
    case MapColoring::Deprecated:
        return shown.isDeprecated ? std::optional(theme::color(theme::Role::Warning)) : std::nullopt;
    }
    Q_UNREACHABLE();
}

QString meaningOf(const apimap::ApiMap &map, int operation, MapColoring coloring, const MapProblems &problems)
{
    switch (coloring) {
    case MapColoring::Methods:
        return {};
    case MapColoring::Problems:
        if (const auto problem = problems.constFind(operation); problem == problems.constEnd())
            return {};
        else if (*problem == base::Severity::Error)
            return QCoreApplication::translate("ApiMap", "Has errors");
        else
            return QCoreApplication::translate("ApiMap", "Has problems");
    case MapColoring::Access:
        return accessText(map.operations.at(operation).access);
    case MapColoring::Deprecated:
        return map.operations.at(operation).isDeprecated ? QCoreApplication::translate("ApiMap", "Deprecated")
                                                         : QString();
    }
    Q_UNREACHABLE();
}

} // namespace designer
