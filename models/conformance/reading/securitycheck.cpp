#include "securitycheck.h"

#include "basiccredentials.h"
#include "wordsearch.h"

#include <algorithm>

namespace conformance {

using document::Node;

namespace {

SchemeCheck checkOf(const QByteArray &name, const Node &scheme)
{
    using Kind = SchemeCheck::Kind;
    SchemeCheck check{name, Kind::Unknown, {}, {}, {}};
    const QByteArray type = scheme.member("type").bytes();
    if (type == "apiKey") {
        check.kind = Kind::Key;
        check.in = scheme.member("in").bytes();
        check.field = scheme.member("name").bytes();
    } else if (type == "http") {
        check.http = scheme.member("scheme").bytes();
        const QByteArray lower = check.http.toLower();
        check.kind = lower == "basic" ? Kind::Basic : lower == "bearer" ? Kind::Bearer : Kind::OtherHttp;
    } else if (type == "oauth2" || type == "openIdConnect") {
        check.kind = Kind::Bearer;
        check.http = "Bearer";
    } else if (type == "mutualTLS") {
        check.kind = Kind::Certificate;
    }
    return check;
}

/** What follows the name of the authentication scheme; nothing for another scheme. */
QByteArrayView credentialsFor(QByteArrayView scheme, QByteArrayView field)
{
    const qsizetype blank = field.indexOf(' ');
    if (blank < 0 || !http::sameName(field.first(blank), scheme))
        return {};
    return field.sliced(blank + 1).trimmed();
}

/** RFC 6750, section 2.1. */
bool isBearerToken(QByteArrayView token)
{
    const qsizetype end = [token] {
        qsizetype size = token.size();
        while (size > 0 && token[size - 1] == '=')
            --size;
        return size;
    }();
    return end > 0 && std::all_of(token.begin(), token.begin() + end, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                      c == '.' || c == '_' || c == '~' || c == '+' || c == '/';
           });
}

bool hasPair(const QList<ReceivedPair> &pairs, const QByteArray &name, bool isQuery)
{
    return std::any_of(pairs.begin(), pairs.end(), [&](const ReceivedPair &pair) {
        return !pair.value.isEmpty() && decoded(pair.name, isQuery) == name;
    });
}

/** True for `Basic REDACTED` and `REDACTED`. */
bool isUnknownCredential(QByteArrayView scheme, const QByteArray &field, const QByteArray &unknownText)
{
    return base::containsWord(field, unknownText) && (!field.contains(' ') || !credentialsFor(scheme, field).isEmpty());
}

/** True if all cookies were replaced by a text. */
bool areUnknown(const QList<ReceivedPair> &cookies, const QByteArray &unknownText)
{
    return std::any_of(cookies.begin(), cookies.end(), [&](const ReceivedPair &cookie) {
        return !cookie.hasValue && base::containsWord(cookie.name, unknownText);
    });
}

bool isMetBy(const SchemeCheck &scheme, const ReceivedRequest &request, const QByteArray &unknownText)
{
    using Kind = SchemeCheck::Kind;
    const QByteArray field = request.headers->first("Authorization").value_or(QByteArray());
    const bool isHttp = scheme.kind == Kind::Basic || scheme.kind == Kind::Bearer || scheme.kind == Kind::OtherHttp;
    if (isHttp && isUnknownCredential(scheme.http, field, unknownText))
        return true;
    switch (scheme.kind) {
    case Kind::Key:
        if (scheme.in == "query")
            return hasPair(request.pairs, scheme.field, true);
        if (scheme.in == "cookie")
            return hasPair(request.cookies, scheme.field, false) || areUnknown(request.cookies, unknownText);
        return !request.headers->first(scheme.field).value_or(QByteArray()).isEmpty();
    case Kind::Basic:
        return http::splitBasicCredentials(field).isOk();
    case Kind::Bearer:
        return isBearerToken(credentialsFor("Bearer", field));
    case Kind::OtherHttp:
        return !credentialsFor(scheme.http, field).isEmpty();
    case Kind::Certificate:
        return true;
    case Kind::Unknown:
        break;
    }
    return false;
}

} // namespace

bool SecurityCheck::isMet(const ReceivedRequest &request, const QByteArray &unknownText) const
{
    return alternatives.isEmpty() || std::any_of(alternatives.begin(), alternatives.end(), [&](const auto &schemes) {
               return std::all_of(schemes.begin(), schemes.end(),
                                  [&](const SchemeCheck &scheme) { return isMetBy(scheme, request, unknownText); });
           });
}

QByteArray SecurityCheck::names() const
{
    QByteArrayList all;
    for (const QList<SchemeCheck> &schemes : alternatives) {
        QByteArrayList names;
        for (const SchemeCheck &scheme : schemes)
            names.append(scheme.name);
        all.append(names.join(" and "));
    }
    return all.join(", or ");
}

QList<QByteArray> SecurityCheck::challenges() const
{
    QList<QByteArray> challenges;
    for (const QList<SchemeCheck> &schemes : alternatives) {
        for (const SchemeCheck &scheme : schemes) {
            // A scheme without a name of HTTP, such as a key, has no challenge that is registered; clients read the
            // name.
            const QByteArray name = http::isToken(scheme.http) ? scheme.http : QByteArray("ApiKey");
            const QByteArray challenge = name + " realm=\"mock\"";
            if (scheme.kind != SchemeCheck::Kind::Certificate && !challenges.contains(challenge))
                challenges.append(challenge);
        }
    }
    return challenges;
}

SecurityCheck readSecurity(openapi::ReferenceResolver &resolver, const QString &api, const openapi::Place &operation)
{
    SecurityCheck check;
    for (const auto &alternative : openapi::securityOf(resolver, api, operation).alternatives) {
        QList<SchemeCheck> &schemes = check.alternatives.emplaceBack();
        for (const openapi::RequiredScheme &scheme : alternative) {
            const openapi::Place place{api, {"components", "securitySchemes", scheme.name}};
            schemes.append(checkOf(scheme.name, resolver.resolve(place).node));
        }
    }
    return check;
}

} // namespace conformance
