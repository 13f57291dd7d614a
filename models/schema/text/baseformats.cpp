#include "baseformats.h"

namespace schema {

namespace {

constexpr qsizetype GroupSize = 4;

/** The text without its padding, which is at most two characters. */
QStringView withoutPadding(const QString &text)
{
    QStringView rest(text);
    for (int i = 0; i < 2 && rest.endsWith(u'='); ++i)
        rest.chop(1);
    return rest;
}

bool consistsOfDigits(QStringView text, QStringView lastDigits)
{
    return std::all_of(text.cbegin(), text.cend(), [lastDigits](QChar c) {
        return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') ||
               lastDigits.contains(c);
    });
}

} // namespace

bool isBase64(const QString &text)
{
    return text.size() % GroupSize == 0 && consistsOfDigits(withoutPadding(text), u"+/");
}

bool isBase64Url(const QString &text)
{
    const QStringView digits = withoutPadding(text);
    const bool isPadded = digits.size() < text.size();
    // One digit alone has less bits than a byte.
    const bool isComplete = isPadded ? text.size() % GroupSize == 0 : digits.size() % GroupSize != 1;
    return isComplete && consistsOfDigits(digits, u"-_");
}

} // namespace schema
