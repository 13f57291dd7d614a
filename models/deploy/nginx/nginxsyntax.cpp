#include "nginxsyntax.h"

#include "configurationtext.h"

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

QByteArray realmText(const QString &apiName)
{
    const QByteArray realm = realmOf(apiName);
    return realm == "off" ? QByteArray("\\off") : quotedPairs(realm, "\"\\");
}

QByteArray variableName(const PlannedRoute &route, const QByteArray &purpose)
{
    return QByteArray(route.identifier).replace('-', '_') + '_' + purpose;
}

} // namespace deploy::nginx
