#include "requestvalues.h"

#include "headerlist.h"
#include "secrettext.h"
#include "secretwords.h"

#include <QUuid>

#include <algorithm>
#include <iterator>

namespace drafts {

using document::Value;

Value typedValue(const QByteArray &text)
{
    const bool isNumber = !text.isEmpty() && text != "null" && !text.startsWith('"') && !text.startsWith('[') &&
                          !text.startsWith('{');
    if (const auto value = isNumber ? Value::fromJson(text) : Value::string(text))
        return *value;
    return Value::string(text);
}

QList<NamedValues> namedValuesOf(const QByteArray &query)
{
    QList<NamedValues> found;
    QHash<QByteArray, qsizetype> places;
    for (QByteArray pair : query.split('&')) {
        if (pair.isEmpty())
            continue;
        pair.replace('+', ' ');
        const qsizetype equals = pair.indexOf('=');
        const QByteArray name = QByteArray::fromPercentEncoding(equals < 0 ? pair : pair.left(equals));
        const QByteArray value = equals < 0 ? QByteArray() : QByteArray::fromPercentEncoding(pair.mid(equals + 1));
        const auto place = places.constFind(name);
        if (place == places.constEnd()) {
            places.insert(name, found.size());
            found.append({name, {value}});
        } else {
            found[*place].values.append(value);
        }
    }
    return found;
}

bool isUsualHeader(QByteArrayView name)
{
    static constexpr const char *Usual[] = {"accept",
                                            "accept-charset",
                                            "accept-encoding",
                                            "accept-language",
                                            "authorization",
                                            "cache-control",
                                            "connection",
                                            "content-encoding",
                                            "content-length",
                                            "content-type",
                                            "cookie",
                                            "dnt",
                                            "expect",
                                            "forwarded",
                                            "host",
                                            "keep-alive",
                                            "origin",
                                            "pragma",
                                            "priority",
                                            "proxy-authorization",
                                            "referer",
                                            "te",
                                            "trailer",
                                            "transfer-encoding",
                                            "upgrade",
                                            "upgrade-insecure-requests",
                                            "user-agent",
                                            "via",
                                            "x-forwarded-for",
                                            "x-forwarded-host",
                                            "x-forwarded-proto",
                                            "x-requested-with"};
    return name.toByteArray().toLower().startsWith("sec-") ||
           std::any_of(std::begin(Usual), std::end(Usual),
                       [name](const char *usual) { return http::sameName(name, QByteArrayView(usual)); });
}

bool mayBeSecret(QByteArrayView text)
{
    return !secrets::secretsInText(text).isEmpty();
}

bool isOpaque(QByteArrayView text)
{
    constexpr qsizetype FewestCharacters = 20;
    constexpr qsizetype WordLength = 3;
    enum class Class { Other, Small, Capital, Digit };
    const auto classOf = [](char c) {
        return c >= 'a' && c <= 'z'   ? Class::Small
               : c >= 'A' && c <= 'Z' ? Class::Capital
               : c >= '0' && c <= '9' ? Class::Digit
                                      : Class::Other;
    };
    if (!QUuid::fromString(QLatin1StringView(text)).isNull())
        return false;
    qsizetype characters = 0;
    qsizetype runs = 0;
    Class before = Class::Other;
    for (const char c : text) {
        const Class now = classOf(c);
        if (now == Class::Other && !QByteArrayView("-_.~+/=").contains(c))
            return false;
        characters += now == Class::Other ? 0 : 1;
        // A capital begins a word.
        const bool goesOn = now == before || (before == Class::Capital && now == Class::Small);
        runs += now == Class::Other || goesOn ? 0 : 1;
        before = now;
    }
    return characters >= FewestCharacters && characters < runs * WordLength;
}

bool mayHaveSecret(const Value &value)
{
    if (value.isString())
        return mayBeSecret(value.bytes());
    const auto isSecretMember = [](const Value::Member &member) {
        const bool isScalar = !member.second.isContainer() && !member.second.isNull();
        return (isScalar && base::isSecretName(member.first)) || base::isSecretCollection(member.first) ||
               mayHaveSecret(member.second);
    };
    return std::any_of(value.items().begin(), value.items().end(), mayHaveSecret) ||
           std::any_of(value.members().begin(), value.members().end(), isSecretMember);
}

} // namespace drafts
