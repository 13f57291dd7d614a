#include "routepattern.h"

#include <QRegularExpression>

#include <algorithm>

namespace deploy {

QByteArray patternOf(const PlannedRoute &route)
{
    if (!route.hasSimpleParameters()) // A group that does not give back what it has matched, as in the gateway.
        return "(?>" + route.pattern.toUtf8() + ')';
    return QString(route.pattern).replace(u"\\/"_qs, u"/"_qs).replace(u"(?:[^/]+)"_qs, u"[^/]+"_qs).toUtf8();
}

QByteArray literalPattern(const QByteArray &text)
{
    QByteArray pattern;
    for (const char c : text) {
        if (QByteArrayView("\\.^$|?*+()[]{}").contains(c))
            pattern.append('\\');
        pattern.append(c);
    }
    return pattern;
}

QByteArray listenPathPattern(const PlannedRoute &route)
{
    return route.isLiteral() ? literalPattern(route.decodedListenPath().value_or(route.listenPath)) : patternOf(route);
}

QByteArray segmentEndOf(const PlannedRoute &route)
{
    if (route.endsInSlash())
        return {};
    return route.hasSimpleParameters() ? "(/|$)" : "(?:(?=/|$)|(?<=/))";
}

int groupCountOf(const PlannedRoute &route)
{
    return QRegularExpression(route.pattern).captureCount();
}

bool hasNamedGroup(const PlannedRoute &route)
{
    const QStringList names = QRegularExpression(route.pattern).namedCaptureGroups();
    return std::any_of(names.begin(), names.end(), [](const QString &name) { return !name.isEmpty(); });
}

bool hasVariable(const PlannedRoute &route)
{
    return route.listenPath.contains("${") || route.pattern.contains(u"${"_qs);
}

} // namespace deploy
