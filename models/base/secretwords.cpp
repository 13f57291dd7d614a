#include "secretwords.h"

#include <algorithm>
#include <array>

namespace base {

namespace {

/** In lower case, sorted. Where one begins with another, both are found. */
constexpr QByteArrayView Words[] = {
    "access-key", "access_key", "accesskey",   "api key",    "api-key",    "api_key",   "apikey",      "authorization",
    "cookie",     "credential", "credentials", "passphrase", "passwd",     "password",  "private-key", "private_key",
    "privatekey", "pwd",        "secret",      "secret-key", "secret_key", "secretkey", "token",
};

constexpr char lower(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/** Bytes that a word can begin with. */
constexpr auto FirstBytes = [] {
    std::array<bool, 256> isFirst{};
    for (const QByteArrayView word : Words) {
        isFirst[static_cast<unsigned char>(word.front())] = true;
        isFirst[static_cast<unsigned char>(word.front() - 'a' + 'A')] = true;
    }
    return isFirst;
}();

bool startsWith(QByteArrayView text, QByteArrayView word)
{
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char one, char other) { return one == lower(other); });
}

/** Calls `take` with each word, the longest first of those at one place, until it returns false. */
template<typename Taker>
void eachWord(QByteArrayView text, const Taker &take)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!FirstBytes[static_cast<unsigned char>(text[at])])
            continue;
        for (auto word = std::rbegin(Words); word != std::rend(Words); ++word) {
            if (startsWith(text.sliced(at), *word) && !take(Span{at, word->size()}))
                return;
        }
    }
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

} // namespace base
