#include "credentials.h"

#include "basiccredentials.h"
#include "hiddensecrets.h"
#include "secretnames.h"
#include "secretwords.h"
#include "segments.h"
#include "targettext.h"

#include <algorithm>

namespace inference {

namespace {

constexpr QByteArrayView KeyParameters[] = {"access_token", "accesstoken", "api-key",  "api_key",
                                            "apikey",       "api_token",   "apitoken", "auth_token",
                                            "authtoken",    "token",       "x-api-key"};

/** The registered schemes, and those that many services have, in lower case. Any other word may be a secret. Source:
 * IANA, HTTP Authentication Schemes. */
constexpr QByteArrayView Schemes[] = {"apikey",        "aws4-hmac-sha256",
                                      "basic",         "bearer",
                                      "concealed",     "digest",
                                      "dpop",          "gnap",
                                      "hmac",          "hoba",
                                      "jwt",           "key",
                                      "mutual",        "negotiate",
                                      "ntlm",          "oauth",
                                      "privatetoken",  "scram-sha-1",
                                      "scram-sha-256", "sharedkey",
                                      "signature",     "sso-key",
                                      "token",         "vapid"};

bool isScheme(QByteArrayView word)
{
    return std::any_of(std::begin(Schemes), std::end(Schemes), [word](QByteArrayView each) { return each == word; });
}

/** RFC 6750, section 2.1. */
bool isBearerToken(QByteArrayView token)
{
    while (token.endsWith('='))
        token.chop(1);
    return !token.isEmpty() && std::all_of(token.begin(), token.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               QByteArrayView("-._~+/").contains(c);
    });
}

/** Nothing for a value that does not authenticate. */
std::optional<Credential> authorization(const QByteArray &value)
{
    const qsizetype blank = value.indexOf(' ');
    if (blank <= 0 || !http::isToken(value.first(blank)))
        return value.isEmpty() ? std::nullopt : std::optional(Credential{"apiKey", "header", "authorization"});
    const QByteArray scheme = value.first(blank).toLower();
    const QByteArrayView rest = QByteArrayView(value).sliced(blank + 1).trimmed();
    if (rest.isEmpty() || (scheme == "bearer" && !isBearerToken(rest)))
        return std::nullopt;
    if (scheme == "basic" && rest != traffic::Redacted && !http::splitBasicCredentials(value).isOk())
        return std::nullopt;
    if (!isScheme(scheme))
        return Credential{"apiKey", "header", "authorization"};
    return Credential{"http", {}, scheme};
}

} // namespace

bool isKeyParameter(QByteArrayView name)
{
    const QByteArray lower = name.toByteArray().toLower();
    return std::any_of(std::begin(KeyParameters), std::end(KeyParameters),
                       [&](QByteArrayView each) { return each == lower; });
}

bool isCredentialField(QByteArrayView name, const QList<QByteArray> &customNames)
{
    return traffic::isSecretRequestField(name, customNames) || base::isSecretName(name);
}

CredentialSet credentialsOf(const traffic::Exchange &exchange)
{
    CredentialSet found;
    const http::HeaderList &headers = exchange.request.headers;
    for (const auto field : headers.fields()) {
        const bool isAuthorization = http::sameName(field.name, "Authorization");
        const bool isOther = http::sameName(field.name, "Cookie") || http::sameName(field.name, "Proxy-Authorization");
        // Tokens against forged requests belong to a page, not to a client.
        const QByteArray lower = field.name.toByteArray().toLower();
        const bool isOfPage = lower.contains("csrf") || lower.contains("xsrf") || lower == "postman-token";
        if (isAuthorization || isOther || isOfPage || field.value.isEmpty() ||
            !isCredentialField(field.name, exchange.secretHeaderNames))
            continue;
        if (!looksLikeSecret(field.name) && !hasSecretPart(field.name))
            found.insert({"apiKey", "header", lower});
    }
    if (const auto value = headers.first("Authorization")) {
        if (const auto credential = authorization(*value))
            found.insert(*credential);
    }
    for (const traffic::QueryParameter &parameter :
         traffic::secretParameters(http::splitTarget(exchange.request.target).query, exchange.secretParameterNames)) {
        const QByteArray name = QByteArray::fromPercentEncoding(parameter.name);
        if ((isKeyParameter(name) || exchange.secretParameterNames.contains(name)) && !parameter.value.isEmpty())
            found.insert({"apiKey", "query", name});
    }
    return found;
}

} // namespace inference
