#pragma once

#include <QByteArrayView>

namespace inference {

/** The number of characters from which on random letters and digits in a name of a server are a secret. Shorter ones
 * are what hosting services call their machines. */
inline constexpr qsizetype ShortestSecretOfHost = 16;

/**
 * Returns true for a text with a part that looks like a secret, in any case: a key or token of a known shape, a UUID,
 * and between other characters than letters and digits, long hexadecimal or random letters and digits. Random ones that
 * are shorter than `shortest` are no secrets. False for `application/vnd.api+json`, true for
 * `application/vnd.8fK2jd9WqLx0Zb4T+json`.
 */
[[nodiscard]] bool hasSecretPart(QByteArrayView text, qsizetype shortest = 0);

/** Calls `take` with each part of a text that is between other characters than letters and digits, until it returns
 * true. Returns true if it did. */
template<typename Take>
bool anyPart(QByteArrayView text, const Take &take)
{
    const auto isOfPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    for (qsizetype from = 0; from < text.size();) {
        qsizetype end = from;
        while (end < text.size() && isOfPart(text[end]))
            ++end;
        if (end > from && take(text.sliced(from, end - from), text.sliced(from)))
            return true;
        from = end + 1;
    }
    return false;
}

} // namespace inference
