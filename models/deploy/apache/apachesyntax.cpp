#include "apachesyntax.h"

#include <algorithm>

namespace deploy::apache {

namespace {

QByteArray stringOf(const CredentialPart &part)
{
    return part.isVariable ? "osenv('" + part.text + "')" : '\'' + part.text + '\'';
}

} // namespace

QByteArray argument(const QByteArray &text)
{
    return '"' + QByteArray(text).replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

QByteArray ruleArgument(const QByteArray &text)
{
    return '"' + QByteArray(text).replace('"', "\\x22") + '"';
}

QByteArray substitutionText(const QByteArray &text)
{
    return QByteArray(text).replace('\\', "\\\\").replace('$', "\\$").replace('&', "\\&");
}

QByteArray queryText(const QByteArray &query)
{
    return QByteArray(query).replace('\\', "\\\\").replace('$', "\\$").replace('%', "\\%");
}

bool isPlainString(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c >= ' ' && c < 0x7f && !QByteArrayView("'\"\\%$").contains(c); });
}

QByteArray credentialsExpression(const CredentialSource::Parts &parts)
{
    return stringOf(parts.userName) + " . ':' . " + stringOf(parts.password);
}

} // namespace deploy::apache
