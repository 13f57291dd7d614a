#include "keyshapes.h"

#include "namedvalue.h"
#include "pemkeys.h"
#include "plainwords.h"
#include "secretwords.h"
#include "textcursor.h"
#include "trigrams.h"

#include <QByteArray>

#include <algorithm>

namespace secrets {

using base::Span;

namespace {

/** The begin of a key as a service writes it, and how many letters, digits and `marks` follow at least. */
struct Shape {
    QByteArrayView prefix;
    qsizetype least = 0;
    QByteArrayView marks = {};
};

constexpr Shape Shapes[] = {
    {"AKIA", 12},
    {"ASIA", 12},
    {"ghp_", 16},
    {"gho_", 16},
    {"ghu_", 16},
    {"ghs_", 16},
    {"ghr_", 16},
    {"github_pat_", 16, "_"},
    {"glpat-", 16, "_-"},
    {"xoxa-", 8, "-"},
    {"xoxb-", 8, "-"},
    {"xoxe-", 8, "-"},
    {"xoxo-", 8, "-"},
    {"xoxp-", 8, "-"},
    {"xoxr-", 8, "-"},
    {"xoxs-", 8, "-"},
    {"xapp-", 8, "-"},
    {"sk_live_", 8, "_"},
    {"sk_test_", 8, "_"},
    {"rk_live_", 8, "_"},
    {"rk_test_", 8, "_"},
    {"whsec_", 16, "_+/="},
    {"sk-ant-", 16, "_-"},
    {"sk-proj-", 16, "_-"},
    {"AIza", 30, "_-"},
    {"ya29.", 16, "_-."},
    {"npm_", 30},
    {"pypi-AgEI", 16, "_-"},
    {"SG.", 32, "_-."},
    {"hvs.", 20, "_-"},
    {"shpat_", 16},
    {"dop_v1_", 32},
    {"AGE-SECRET-KEY-1", 16},
    {"hooks.slack.com/services/", 16, "/"},
    {"$2a$", 40, "$./"},
    {"$2b$", 40, "$./"},
    {"$2y$", 40, "$./"},
    {"$6$", 40, "$./="},
    {"$argon2", 40, "$./=,+"},
};

constexpr QByteArrayView JwtStart("eyJ");
constexpr QByteArrayView SchemeNames[] = {"Basic", "Bearer", "Digest"};
/** Names of parameters that are words of prose elsewhere; `x-amz-signature` ends with one of them. */
constexpr QByteArrayView ParameterStarts[] = {
    "code=", "sid=", "sig=", "signature=", "session", "phpsessid", "jsessionid", "x-amz-signature"};
constexpr QByteArrayView CurlOptions[] = {"-u ", "user "};
constexpr qsizetype LeastCredentials = 8;

bool isAlphanumeric(char byte)
{
    return isLetter(byte) || isDigit(byte);
}

/** The end of the letters, digits and `marks` from `from` on. */
qsizetype endOfRun(const TextCursor &cursor, qsizetype from, QByteArrayView marks)
{
    while (isAlphanumeric(cursor.at(from)) || cursor.isAt(from, marks))
        ++from;
    return from;
}

Span keyAt(const TextCursor &cursor, qsizetype at)
{
    const QByteArrayView rest = cursor.text().sliced(at);
    for (const Shape &shape : Shapes) {
        if (!rest.startsWith(shape.prefix))
            continue;
        const qsizetype from = at + shape.prefix.size();
        const qsizetype end = endOfRun(cursor, from, shape.marks);
        if (end - from >= shape.least)
            return {at, end - at};
    }
    return {at, 0};
}

/** `eyJ….….…`; while it is typed, its last parts can be missing. RFC 7519 */
Span jwtAt(const TextCursor &cursor, qsizetype at)
{
    constexpr QByteArrayView marks("_-");
    constexpr qsizetype leastPart = 4;
    constexpr qsizetype leastHeader = 17; // {"alg":"HS256"} in base64 has 20 digits.
    const qsizetype headerEnd = endOfRun(cursor, at, marks);
    if (headerEnd - at < leastPart || (headerEnd - at < leastHeader && !cursor.isAt(headerEnd, ".")))
        return {at, 0};
    qsizetype end = headerEnd;
    int parts = 1;
    while (cursor.isAt(end, ".") && parts < 5 && (isAlphanumeric(cursor.at(end + 1)) || cursor.isAt(end + 1, "_-."))) {
        end = endOfRun(cursor, end + 1, marks);
        ++parts;
    }
    return {at, parts > 1 || headerEnd - at >= leastHeader ? end - at : 0};
}

/** The credentials after a scheme, wherever it is written. */
Span credentialsAt(const TextCursor &cursor, qsizetype at)
{
    const QByteArrayView rest = cursor.text().sliced(at);
    for (const QByteArrayView scheme : SchemeNames) {
        // In a folded scalar, a line can end between them.
        const qsizetype from = cursor.skip(at + scheme.size(), " \r\n");
        if (!startsWithWord(rest, scheme) || from == at + scheme.size())
            continue;
        if (startsWithWord(rest, "digest")) {
            const bool hasParameters = startsWithWord(cursor.text().sliced(from), "username=");
            return {from, hasParameters ? endOfParameters(cursor.text(), from) - from : 0};
        }
        const qsizetype end = endOfRun(cursor, from, "._~+/=-");
        const QByteArrayView value = cursor.between(from, end);
        if (value.size() < LeastCredentials)
            return {from, 0};
        const bool isSecret = startsWithWord(rest, "basic") ? QByteArray::fromBase64(value.toByteArray()).contains(':')
                                                            : looksRandom(value) && !isPlaceholder(value);
        return {from, isSecret ? end - from : 0};
    }
    return {at, 0};
}

/** `?code=x`; without `?`, `&`, `;` or `#` before it the name is part of a sentence. */
Span parameterAt(const TextCursor &cursor, qsizetype at)
{
    if (!cursor.isAt(at - 1, "?&;#"))
        return {at, 0};
    qsizetype end = at;
    while (isNameByte(cursor.at(end)))
        ++end;
    if (!cursor.isAt(end, "=") || !base::isSecretParameter(cursor.between(at, end)))
        return {at, 0};
    return namedSecret(cursor.text(), {at, end - at});
}

/** The password in `curl -u name:password` and `--user name:password`. */
Span curlPasswordAt(const TextCursor &cursor, qsizetype at)
{
    const bool isOption = cursor.isAt(at, "-") ? cursor.isAt(at - 1, " \t") : cursor.isAt(at - 1, "-");
    const bool isCurl = std::any_of(std::begin(CurlOptions), std::end(CurlOptions),
                                    [&](QByteArrayView option) { return cursor.text().sliced(at).startsWith(option); });
    if (!isOption || !isCurl)
        return {at, 0};
    const qsizetype word = cursor.skip(cursor.skip(at, "-user"), " \"'\\");
    const qsizetype end = endOfBareValue(cursor.text(), word);
    const qsizetype colon = cursor.between(word, end).indexOf(':');
    if (colon <= 0 || cursor.between(word, end).contains("://"))
        return {at, 0};
    const qsizetype from = word + colon + 1;
    return {from, isPlaceholder(cursor.between(from, end), "password") ? 0 : end - from};
}

constexpr auto Starts = [] {
    base::Trigrams starts;
    for (const Shape &shape : Shapes)
        starts.add(shape.prefix);
    for (const QByteArrayView scheme : SchemeNames)
        starts.add(scheme);
    for (const QByteArrayView parameter : ParameterStarts)
        starts.add(parameter);
    starts.add(JwtStart);
    starts.add(PemStart);
    for (const QByteArrayView option : CurlOptions)
        starts.add(option);
    return starts;
}();

} // namespace

const base::Trigrams &shapeStarts()
{
    return Starts;
}

Span shapedSecret(QByteArrayView text, qsizetype at)
{
    const TextCursor cursor(text);
    if (cursor.isAt(at, "-")) {
        if (const Span key = pemKeyAt(text, at); key.length > 0)
            return key;
        return curlPasswordAt(cursor, at);
    }
    if (isAlphanumeric(cursor.at(at - 1)) && !cursor.isAt(at - 2, "\\"))
        return {at, 0};
    if (text.sliced(at).startsWith(JwtStart))
        return jwtAt(cursor, at);
    for (const auto &find : {keyAt, credentialsAt, parameterAt, curlPasswordAt}) {
        if (const Span found = find(cursor, at); found.length > 0)
            return found;
    }
    return {at, 0};
}

} // namespace secrets
