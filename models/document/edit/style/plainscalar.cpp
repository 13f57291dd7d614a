#include "plainscalar.h"

#include "coreschema.h"

#include <QRegularExpression>

#include <algorithm>

namespace document {

namespace {

constexpr qsizetype LongestWord = 6;    ///< `false`, and one more for good measure.
constexpr qsizetype LongestNumber = 80; ///< Longer texts of digits are taken for numbers unseen.

/** Texts that YAML 1.1 or 1.2 reads as a boolean or null, in any case, and its special keys. */
bool isReservedWord(QByteArrayView text)
{
    static constexpr const char *Words[] = {"~",  "null", "true", "false", "yes", "no",
                                            "on", "off",  "y",    "n",     "<<",  "="};
    if (text.size() > LongestWord)
        return false;
    const QByteArray lower = text.toByteArray().toLower();
    return std::any_of(std::begin(Words), std::end(Words), [&lower](const char *word) { return lower == word; });
}

/** Integers, floats and dates of https://yaml.org/type (YAML 1.1), a little wider than written there. */
const QRegularExpression &numberOrDate()
{
    static const QRegularExpression pattern(
        QString::fromLatin1("^(?:[-+]?0b[01_]+"
                            "|[-+]?0o?[0-7_]+"
                            "|[-+]?0x[0-9a-f_]+"
                            "|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\\.[0-9_]*)?"
                            "|[-+]?(?:[0-9][0-9_]*)(?:\\.[0-9_]*)?(?:e[-+]?[0-9]+)?"
                            "|[-+]?\\.[0-9_]+(?:e[-+]?[0-9]+)?"
                            "|[-+]?\\.(?:inf|nan)"
                            "|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:t|[ \\t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}.*)?)$"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

bool isNumberOrDate(QByteArrayView text)
{
    static constexpr QByteArrayView First("+-.0123456789");
    if (!First.contains(text.front()))
        return false;
    if (text.size() > LongestNumber)
        return std::all_of(text.cbegin(), text.cend(), [](char c) { return (c >= '0' && c <= '9') || c == '_'; });
    return numberOrDate().match(QString::fromUtf8(text)).hasMatch();
}

/** Characters that begin something else (YAML 1.2 §5.3), and ':' and '?', which do so before a blank. */
bool mayBegin(QByteArrayView text)
{
    static constexpr QByteArrayView Indicators(",[]{}#&*!|>'\"%@`:?");
    if (Indicators.contains(text.front()))
        return false;
    if (text.front() == '-')
        return text.size() > 1 && text[1] != ' ' && text[1] != '\t' && !text.startsWith("---");
    return !text.startsWith("...");
}

/** No `: `, no ` #`, and in flow nothing that ends an item; yaml-cpp ends one at a `?` too, which YAML allows. */
bool mayContinue(QByteArrayView text, bool inFlow)
{
    static constexpr QByteArrayView FlowIndicators(",[]{}?");
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char character = text[i];
        const bool isLast = i + 1 == text.size();
        if (uchar(character) < 0x20)
            return false;
        if (character == ':' && (isLast || text[i + 1] == ' '))
            return false;
        if (character == '#' && i > 0 && text[i - 1] == ' ')
            return false;
        if (inFlow && FlowIndicators.contains(character))
            return false;
    }
    return true;
}

} // namespace

bool resolvesToOtherType(QByteArrayView text)
{
    if (text.isEmpty())
        return true;
    return isReservedWord(text) || isNumberOrDate(text) || resolvePlain(text) != ScalarType::String;
}

bool isPlainText(QByteArrayView text, bool inFlow)
{
    return !text.isEmpty() && text.front() != ' ' && text.back() != ' ' && mayBegin(text) && mayContinue(text, inFlow);
}

bool isPlainString(QByteArrayView text, bool inFlow)
{
    return isPlainText(text, inFlow) && !resolvesToOtherType(text);
}

} // namespace document
