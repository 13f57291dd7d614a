#include "plainwords.h"

#include "secretwords.h"
#include "textcursor.h"
#include "trigrams.h"

#include <QByteArray>

#include <algorithm>

namespace secrets {

namespace {

/** Names of types, and words for any value, in lower case. */
constexpr QByteArrayView AnyValue[] = {"any",      "array", "bool",   "boolean", "false",    "int",
                                       "integer",  "none",  "null",   "number",  "object",   "optional",
                                       "required", "str",   "string", "true",    "undefined"};
constexpr QByteArrayView WordsOfProse[] = {"a",  "an",  "and",  "are", "as",   "be",   "by",  "can",  "for", "from",
                                           "if", "in",  "is",   "it",  "may",  "must", "no",  "not",  "of",  "on",
                                           "or", "see", "that", "the", "this", "to",   "use", "used", "was", "with"};
/** Names of algorithms and formats with digits, in lower case. */
constexpr QByteArrayView Terms[] = {"aes",    "base64", "hmac", "hs256", "hs512", "http", "ipv", "iso-", "md5", "oauth",
                                    "openid", "pkcs",   "rfc",  "rs256", "sha",   "tls",  "utf", "uuid", "x509"};
constexpr qsizetype LeastRandom = 6;
constexpr int LeastHumps = 4;

bool startsWithOneOf(const auto &words, QByteArrayView word)
{
    return std::any_of(std::begin(words), std::end(words),
                       [word](QByteArrayView one) { return startsWithWord(word, one); });
}

/** `ACCESS_TOKEN`, the name of a variable. */
bool isNameOfVariable(QByteArrayView value)
{
    const auto isUpper = [](char byte) { return (byte >= 'A' && byte <= 'Z') || byte == '_' || byte == '-'; };
    return base::isSecretName(value) && std::all_of(value.begin(), value.end(), isUpper);
}

/** `<token>`, `{token}`, `[token]` and `${TOKEN}`: its closing bracket can be missing. */
bool isBracketed(QByteArrayView value)
{
    constexpr QByteArrayView openings[] = {"<", "&lt;", "${", "$(", "{", "[", "%7B", "%3C"};
    const auto opening = std::find_if(std::begin(openings), std::end(openings), [value](QByteArrayView one) {
        return value.size() > one.size() && startsWithWord(value, one);
    });
    if (opening == std::end(openings))
        return false;
    const QByteArrayView inner = value.sliced(opening->size());
    const auto end = std::find_if_not(inner.begin(), inner.end(), [](char byte) {
        return isNameByte(byte) || byte == ' ' || byte == '.' || byte == '{';
    });
    return end == inner.end() || QByteArrayView(">}])&%").contains(*end);
}

bool isOneByte(QByteArrayView value)
{
    return std::all_of(value.begin(), value.end(), [value](char byte) { return byte == value.front(); });
}

} // namespace

bool isPlaceholder(QByteArrayView value, QByteArrayView name)
{
    // What a collection or a block scalar begins with.
    if (std::all_of(value.begin(), value.end(), [](char byte) { return QByteArrayView("{[|>+-").contains(byte); }))
        return true;
    constexpr QByteArrayView dots[] = {"…", "..."};
    if (isBracketed(value) || startsWithOneOf(dots, value) || isOneOf(AnyValue, value) || isNameOfVariable(value))
        return true;
    if (value.size() > 1 && value.front() == '$' && base::isSecretName(value))
        return true;
    constexpr QByteArrayView yours[] = {"your-",   "your_",      "your ",       "yourtoken",
                                        "yourapi", "yoursecret", "yourpassword"};
    if (startsWithOneOf(yours, value) ||
        (value.size() > 2 && isOneByte(value) && QByteArrayView("xX*.-_").contains(value.front())))
        return true;
    const bool isOfName = name.size() >= value.size() && base::isSecretName(value) &&
                          name.last(value.size()).compare(value, Qt::CaseInsensitive) == 0;
    return isOfName;
}

bool looksRandom(QByteArrayView word)
{
    if (word.size() < LeastRandom || word.contains("://") || word.startsWith('/') || word.startsWith('#') ||
        startsWithOneOf(Terms, word))
        return false;
    bool hasDigit = false;
    int humps = 0; // Of camel case: names of classes have few of them.
    bool hasMark = false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const char byte = word[i];
        hasDigit = hasDigit || isDigit(byte);
        const bool isHump = i > 0 && byte >= 'A' && byte <= 'Z' && word[i - 1] >= 'a' && word[i - 1] <= 'z';
        humps += isHump ? 1 : 0;
        hasMark = hasMark || QByteArrayView("!@#$%^&*+=~?").contains(byte);
    }
    return hasDigit || hasMark || humps >= LeastHumps;
}

bool isExpression(QByteArrayView value)
{
    return value.startsWith('$') || value.contains("->") || value.contains('(') || value.contains('[');
}

bool isProse(QByteArrayView words)
{
    for (const QByteArray &word : words.toByteArray().simplified().split(' ')) {
        if (isOneOf(WordsOfProse, word))
            return true;
    }
    return false;
}

} // namespace secrets
