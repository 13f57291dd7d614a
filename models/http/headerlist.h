#pragma once

#include <QByteArray>
#include <QList>

#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>

namespace http {

/**
 * The header fields of one message, in wire order; names are compared without case. All names and values are in one
 * block of memory, so a head of twenty fields is copied and freed as fast as one of two. Source: RFC 9110 §5.
 */
class HeaderList final
{
public:
    /** A header field as views into the list: valid until the list changes or is destroyed. */
    struct Field {
        QByteArrayView name;  ///< The name of the field as received, in its original case.
        QByteArrayView value; ///< The value of the field, without blanks at its ends.
        /** Returns the field as a line, `Name: value`, without a line end. */
        [[nodiscard]] QByteArray line() const;
        friend bool operator==(const Field &, const Field &) = default;
    };
    class Fields;

    HeaderList() = default;
    HeaderList(std::initializer_list<Field> fields);

    /** Removes all fields. Keeps at most `most` bytes of memory for the next use. */
    void clear(qsizetype most);
    /**
     * Replaces the fields by copies of `fields`, which are views into the received `head`, and reuses the list's
     * memory.
     */
    void assign(QByteArrayView head, std::span<const Field> fields);
    /** Makes the list a deep copy of `other` and reuses the list's memory. */
    void assign(const HeaderList &other);

    void append(QByteArrayView name, QByteArrayView value);
    void append(const Field &field) { append(field.name, field.value); }
    void prepend(QByteArrayView name, QByteArrayView value);
    void setValue(qsizetype index, QByteArrayView value);
    /**
     * Sets the value of the field called `name`: replaces the first such field and removes the later ones, or appends
     * the field when there is none.
     */
    void set(QByteArrayView name, QByteArrayView value);
    /** Removes all fields called `name` and returns their number. */
    qsizetype remove(QByteArrayView name);
    void removeAt(qsizetype index) { m_spans.removeAt(index); }
    /** Removes the header fields for which `leaves(field)` returns true. */
    template<typename Leaves>
    void removeIf(const Leaves &leaves)
    {
        m_spans.removeIf([&](const Span &span) { return leaves(fieldAt(span)); });
    }

    [[nodiscard]] std::optional<QByteArray> first(QByteArrayView name) const;
    [[nodiscard]] qsizetype count(QByteArrayView name) const;
    [[nodiscard]] QList<QByteArray> all(QByteArrayView name) const;
    [[nodiscard]] bool contains(QByteArrayView name) const { return indexOf(name) >= 0; }
    /** The index of the first field called `name`; -1 when there is none. */
    [[nodiscard]] qsizetype indexOf(QByteArrayView name) const;
    /** The first field called `name`; std::nullopt when there is none. Valid until the list changes. */
    [[nodiscard]] std::optional<Field> find(QByteArrayView name) const;
    /** A view of all fields of the list, in order. Valid until the list changes. */
    [[nodiscard]] Fields fields() const;
    [[nodiscard]] bool isEmpty() const { return m_spans.isEmpty(); }
    /** The number of bytes of memory that the list uses. */
    [[nodiscard]] qsizetype bytes() const
    {
        return m_text.capacity() + m_spans.capacity() * static_cast<qsizetype>(sizeof(Span));
    }

    friend bool operator==(const HeaderList &left, const HeaderList &right);

private:
    /** The positions of a field's name and value in the text of the list. */
    struct Span {
        quint32 name = 0;
        quint32 nameSize = 0;
        quint32 value = 0;
        quint32 valueSize = 0;
    };

    [[nodiscard]] Field fieldAt(const Span &span) const
    {
        const char *const text = m_text.constData();
        return {QByteArrayView(text + span.name, span.nameSize), QByteArrayView(text + span.value, span.valueSize)};
    }
    void clearSpans();
    [[nodiscard]] Span spanOf(QByteArrayView name, QByteArrayView value);

    QByteArray m_text; ///< The names and values of all fields, together with replaced and unused bytes.
    QList<Span> m_spans;
};

/** A view of the fields of a HeaderList, in order, for loops and access by index. */
class HeaderList::Fields final
{
public:
    class Iterator final
    {
    public:
        using iterator_category = std::input_iterator_tag;
        using difference_type = qsizetype;
        using value_type = Field;
        using pointer = void;
        using reference = Field;

        Iterator(const HeaderList &list, qsizetype at)
            : m_list(&list)
            , m_at(at)
        {}
        Field operator*() const { return m_list->fieldAt(m_list->m_spans.at(m_at)); }
        Iterator &operator++()
        {
            ++m_at;
            return *this;
        }
        friend bool operator==(const Iterator &left, const Iterator &right) { return left.m_at == right.m_at; }

    private:
        const HeaderList *m_list;
        qsizetype m_at;
    };

    explicit Fields(const HeaderList &list)
        : m_list(list)
    {}

    [[nodiscard]] Iterator begin() const { return {m_list, 0}; }
    [[nodiscard]] Iterator end() const { return {m_list, size()}; }
    [[nodiscard]] qsizetype size() const { return m_list.m_spans.size(); }
    [[nodiscard]] Field at(qsizetype index) const { return m_list.fieldAt(m_list.m_spans.at(index)); }
    [[nodiscard]] Field operator[](qsizetype index) const { return at(index); }

private:
    const HeaderList &m_list;
};

inline HeaderList::Fields HeaderList::fields() const
{
    return Fields(*this);
}

/** True for a name of a header field that RFC 9110 §5.6.2 allows: a token. */
[[nodiscard]] bool isToken(QByteArrayView name);
/** True if the `size` characters at `left` and `right` are equal, ignoring ASCII case. */
[[nodiscard]] bool sameLetters(const char *left, const char *right, qsizetype size);
/** True if two names of header fields are equal, ignoring ASCII case. */
[[nodiscard]] inline bool sameName(QByteArrayView left, QByteArrayView right)
{
    return left.size() == right.size() && sameLetters(left.data(), right.data(), left.size());
}

} // namespace http
