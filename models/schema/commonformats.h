#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace schema {

/** The formats that texts have in common, of those that schemas of samples state: dates, UUIDs, addresses and URIs. */
class CommonFormats final
{
public:
    /** Makes the set of all formats: what no texts at all have in common. */
    CommonFormats();

    /** Removes the formats that a text, in UTF-8, does not have. */
    void add(QByteArrayView text);
    /** Removes the formats that are not in the other set too. */
    void merge(const CommonFormats &other) { m_bits &= other.m_bits; }
    /** Returns true if this set has all formats of the other one. */
    [[nodiscard]] bool contains(const CommonFormats &other) const { return (other.m_bits & ~m_bits) == 0; }
    /** Returns the value of `format`, such as "date-time": the narrowest format of the set, or an empty name if the set
     * is empty. */
    [[nodiscard]] QByteArray name() const;

private:
    quint8 m_bits;
};

} // namespace schema
