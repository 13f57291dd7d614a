#include "decimal.h"

#include "schemalimits.h"

#include <algorithm>
#include <limits>

namespace schema {

namespace {

/** Exponents beyond are read as this, which keeps sums of them within range. */
constexpr qint64 LargestExponent = 1'000'000'000'000;

bool isDecimalDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** The decimal digits of a hexadecimal or octal number. */
QByteArray decimalDigits(QByteArrayView digits, int base)
{
    QByteArray decimal("0");
    for (const char digit : digits) {
        int carry = isDecimalDigit(digit) ? digit - '0' : (digit | 0x20) - 'a' + 10;
        if (carry < 0 || carry >= base)
            return {};
        for (qsizetype i = decimal.size() - 1; i >= 0; --i) {
            carry += (decimal[i] - '0') * base;
            decimal[i] = char('0' + carry % 10);
            carry /= 10;
        }
        for (; carry > 0; carry /= 10)
            decimal.prepend(char('0' + carry % 10));
    }
    return decimal;
}

qint64 exponentOf(QByteArrayView text, bool *isRead)
{
    const bool isNegative = text.startsWith('-');
    if (isNegative || text.startsWith('+'))
        text = text.sliced(1);
    *isRead = !text.isEmpty() && std::all_of(text.begin(), text.end(), isDecimalDigit);
    qint64 value = 0;
    for (qsizetype i = 0; *isRead && i < text.size(); ++i)
        value = std::min(LargestExponent, value * 10 + (text[i] - '0'));
    return isNegative ? -value : value;
}

/** Compares numbers of digits without leading zeros. */
int compareDigits(const QByteArray &left, const QByteArray &right)
{
    return left.size() != right.size() ? (left.size() < right.size() ? -1 : 1) : left.compare(right);
}

/** left - right, for left >= right. */
QByteArray subtract(QByteArray left, const QByteArray &right)
{
    int borrow = 0;
    for (qsizetype i = 0; i < left.size(); ++i) {
        char &digit = left[left.size() - 1 - i];
        int difference = digit - '0' - borrow - (i < right.size() ? right[right.size() - 1 - i] - '0' : 0);
        borrow = difference < 0 ? 1 : 0;
        digit = char('0' + difference + 10 * borrow);
    }
    const auto first = std::find_if(left.cbegin(), left.cend(), [](char c) { return c != '0'; });
    return left.sliced(first - left.cbegin());
}

} // namespace

std::optional<Decimal> Decimal::parse(QByteArrayView text)
{
    Decimal number;
    number.m_isNegative = text.startsWith('-');
    if (number.m_isNegative || text.startsWith('+'))
        text = text.sliced(1);
    if (text.startsWith("0x") || text.startsWith("0o")) {
        if (text.size() == 2 || text.size() > 300)
            return std::nullopt;
        number.m_digits = decimalDigits(text.sliced(2), text[1] == 'x' ? 16 : 8);
        if (number.m_digits.isEmpty())
            return std::nullopt;
    } else {
        qsizetype end = 0;
        while (end < text.size() && text[end] != 'e' && text[end] != 'E')
            ++end;
        if (end < text.size()) {
            bool isRead = false;
            number.m_exponent = exponentOf(text.sliced(end + 1), &isRead);
            if (!isRead)
                return std::nullopt;
        }
        bool hasPoint = false;
        for (const char c : text.first(end)) {
            if (c == '.' && !hasPoint)
                hasPoint = true;
            else if (isDecimalDigit(c))
                number.m_digits.append(c);
            else
                return std::nullopt;
            number.m_exponent -= hasPoint && c != '.' ? 1 : 0;
        }
        if (number.m_digits.isEmpty())
            return std::nullopt;
    }
    qsizetype last = number.m_digits.size();
    while (last > 0 && number.m_digits[last - 1] == '0')
        --last;
    number.m_exponent += number.m_digits.size() - last;
    number.m_digits.truncate(last);
    const auto first = std::find_if(number.m_digits.cbegin(), number.m_digits.cend(), [](char c) { return c != '0'; });
    number.m_digits = number.m_digits.sliced(first - number.m_digits.cbegin());
    if (number.m_digits.isEmpty())
        return Decimal();
    return number;
}

int Decimal::compareMagnitude(const Decimal &other) const
{
    if (isZero() || other.isZero())
        return isZero() ? (other.isZero() ? 0 : -1) : 1;
    const qint64 size = m_digits.size() + m_exponent;
    const qint64 otherSize = other.m_digits.size() + other.m_exponent;
    if (size != otherSize)
        return size < otherSize ? -1 : 1;
    // Without zeros at the end, the shorter of two equal beginnings is the smaller number.
    const int order = m_digits.compare(other.m_digits);
    return order < 0 ? -1 : order > 0 ? 1 : 0;
}

int Decimal::compare(const Decimal &other) const
{
    if (m_isNegative != other.m_isNegative)
        return m_isNegative ? -1 : 1;
    return m_isNegative ? -compareMagnitude(other) : compareMagnitude(other);
}

qint64 Decimal::stepsOfDivision(const Decimal &divisor) const
{
    constexpr qsizetype DigitsOfStep = 8;
    const qint64 quotient = m_digits.size() + qMax<qint64>(0, m_exponent - divisor.m_exponent);
    return qMin<qint64>(quotient, MaximumDivisionDigits) * (2 + divisor.m_digits.size() / DigitsOfStep);
}

std::optional<bool> Decimal::isMultipleOf(const Decimal &divisor) const
{
    if (isZero())
        return true;
    // The digits have no zero at the end, so they are not a multiple of 10.
    if (m_exponent < divisor.m_exponent)
        return false;
    const qint64 zeros = m_exponent - divisor.m_exponent;
    if (m_digits.size() + zeros > MaximumDivisionDigits || divisor.m_digits.size() > MaximumDivisorDigits)
        return std::nullopt;
    QByteArray rest;
    for (qint64 i = 0; i < m_digits.size() + zeros; ++i) {
        const char digit = i < m_digits.size() ? m_digits[i] : '0';
        if (!rest.isEmpty() || digit != '0')
            rest.append(digit);
        while (compareDigits(rest, divisor.m_digits) >= 0)
            rest = subtract(rest, divisor.m_digits);
    }
    return rest.isEmpty();
}

QByteArray Decimal::canonical() const
{
    return (m_isNegative ? "-" : "") + m_digits + 'e' + QByteArray::number(m_exponent);
}

qint64 Decimal::toInt() const
{
    constexpr qint64 Largest = std::numeric_limits<qint64>::max();
    if (m_digits.size() + m_exponent > 18)
        return m_isNegative ? -Largest : Largest;
    qint64 value = 0;
    for (qsizetype i = 0; i < m_digits.size() + std::min<qint64>(m_exponent, 0); ++i)
        value = value * 10 + (m_digits[i] - '0');
    for (qint64 i = 0; i < m_exponent; ++i)
        value *= 10;
    return m_isNegative ? -value : value;
}

} // namespace schema
