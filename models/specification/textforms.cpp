#include "textforms.h"

#include "specificationtable.h"

#include <QUrl>

#include <algorithm>
#include <cmath>

namespace specification {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isStatus(QByteArrayView key)
{
    if (key == "default")
        return true;
    if (key.size() != 3 || key[0] < '1' || key[0] > '5')
        return false;
    return (isDigit(key[1]) && isDigit(key[2])) || (key[1] == 'X' && key[2] == 'X');
}

/** A token of RFC 9110. */
bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return isDigit(c) || isLetter(c) || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    });
}

/** A token that is not the name of a field of the path item. */
bool isOtherMethod(QByteArrayView key)
{
    const auto fields = objectType(ObjectKind::PathItem).fields;
    const bool hasField = std::any_of(fields.begin(), fields.end(), [key](const Field &field) {
        return field.type.object == ObjectKind::Operation && key == QByteArray(field.name).toUpper();
    });
    return !hasField && isToken(key);
}

/** A digit in the place of each name in braces is valid in a host, a port or a path, a letter in a scheme. */
void replaceVariables(QString &url)
{
    for (qsizetype open = url.indexOf(u'{'); open >= 0; open = url.indexOf(u'{', open)) {
        const qsizetype close = url.indexOf(u'}', open);
        if (close < 0)
            return;
        url.replace(open, close - open + 1, open == 0 ? u'a' : u'1');
    }
}

} // namespace

bool isName(QByteArrayView key, Keys keys)
{
    switch (keys) {
    case Keys::Path:
        return key.startsWith('/');
    case Keys::Status:
        return isStatus(key);
    case Keys::Method:
        return isOtherMethod(key);
    case Keys::HeaderName:
        return isToken(key);
    case Keys::Component:
        return !key.isEmpty() && std::all_of(key.begin(), key.end(), [](char c) {
            return isDigit(c) || isLetter(c) || c == '.' || c == '-' || c == '_';
        });
    case Keys::Any:
    case Keys::Expression:
    case Keys::MediaType:
        break;
    }
    return true;
}

bool isCount(QByteArrayView number)
{
    if (number.startsWith('+'))
        number = number.sliced(1);
    if (!number.isEmpty() && std::all_of(number.begin(), number.end(), isDigit))
        return true;
    bool isRead = false;
    const double value = number.toByteArray().toDouble(&isRead);
    if (isRead)
        return value >= 0 && value == std::floor(value);
    // Octal and hexadecimal integers of YAML.
    return number.startsWith("0x") || number.startsWith("0o");
}

bool isPositive(QByteArrayView number)
{
    if (number.startsWith('-'))
        return false;
    // Any digit before the exponent that is not zero.
    for (const char c : number) {
        if (c == 'e' || c == 'E')
            return false;
        if (c >= '1' && c <= '9')
            return true;
    }
    return false;
}

bool isUrl(const QString &text, Text form)
{
    // The fields in question can be relative, and an empty text is a relative reference.
    QString url = text;
    if (form == Text::ServerUrl)
        replaceVariables(url);
    const bool hasSpace = std::any_of(url.cbegin(), url.cend(), [](QChar c) { return c.isSpace() || c < u' '; });
    return !hasSpace && (url.isEmpty() || QUrl(url, QUrl::TolerantMode).isValid());
}

bool isEmail(const QString &text)
{
    const qsizetype at = text.lastIndexOf(u'@');
    return at > 0 && at < text.size() - 1 &&
           std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
}

} // namespace specification
