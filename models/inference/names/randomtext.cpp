#include "randomtext.h"

#include "requestvalues.h"

#include <array>

namespace inference {

namespace {

/** The letters that follow each letter in 93 % of the pairs of 5,432 words in API descriptions. */
constexpr const char *Followers[] = {"bcdgilmnprstuxy",
                                     "aeilos",
                                     "acdehiklortu",
                                     "acdeiorstu",
                                     "abcdefgilmnpqrstvwxy",
                                     "aeioru",
                                     "aeiors",
                                     "aeio",
                                     "acdefglmnoprstvz",
                                     "",
                                     "esy",
                                     "acdeilostuy",
                                     "abeiopu",
                                     "acdefgikorstuv",
                                     "cdfgiklmnoprstuvw",
                                     "aeiloprtu",
                                     "u",
                                     "acdegilmnorstuvy",
                                     "acehiopstuw",
                                     "acdefghiklmoprstuy",
                                     "bceilmnprst",
                                     "aeio",
                                     "aeo",
                                     "pt",
                                     "acmopst",
                                     ""};

constexpr std::size_t Letters = 26;

constexpr auto UsualPairs = [] {
    std::array<quint32, Letters> table{};
    for (std::size_t i = 0; i < Letters; ++i) {
        for (const char *follower = Followers[i]; *follower != 0; ++follower)
            table[i] |= 1U << (*follower - 'a');
    }
    return table;
}();

constexpr qsizetype FewestPairs = 8;
constexpr qsizetype LongText = 20;
/** The share of usual pairs, in percent, that words have at least. A long text with digits has to have more. */
constexpr qsizetype UsualShare = 60;
constexpr qsizetype UsualShareWithDigits = 75;

/** 0 to 25 for a letter in either case, Digit, or Other. */
enum : int { Digit = 26, Other = 27 };

int kindOf(char c)
{
    if (c >= 'a' && c <= 'z')
        return c - 'a';
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    return c >= '0' && c <= '9' ? Digit : Other;
}

} // namespace

bool looksRandom(QByteArrayView text)
{
    qsizetype pairs = 0;
    qsizetype usual = 0;
    bool hasDigit = false;
    int before = Other;
    for (const char c : text) {
        const int now = kindOf(c);
        hasDigit = hasDigit || now == Digit;
        const bool areLetters = before < Digit && now < Digit;
        if (areLetters || (before != now && before != Other && now != Other))
            ++pairs;
        if (areLetters && (UsualPairs[std::size_t(before)] >> now & 1U) != 0)
            ++usual;
        before = now;
    }
    const qsizetype share = hasDigit && text.size() >= LongText ? UsualShareWithDigits : UsualShare;
    return (pairs >= FewestPairs && usual * 100 < pairs * share) || drafts::isOpaque(text);
}

} // namespace inference
