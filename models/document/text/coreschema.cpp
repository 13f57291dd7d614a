#include "coreschema.h"

#include "characters.h"

#include <QList>

#include <algorithm>
#include <array>

namespace document {

namespace {

template<size_t Count>
bool isOneOf(QByteArrayView text, const std::array<QByteArrayView, Count> &words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

constexpr std::array<QByteArrayView, 4> Nulls{"null", "Null", "NULL", "~"};
constexpr std::array<QByteArrayView, 6> Bools{"true", "True", "TRUE", "false", "False", "FALSE"};
constexpr std::array<QByteArrayView, 3> Infinities{".inf", ".Inf", ".INF"};
constexpr std::array<QByteArrayView, 3> NotNumbers{".nan", ".NaN", ".NAN"};

qsizetype digitsFrom(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && is(text[at], Digit))
        ++at;
    return at;
}

QByteArrayView withoutSign(QByteArrayView text)
{
    return !text.isEmpty() && (text.front() == '-' || text.front() == '+') ? text.sliced(1) : text;
}

bool isRadixInteger(QByteArrayView text)
{
    if (text.size() < 3 || text[0] != '0')
        return false;
    const QByteArrayView digits = text.sliced(2);
    if (text[1] == 'x')
        return std::all_of(digits.begin(), digits.end(), isHexDigit);
    return text[1] == 'o' && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '7'; });
}

bool isDecimalInteger(QByteArrayView text)
{
    const QByteArrayView digits = withoutSign(text);
    return !digits.isEmpty() && digitsFrom(digits, 0) == digits.size();
}

/** `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?` (YAML 1.2.2 §10.3.2). */
bool isDecimalFloat(QByteArrayView text)
{
    const QByteArrayView body = withoutSign(text);
    qsizetype at = digitsFrom(body, 0);
    const qsizetype whole = at;
    if (at < body.size() && body[at] == '.') {
        const qsizetype fraction = digitsFrom(body, at + 1) - (at + 1);
        if (whole == 0 && fraction == 0)
            return false;
        at += 1 + fraction;
    } else if (whole == 0) {
        return false;
    }
    if (at < body.size() && (body[at] == 'e' || body[at] == 'E')) {
        ++at;
        if (at < body.size() && (body[at] == '-' || body[at] == '+'))
            ++at;
        const qsizetype end = digitsFrom(body, at);
        if (end == at)
            return false;
        at = end;
    }
    return at == body.size();
}

/** The decimal digits of a number with the base 8 or 16, of any length. */
QByteArray toDecimal(QByteArrayView digits, int base)
{
    constexpr quint32 Group = 1'000'000'000;
    QList<quint32> groups{0}; // Nine decimal digits each, the lowest first.
    for (const char c : digits) {
        quint64 carry = quint64(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        for (quint32 &group : groups) {
            carry += quint64(group) * quint64(base);
            group = quint32(carry % Group);
            carry /= Group;
        }
        if (carry > 0)
            groups.append(quint32(carry));
    }
    QByteArray text = QByteArray::number(groups.last());
    for (qsizetype i = groups.size() - 2; i >= 0; --i)
        text += QByteArray::number(groups[i]).rightJustified(9, '0');
    return text;
}

} // namespace

ScalarType resolvePlain(QByteArrayView text)
{
    if (text.isEmpty() || isOneOf(text, Nulls))
        return ScalarType::Null;
    if (isOneOf(text, Bools))
        return ScalarType::Bool;
    const QByteArrayView body = withoutSign(text);
    const bool mayBeNumber = !body.isEmpty() && (is(body.front(), Digit) || body.front() == '.');
    if (!mayBeNumber)
        return ScalarType::String;
    if (isDecimalInteger(text) || isRadixInteger(text))
        return ScalarType::Integer;
    const bool special = isOneOf(body, Infinities) || isOneOf(text, NotNumbers);
    return special || isDecimalFloat(text) ? ScalarType::Float : ScalarType::String;
}

QByteArray jsonNumber(QByteArrayView text)
{
    constexpr qsizetype LongestRadix = 1024;
    if (isRadixInteger(text) && text.size() <= LongestRadix)
        return toDecimal(text.sliced(2), text[1] == 'x' ? 16 : 8);
    if (!isDecimalFloat(text))
        return {};
    QByteArrayView body = withoutSign(text);
    QByteArray number = text.front() == '-' ? QByteArray("-") : QByteArray();
    while (body.size() > 1 && body[0] == '0' && is(body[1], Digit))
        body = body.sliced(1);
    const qsizetype whole = digitsFrom(body, 0);
    number += whole == 0 ? QByteArrayView("0") : body.first(whole);
    body = body.sliced(whole);
    if (!body.isEmpty() && body.front() == '.') {
        const qsizetype end = digitsFrom(body, 1);
        if (end > 1)
            number += body.first(end);
        body = body.sliced(end);
    }
    number += body;
    return number;
}

} // namespace document
