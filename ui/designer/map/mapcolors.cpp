#include "mapcolors.h"

#include <QCoreApplication>

#include <algorithm>

namespace designer {

using apimap::Access;
using commits::ValueChange;
using theme::Role;

namespace {

QString mapText(const char *text)
{
    return QCoreApplication::translate("ApiMap", text);
}

MapMeaning accessMeaning(Access access)
{
    switch (access) {
    case Access::Open:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "No credentials")), Role::Warning, MarkShape::Triangle};
    case Access::Key:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "API key")), Role::Information, MarkShape::Circle};
    case Access::Login:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "User name and password")), Role::Patch, MarkShape::Square};
    case Access::Token:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Token")), Role::Ok, MarkShape::Diamond};
    case Access::Other:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Other credentials")), Role::Muted, MarkShape::None};
    }
    Q_UNREACHABLE();
}

MapMeaning problemMeaning(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Has errors")), Role::Error, MarkShape::Diamond};
    case base::Severity::Warning:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Has warnings")), Role::Warning, MarkShape::Triangle};
    default:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Has information")), Role::Information, MarkShape::Circle};
    }
}

MapMeaning policyMeaning(PolicyMark::Code code)
{
    switch (code) {
    case PolicyMark::Code::Allowed:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Allowed by a policy")), Role::Ok, MarkShape::Circle};
    case PolicyMark::Code::PartlyAllowed:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Allowed by a policy for some values in the path")), Role::Warning,
                MarkShape::Triangle};
    case PolicyMark::Code::NotAllowed:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Allowed by no policy")), Role::Error, MarkShape::Diamond};
    case PolicyMark::Code::NotDecided:
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Has a policy that can't be evaluated here")), Role::Information,
                MarkShape::Square};
    }
    Q_UNREACHABLE();
}

MapMeaning changeMeaning(ValueChange change)
{
    if (change == ValueChange::New)
        return {mapText(QT_TRANSLATE_NOOP("ApiMap", "New since the last commit")), Role::Ok, MarkShape::Triangle};
    return {mapText(QT_TRANSLATE_NOOP("ApiMap", "Changed since the last commit")), Role::Accent, MarkShape::Circle};
}

} // namespace

std::optional<MapMeaning> meaningOf(const apimap::ApiMap &map, int operation, MapColoring coloring,
                                    const MapMarks &marks)
{
    switch (coloring) {
    case MapColoring::Methods:
        return std::nullopt;
    case MapColoring::Problems:
        if (const auto problem = marks.problems.constFind(operation); problem != marks.problems.constEnd())
            return problemMeaning(*problem);
        return std::nullopt;
    case MapColoring::Access:
        return accessMeaning(map.operations.at(operation).access);
    case MapColoring::Deprecated:
        if (!map.operations.at(operation).isDeprecated)
            return std::nullopt;
        return MapMeaning{mapText(QT_TRANSLATE_NOOP("ApiMap", "Deprecated")), Role::Warning, MarkShape::Triangle};
    case MapColoring::Changes:
        if (const auto change = marks.changes.constFind(operation); change != marks.changes.constEnd())
            return changeMeaning(*change);
        return std::nullopt;
    case MapColoring::Traffic:
        if (!marks.requests.contains(operation))
            return std::nullopt;
        return MapMeaning{mapText(QT_TRANSLATE_NOOP("ApiMap", "Seen in traffic")), Role::Ok, MarkShape::Circle};
    case MapColoring::Policies:
        if (const auto policy = marks.policies.constFind(operation); policy != marks.policies.constEnd())
            return policyMeaning(policy->code);
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

std::optional<QColor> colorOf(const apimap::ApiMap &map, int operation, MapColoring coloring, const MapMarks &marks)
{
    if (coloring == MapColoring::Methods)
        return theme::palette().method(QString::fromLatin1(map.operations.at(operation).method));
    const std::optional<MapMeaning> meaning = meaningOf(map, operation, coloring, marks);
    return meaning ? std::optional(theme::color(meaning->role)) : std::nullopt;
}

QList<std::pair<MapMeaning, int>> legendOf(const apimap::ApiMap &map, MapColoring coloring, const MapMarks &marks)
{
    QList<std::pair<MapMeaning, int>> legend;
    for (int operation = 0; operation < int(map.operations.size()); ++operation) {
        const std::optional<MapMeaning> meaning = meaningOf(map, operation, coloring, marks);
        if (!meaning)
            continue;
        const auto known = std::find_if(legend.begin(), legend.end(),
                                        [&meaning](const auto &entry) { return entry.first == *meaning; });
        if (known != legend.end())
            ++known->second;
        else
            legend.append({*meaning, 1});
    }
    std::stable_sort(legend.begin(), legend.end(),
                     [](const auto &left, const auto &right) { return left.first.shape > right.first.shape; });
    return legend;
}

QString characterOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::None:
        return {};
    case MarkShape::Circle:
        return u"●"_qs;
    case MarkShape::Triangle:
        return u"▲"_qs;
    case MarkShape::Square:
        return u"■"_qs;
    case MarkShape::Diamond:
        return u"◆"_qs;
    }
    Q_UNREACHABLE();
}

} // namespace designer
