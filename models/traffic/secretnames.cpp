#include "secretnames.h"

#include "headerlist.h"
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
bool isSecretParameter(QByteArrayView name)
{
    return base::isSecretParameter(QByteArray::fromPercentEncoding(name.toByteArray()));
}

/** Calls `take` with each `name=value` of `query`, and -1 or the place of its first '='. */
template<typename Taker>
void eachParameter(QByteArrayView query, const Taker &take)
{
    for (qsizetype from = 0; from <= query.size();) {
        qsizetype end = query.indexOf('&', from);
        if (end < 0)
            end = query.size();
        const QByteArrayView pair = query.sliced(from, end - from);
        take(pair, pair.indexOf('='));
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

QList<QueryParameter> secretParameters(QByteArrayView query)
{
    QList<QueryParameter> found;
    eachParameter(query, [&](QByteArrayView pair, qsizetype equals) {
        if (equals > 0 && isSecretParameter(pair.first(equals)))
            found.append({pair.first(equals).toByteArray(), pair.sliced(equals + 1).toByteArray()});
    });
    return found;
}

QByteArray withoutSecretParameters(QByteArrayView query)
{
    QByteArray out;
    eachParameter(query, [&](QByteArrayView pair, qsizetype equals) {
        if (!out.isNull())
            out.append('&');
        else
            out = QByteArray("");
        if (equals > 0 && isSecretParameter(pair.first(equals)))
            out.append(pair.first(equals + 1)).append(Redacted);
        else
            out.append(pair);
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
