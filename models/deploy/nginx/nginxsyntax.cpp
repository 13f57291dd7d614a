#include "nginxsyntax.h"

#include <algorithm>

namespace deploy::nginx {

namespace {

bool needsNoQuotes(char c)
{
    return (isPlainPathByte(c) && c != '$' && c != ';') || c == '/' || c == '%';
}

QByteArray escaped(QByteArray text)
{
    return text.replace('\\', "\\\\").replace('"', "\\\"");
}

} // namespace

QByteArray plainParameter(const QByteArray &text)
{
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), needsNoQuotes))
        return text;
    return '"' + escaped(text) + '"';
}

QByteArray parameter(const QByteArray &text, const QByteArray &variables)
{
    if (!text.contains('$') && variables.isEmpty())
        return plainParameter(text);
    return '"' + escaped(text).replace('$', Dollar) + variables + '"';
}

QByteArray expression(const QByteArray &pattern)
{
    return '"' + escaped(pattern) + '"';
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

QByteArray patternOf(const PlannedRoute &route)
{
    if (route.isLiteral())
        return literalPattern(route.decodedListenPath().value_or(route.listenPath));
    if (!route.hasSimpleParameters()) // A group that does not give back what it has matched, as in the gateway.
        return "(?>" + route.pattern.toUtf8() + ')';
    return QString(route.pattern).replace(u"\\/"_qs, u"/"_qs).replace(u"(?:[^/]+)"_qs, u"[^/]+"_qs).toUtf8();
}

QByteArray segmentEndOf(const PlannedRoute &route)
{
    if (route.endsInSlash())
        return {};
    return route.hasSimpleParameters() ? "(/|$)" : "(?:(?=/|$)|(?<=/))";
}

QByteArray variableName(const PlannedRoute &route, const QByteArray &purpose)
{
    return QByteArray(route.identifier).replace('-', '_') + '_' + purpose;
}

} // namespace deploy::nginx
