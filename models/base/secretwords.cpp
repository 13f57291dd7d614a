#include "secretwords.h"

#include "trigrams.h"

#include <algorithm>
#include <array>

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

/** The words with one first letter, as indexes of Words. */
struct WordRange {
    std::size_t first = 0;
    std::size_t end = 0;
};

/** By the first letter, so that a place of a text is compared with few words. */
constexpr auto WordsByLetter = [] {
    std::array<WordRange, 'z' - 'a' + 1> ranges;
    for (std::size_t i = 0; i < std::size(Words); ++i) {
        WordRange &range = ranges[std::size_t(Words[i][0] - 'a')];
        if (range.end == 0)
            range.first = i;
        range.end = i + 1;
    }
    return ranges;
}();

bool startsWith(QByteArrayView text, QByteArrayView word)
{
    if (text.size() < word.size())
        return false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        if (word.data()[i] != lowerCase(text.data()[i]))
            return false;
    }
    return true;
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
        const char letter = lowerCase(text[at]);
        if (letter < 'a' || letter > 'z')
            return true;
        const WordRange &range = WordsByLetter[std::size_t(letter - 'a')];
        const QByteArrayView rest = text.sliced(at);
        for (std::size_t i = range.end; i > range.first; --i) {
            const QByteArrayView &word = Words[i - 1];
            if (startsWith(rest, word) && !take(Span{at, word.size()}))
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
