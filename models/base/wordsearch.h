#pragma once

#include <QByteArrayView>

#include <cctype>

namespace base {

/** Returns true if a text contains a word that has no letter, digit or underscore of ASCII directly before or after it.
 * Returns false for an empty word. */
[[nodiscard]] inline bool containsWord(QByteArrayView text, QByteArrayView word)
{
    const auto isPart = [&](qsizetype at) {
        return at >= 0 && at < text.size() && (isalnum(static_cast<uchar>(text[at])) || text[at] == '_');
    };
    for (qsizetype at = word.isEmpty() ? -1 : text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (!isPart(at - 1) && !isPart(at + word.size()))
            return true;
    }
    return false;
}

} // namespace base
