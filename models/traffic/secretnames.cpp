#include "secretnames.h"

#include "headerlist.h"
#include "namelookup.h"
#include "secretwords.h"

#include <algorithm>

namespace traffic {

namespace {

using http::sameName;

constexpr QByteArrayView RequestFields[] = {"Authorization", "Proxy-Authorization", "Cookie",
                                            "X-API-Key",     "X-Auth-Token",        "X-CSRF-Token"};
constexpr QByteArrayView ResponseFields[] = {"Set-Cookie", "WWW-Authenticate", "Proxy-Authenticate"};
constexpr QByteArrayView SchemeFields[] = {"Authorization", "Proxy-Authorization", "WWW-Authenticate",
                                           "Proxy-Authenticate"};
constexpr QByteArrayView WellKnownSchemes[] = {"Basic", "Bearer", "Digest"};

template<typename Names>
bool isOneOf(const Names &names, QByteArrayView name)
{
    return std::any_of(std::begin(names), std::end(names), [name](const auto &one) { return sameName(one, name); });
}

/** The names of parameters may be percent-encoded. */
bool isSecretParameter(QByteArrayView name, const NameLookup &custom)
{
    const QByteArray plain = QByteArray::fromPercentEncoding(name.toByteArray());
    if (base::isSecretParameter(plain) || custom.contains(plain))
        return true;
    return name.contains('+') && custom.contains(QByteArray::fromPercentEncoding(name.toByteArray().replace('+', ' ')));
}

/** A part of a query between two '&'. */
struct Parameter {
    QByteArrayView text;
    QByteArrayView secretName = {}; ///< Empty: no secret.
    qsizetype value = 0;            ///< Where the value of the secret begins; it ends with the text.
};

/** Some servers separate parameters by ';' too. A secret can contain one, so it ends with the text in any case. */
Parameter readParameter(QByteArrayView text, const NameLookup &custom)
{
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype end = text.indexOf(';', from);
        const QByteArrayView one = text.sliced(from, (end < 0 ? text.size() : end) - from);
        const qsizetype equals = one.indexOf('=');
        if (equals > 0 && isSecretParameter(one.first(equals), custom))
            return {text, one.first(equals), from + equals + 1};
        from = end < 0 ? text.size() : end + 1;
    }
    return {text};
}

/** Calls `take` with each parameter of `query`. */
template<typename Taker>
void eachParameter(QByteArrayView query, const QList<QByteArray> &customNames, const Taker &take)
{
    const NameLookup custom(customNames);
    for (qsizetype from = 0; from <= query.size();) {
        qsizetype end = query.indexOf('&', from);
        if (end < 0)
            end = query.size();
        take(readParameter(query.sliced(from, end - from), custom));
        from = end + 1;
    }
}

} // namespace

bool isSecretRequestField(QByteArrayView name, const QList<QByteArray> &customNames)
{
    return isOneOf(RequestFields, name) || isOneOf(customNames, name);
}

bool isSecretResponseField(QByteArrayView name)
{
    return isOneOf(ResponseFields, name);
}

bool isSecretMember(QByteArrayView name)
{
    return base::isSecretName(name);
}

QList<QueryParameter> secretParameters(QByteArrayView query, const QList<QByteArray> &customNames)
{
    QList<QueryParameter> found;
    eachParameter(query, customNames, [&](const Parameter &parameter) {
        if (!parameter.secretName.isEmpty())
            found.append({parameter.secretName.toByteArray(), parameter.text.sliced(parameter.value).toByteArray()});
    });
    return found;
}

QByteArray withoutSecretParameters(QByteArrayView query, const QList<QByteArray> &customNames)
{
    QByteArray out;
    eachParameter(query, customNames, [&](const Parameter &parameter) {
        if (!out.isNull())
            out.append('&');
        else
            out = QByteArray("");
        if (!parameter.secretName.isEmpty())
            out.append(parameter.text.first(parameter.value)).append(Redacted);
        else
            out.append(parameter.text);
    });
    return out;
}

QByteArrayView credentialScheme(QByteArrayView name, QByteArrayView value)
{
    const qsizetype blank = value.indexOf(' ');
    if (blank <= 0 || !http::isToken(value.first(blank)))
        return {};
    // Elsewhere the first word of a key that has several would be taken for one.
    if (!isOneOf(SchemeFields, name) && !isOneOf(WellKnownSchemes, value.first(blank)))
        return {};
    return value.first(blank + 1);
}

QByteArray redactedValue(QByteArrayView name, QByteArrayView value)
{
    return credentialScheme(name, value).toByteArray() + Redacted.toByteArray();
}

} // namespace traffic
