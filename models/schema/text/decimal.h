#pragma once

#include <QByteArray>

#include <optional>

namespace schema {

/** A number as a decimal of any size: never rounded. */
class Decimal final
{
public:
    /** Reads a number of JSON or of YAML's core schema. Nothing for infinity, not-a-number and other texts. */
    [[nodiscard]] static std::optional<Decimal> parse(QByteArrayView text);

    [[nodiscard]] bool isInteger() const { return m_exponent >= 0; }
    [[nodiscard]] bool isZero() const { return m_digits.isEmpty(); }
    [[nodiscard]] bool isNegative() const { return m_isNegative; }
    /** Negative, 0 or positive, as this number is less than, equal to or greater than the other. */
    [[nodiscard]] int compare(const Decimal &other) const;
    /** The number of digits, without zeros at either end: what comparing takes time for. */
    [[nodiscard]] qsizetype digits() const { return m_digits.size(); }
    /** The single subtractions that isMultipleOf() can need, in units of about 100 ns. */
    [[nodiscard]] qint64 stepsOfDivision(const Decimal &divisor) const;
    /** Nothing if the division has too many digits. `divisor` is not zero. */
    [[nodiscard]] std::optional<bool> isMultipleOf(const Decimal &divisor) const;
    /** The same for equal numbers. */
    [[nodiscard]] QByteArray canonical() const;
    /** The number, or the nearest limit of the type. */
    [[nodiscard]] qint64 toInt() const;

private:
    [[nodiscard]] int compareMagnitude(const Decimal &other) const;

    bool m_isNegative = false;
    QByteArray m_digits;   ///< Without zeros at either end; empty for 0.
    qint64 m_exponent = 0; ///< Of the last digit.
};

} // namespace schema
