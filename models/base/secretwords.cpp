#include "secretwords.h"

#include "trigrams.h"

#include <algorithm>

namespace base {

namespace {

/** In lower case, sorted. Where one begins with another, both are found. */
constexpr QByteArrayView Words[] = {
    "access-key", "access_key", "accesskey",  "account-key",   "account_key", "accountkey",  "api key",
    "api-key",    "api_key",    "apikey",     "authorization", "cookie",      "credential",  "credentials",
    "passphrase", "passwd",     "password",   "passwords",     "private-key", "private_key", "privatekey",
    "pwd",        "secret",     "secret-key", "secret_key",    "secretkey",   "secrets",     "token",
};

/** Names of parameters that have none of the words, in lower case. */
constexpr QByteArrayView Parameters[] = {"code", "jsessionid", "phpsessid", "session_id",     "sessionid",
                                         "sid",  "sig",        "signature", "x-amz-signature"};

/** Words after which a key of an extension can say more: `x-secret-values`. */
constexpr QByteArrayView CollectionWords[] = {"credential", "credentials", "password",
                                              "passwords",  "secret",      "secrets"};

/** Words at the end of a key whose collection says what secrets have to be like. */
constexpr QByteArrayView RuleWords[] = {"complexity", "constraints",  "format", "pattern", "patterns", "policies",
                                        "policy",     "requirements", "rules",  "schema",  "strength", "validation"};

constexpr auto WordStarts = [] {
    Trigrams starts;
    for (const QByteArrayView word : Words)
        starts.add(word);
    return starts;
}();

bool startsWith(QByteArrayView text, QByteArrayView word)
{
    return text.size() >= word.size() && std::equal(word.begin(), word.end(), text.begin(),
                                                    [](char one, char other) { return one == lowerCase(other); });
}

bool isOneOf(const auto &words, QByteArrayView text)
{
    return std::any_of(std::begin(words), std::end(words),
                       [text](QByteArrayView word) { return word.size() == text.size() && startsWith(text, word); });
}

/** Calls `take` with each word, the longest first of those at one place, until it returns false. */
template<typename Taker>
void eachWord(QByteArrayView text, const Taker &take)
{
    WordStarts.eachStart(text, [&](qsizetype at) {
        for (auto word = std::rbegin(Words); word != std::rend(Words); ++word) {
            if (startsWith(text.sliced(at), *word) && !take(Span{at, word->size()}))
                return false;
        }
        return true;
    });
}

} // namespace

QList<Span> secretWords(QByteArrayView text)
{
    QList<Span> found;
    eachWord(text, [&found](const Span &word) {
        found.append(word);
        return true;
    });
    return found;
}

bool hasSecretWord(QByteArrayView text)
{
    bool isFound = false;
    eachWord(text, [&isFound](const Span &) {
        isFound = true;
        return false;
    });
    return isFound;
}

bool isSecretName(QByteArrayView name)
{
    return std::any_of(std::begin(Words), std::end(Words), [name](QByteArrayView word) {
        return name.size() >= word.size() && startsWith(name.last(word.size()), word);
    });
}

bool isSecretParameter(QByteArrayView name)
{
    return isSecretName(name) || isOneOf(Parameters, name);
}

bool isSecretCollection(QByteArrayView key)
{
    if (isSecretName(key))
        return true;
    if (!startsWith(key, "x-"))
        return false;
    const QByteArrayView rest = key.sliced(2);
    const auto end = std::find_if(rest.begin(), rest.end(), [](char byte) { return byte == '-' || byte == '_'; });
    const bool isPlural = rest.endsWith('s') && isSecretName(rest.chopped(1));
    if (std::any_of(std::begin(RuleWords), std::end(RuleWords), [rest](QByteArrayView word) {
            return rest.size() > word.size() && startsWith(rest.last(word.size()), word);
        }))
        return false;
    return isPlural || isOneOf(CollectionWords, rest.first(end - rest.begin()));
}

} // namespace base
