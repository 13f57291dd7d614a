#pragma once

#include <QByteArray>

#include <optional>

namespace schema {

/** A decimal number of any size, which is never rounded. */
class Decimal final
{
public:
    /**
     * Parses a number of JSON or of YAML's core schema. Returns std::nullopt for infinity, not-a-number and texts that
     * are not numbers.
     */
    [[nodiscard]] static std::optional<Decimal> parse(QByteArrayView text);

    [[nodiscard]] bool isInteger() const { return m_exponent >= 0; }
    [[nodiscard]] bool isZero() const { return m_digits.isEmpty(); }
    [[nodiscard]] bool isNegative() const { return m_isNegative; }
    /** Compares two numbers: negative, 0 or positive, as this number is less than, equal to or greater than `other`. */
    [[nodiscard]] int compare(const Decimal &other) const;
    /** The number of digits, without zeros at either end; the time of a comparison grows with it. */
    [[nodiscard]] qsizetype digits() const { return m_digits.size(); }
    /** The largest number of subtractions that isMultipleOf() can need for this divisor, in units of about 100 ns. */
    [[nodiscard]] qint64 stepsOfDivision(const Decimal &divisor) const;
    /**
     * Returns whether the number is a multiple of `divisor`, which is not zero; std::nullopt if the division has too
     * many digits.
     */
    [[nodiscard]] std::optional<bool> isMultipleOf(const Decimal &divisor) const;
    /** Returns a text of the number; equal numbers have the same text. */
    [[nodiscard]] QByteArray canonical() const;
    /**
     * The integer part of the number; for numbers with more than 18 integer digits, the largest or the smallest value.
     */
    [[nodiscard]] qint64 toInt() const;

private:
    [[nodiscard]] int compareMagnitude(const Decimal &other) const;

    bool m_isNegative = false;
    QByteArray m_digits;   ///< The digits, without zeros at either end; empty for 0.
    qint64 m_exponent = 0; ///< The exponent (power of ten) of the last digit.
};

} // namespace schema
