#pragma once

#include "commonformats.h"

namespace inference {

/** The types of values, as bits of a set. */
enum TypeBit : quint8 {
    NullBit = 1,
    BooleanBit = 2,
    IntegerBit = 4,
    NumberBit = 8,
    StringBit = 16,
    ArrayBit = 32,
    ObjectBit = 64,
    AnyBit = 128 ///< The value can be anything, because a limit was met.
};

/** What the texts of a parameter, header field or field of a form have in common. None of the texts is kept. */
class TextShape final
{
public:
    /** Adds a text that is not percent-encoded. */
    void add(const QByteArray &text);
    /** Adds the texts of one message: more than one make a list. */
    void addAll(const QList<QByteArray> &texts);
    void merge(const TextShape &other);

    /** Returns the bit of the one type that all texts have: boolean, integer, number or else string. */
    [[nodiscard]] quint8 type() const;
    [[nodiscard]] bool isList() const { return m_isList; }
    /** Returns the value of `format` for a string, or an empty name. */
    [[nodiscard]] QByteArray format() const { return m_formats.name(); }

private:
    quint8 m_types = 0; ///< The types of the texts, as their JSON.
    bool m_isList = false;
    schema::CommonFormats m_formats;
};

} // namespace inference
