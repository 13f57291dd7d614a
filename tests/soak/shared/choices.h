#pragma once

#include <QByteArray>
#include <QRandomGenerator>

#include <cmath>
#include <span>

namespace soak {

/** Random choices that the given numbers, such as a seed and the number of an input, determine. */
class Choices
{
public:
    explicit Choices(std::span<const quint32> numbers)
        : m_generator(numbers.data(), static_cast<qsizetype>(numbers.size()))
    {}

    /** A number from 0 to `limit` - 1. */
    [[nodiscard]] int below(qsizetype limit) { return m_generator.bounded(static_cast<int>(limit)); }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }
    /** A number from `least` to `most`. */
    [[nodiscard]] int between(int least, int most) { return least + below(qsizetype(most) - least + 1); }
    /** A number from `least` (1 or more) to `most`, so that each power of two is about as frequent as the others. */
    [[nodiscard]] int size(int least, int most)
    {
        const double exponent = m_generator.generateDouble() * std::log2(double(most) / least);
        return std::min(most, static_cast<int>(std::lround(least * std::exp2(exponent))));
    }
    /** An entry of a list that is not empty. */
    template<typename List>
    [[nodiscard]] const typename List::value_type &of(const List &list)
    {
        return list.at(below(list.size()));
    }

private:
    QRandomGenerator m_generator;
};

} // namespace soak
