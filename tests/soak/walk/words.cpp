#include "words.h"

#include <QStringList>

#include <algorithm>

namespace walk {

namespace {

constexpr int Letters = 26;
constexpr int WordLetters = 5;
constexpr int Combinations = 26 * 26 * 26 * 26 * 26;
/** Without a common factor with the letters, so that words differ in all letters and none is used twice. */
constexpr int Spread = 7919;
constexpr QChar Separator = u'\t';

} // namespace

QString wordOfNumber(int number)
{
    int rest = static_cast<int>(static_cast<qint64>(number) * Spread % Combinations);
    QString word = u"zq"_qs;
    for (int letter = 0; letter < WordLetters; ++letter) {
        word += QChar(u'a' + rest % Letters);
        rest /= Letters;
    }
    return word;
}

QString encodeWord(const Word &word)
{
    const int flags = int(word.isReplaced) + 2 * int(word.isExternal) + 4 * int(word.isSafe) + 8 * int(word.isTold) +
                      16 * int(word.wasReplaced);
    return QStringList{word.text,
                       word.field,
                       word.file,
                       QString::number(word.act),
                       QString::number(static_cast<int>(word.place)),
                       QString::number(flags)}
        .join(Separator);
}

Word decodeWord(const QString &line)
{
    const QStringList parts = line.split(Separator);
    const int flags = parts.value(5).toInt();
    return {parts.value(0),
            parts.value(1),
            parts.value(2),
            parts.value(3).toInt(),
            static_cast<Place>(parts.value(4).toInt()),
            (flags & 1) != 0,
            (flags & 2) != 0,
            (flags & 4) != 0,
            (flags & 8) != 0,
            (flags & 16) != 0};
}

void noteWord(QList<Word> &words, const Word &word)
{
    const auto known = std::find_if(words.begin(), words.end(),
                                    [&word](const Word &one) { return one.text == word.text; });
    if (known == words.end())
        words.append(word);
    else
        *known = word;
}

} // namespace walk
