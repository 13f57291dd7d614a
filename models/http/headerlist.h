#pragma once

#include <QByteArray>
#include <QList>

#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>

namespace http {

/**
 * Header fields of one message, in wire order; names compare without case. All names and values are in one block of
 * memory, so a head of twenty fields is copied and freed as fast as one of two. Source: RFC 9110 §5.
 */
class HeaderList final
{
public:
    /** Points into the list: valid until the list changes or is destroyed. */
    struct Field {
        QByteArrayView name;  ///< As received, in its original case.
        QByteArrayView value; ///< Without blanks at the ends.
        /** `Name: value` */
        [[nodiscard]] QByteArray line() const;
        friend bool operator==(const Field &, const Field &) = default;
    };
    class Fields;

    HeaderList() = default;
    HeaderList(std::initializer_list<Field> fields);

    /** Removes all fields. Keeps at most `most` bytes of memory. */
    void clear(qsizetype most);
    /** Copies the fields of a received head, which point into `head`, and reuses its own memory. */
    void assign(QByteArrayView head, std::span<const Field> fields);
    /** Becomes a deep copy of `other` and reuses its own memory. */
    void assign(const HeaderList &other);

    void append(QByteArrayView name, QByteArrayView value);
    void append(const Field &field) { append(field.name, field.value); }
    void prepend(QByteArrayView name, QByteArrayView value);
    void setValue(qsizetype index, QByteArrayView value);
    /** Replaces every field called `name` by one, at the place of the first; appends it when there is none. */
    void set(QByteArrayView name, QByteArrayView value);
    /** Removes all fields called `name` and returns their number. */
    qsizetype remove(QByteArrayView name);
    void removeAt(qsizetype index) { m_spans.removeAt(index); }
    /** Removes the fields for which `leaves` returns true. */
    template<typename Leaves>
    void removeIf(const Leaves &leaves)
    {
        m_spans.removeIf([&](const Span &span) { return leaves(fieldAt(span)); });
    }

    [[nodiscard]] std::optional<QByteArray> first(QByteArrayView name) const;
    [[nodiscard]] qsizetype count(QByteArrayView name) const;
    [[nodiscard]] QList<QByteArray> all(QByteArrayView name) const;
    [[nodiscard]] bool contains(QByteArrayView name) const { return indexOf(name) >= 0; }
    /** Of the first field called `name`; -1 when there is none. */
    [[nodiscard]] qsizetype indexOf(QByteArrayView name) const;
    /** The first field called `name`. Valid until the list changes. */
    [[nodiscard]] std::optional<Field> find(QByteArrayView name) const;
    /** Valid until the list changes. */
    [[nodiscard]] Fields fields() const;
    [[nodiscard]] bool isEmpty() const { return m_spans.isEmpty(); }
    /** Memory in use. */
    [[nodiscard]] qsizetype bytes() const
    {
        return m_text.capacity() + m_spans.capacity() * static_cast<qsizetype>(sizeof(Span));
    }

    friend bool operator==(const HeaderList &left, const HeaderList &right);

private:
    /** The position of a field in the text. */
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

    QByteArray m_text; ///< Of all fields, together with replaced and unused bytes.
    QList<Span> m_spans;
};

/** A view of the fields of a list. */
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

/** True for a field name as RFC 9110 §5.6.2 allows it. */
[[nodiscard]] bool isToken(QByteArrayView name);
/** True when two texts of the same length are equal, ignoring ASCII case. */
[[nodiscard]] bool sameLetters(const char *left, const char *right, qsizetype size);
/** True when the names are equal, ignoring ASCII case. */
[[nodiscard]] inline bool sameName(QByteArrayView left, QByteArrayView right)
{
    return left.size() == right.size() && sameLetters(left.data(), right.data(), left.size());
}

} // namespace http
