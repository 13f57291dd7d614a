#include "segments.h"

#include "randomtext.h"
#include "requestvalues.h"
#include "schemadraft.h"
#include "secretnames.h"

#include <algorithm>

namespace inference {

namespace {

constexpr qsizetype ShortestHexId = 16;
constexpr qsizetype UuidSize = 36;
constexpr qsizetype DateSize = 10;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isNumber(QByteArrayView text)
{
    const QByteArrayView digits = text.startsWith('-') ? text.sliced(1) : text;
    return !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), isDigit);
}

/** Returns true if the text has the form, in which `h` is a hexadecimal digit, `d` a digit, and the rest is literal. */
bool hasForm(QByteArrayView text, QByteArrayView form)
{
    if (text.size() != form.size())
        return false;
    for (qsizetype i = 0; i < form.size(); ++i) {
        const char c = text[i];
        const bool fits = form[i] == 'h' ? isHexDigit(c) : form[i] == 'd' ? isDigit(c) : c == form[i];
        if (!fits)
            return false;
    }
    return true;
}

bool isUuid(QByteArrayView text)
{
    return text.size() == UuidSize && hasForm(text, "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh");
}

/** A date, or the time that begins with one. */
bool isDate(QByteArrayView text)
{
    return text.size() >= DateSize && hasForm(text.first(DateSize), "dddd-dd-dd") &&
           (text.size() == DateSize || text[DateSize] == 'T');
}

/** Four numbers of at most three digits with dots between them. */
bool isAddress(QByteArrayView text)
{
    constexpr qsizetype MostDigits = 3;
    qsizetype dots = 0;
    qsizetype digits = 0;
    for (const char c : text) {
        if (c == '.' && digits > 0) {
            ++dots;
            digits = 0;
        } else if (!isDigit(c) || ++digits > MostDigits) {
            return false;
        }
    }
    return dots == 3 && digits > 0;
}

/** Three parts of base64 with dots between them; the first is the encoding of `{"`. */
bool isJwt(QByteArrayView text)
{
    return text.startsWith("eyJ") && std::count(text.begin(), text.end(), '.') >= 1;
}

/** An address of email, or a telephone number with the country's code. */
bool isContact(QByteArrayView text)
{
    const qsizetype at = text.indexOf('@');
    if (at > 0 && text.sliced(at).contains('.'))
        return true;
    constexpr qsizetype ShortestNumber = 7;
    return text.startsWith('+') && text.size() > ShortestNumber && isNumber(text.sliced(1));
}

} // namespace

bool isLongHex(QByteArrayView text)
{
    return text.size() >= ShortestHexId && std::all_of(text.begin(), text.end(), isHexDigit);
}

bool startsWithUuid(QByteArrayView text)
{
    return text.size() >= UuidSize && isUuid(text.first(UuidSize)) &&
           (text.size() == UuidSize || !(isDigit(text[UuidSize]) || isLetter(text[UuidSize])));
}

bool looksLikeId(QByteArrayView text)
{
    return isNumber(text) || isDate(text) || isUuid(text) || isLongHex(text) || isAddress(text);
}

bool looksLikeSecret(QByteArrayView text)
{
    return isLongHex(text) || isUuid(text) || isJwt(text) || isContact(text) || text.contains(traffic::Redacted) ||
           looksRandom(text) || drafts::mayBeSecret(text);
}

QByteArray parameterNameAfter(const QByteArray &segment)
{
    if (!std::any_of(segment.begin(), segment.end(), isLetter))
        return "id";
    QByteArray name = drafts::schemaNameOf(drafts::singularOf(segment)) + "Id";
    if (name.front() >= 'A' && name.front() <= 'Z')
        name.front() = char(name.front() - 'A' + 'a');
    return name;
}

} // namespace inference
