#include "apachesyntax.h"

#include "configurationtext.h"

#include <algorithm>

namespace deploy::apache {

namespace {

QByteArray stringOf(const CredentialPart &part)
{
    return part.isVariable ? "osenv('" + part.text + "')" : '\'' + part.text + '\'';
}

/** True for the bytes that mod_proxy does not encode in a path, and for those that end one. */
bool isNotEncoded(char c)
{
    return isPlainPathByte(c) || QByteArrayView("/!*'()?#").contains(c);
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

std::optional<QByteArray> targetPath(const QByteArray &path)
{
    constexpr qsizetype escapeSize = 3;
    QByteArray target;
    for (qsizetype at = 0; at < path.size(); ++at) {
        if (path.at(at) != '%') {
            target += path.at(at);
            continue;
        }
        const QByteArray escape = path.mid(at, escapeSize);
        const QByteArray byte = QByteArray::fromPercentEncoding(escape);
        if (byte.size() != 1 || '%' + byte.toHex().toUpper() != escape || isNotEncoded(byte.at(0)) || byte.at(0) < ' ')
            return std::nullopt;
        target += byte;
        at += escapeSize - 1;
    }
    return target;
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

QByteArray realmText(const QString &apiName)
{
    return quotedPairs(realmOf(apiName).replace('\\', QByteArray()), "\"$%{");
}

} // namespace deploy::apache
