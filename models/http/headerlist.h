#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace http {

/** Header fields of one message, in wire order; names compare without case. Source: RFC 9110 §5. */
class HeaderList final
{
public:
    struct Field {
        QByteArray name;  ///< As received, case kept.
        QByteArray value; ///< Without blanks at the ends.
        friend bool operator==(const Field &, const Field &) = default;
    };

    HeaderList() = default;
    explicit HeaderList(QList<Field> fields)
        : m_fields(std::move(fields))
    {}

    void reserve(qsizetype count) { m_fields.reserve(count); }
    void append(Field field) { m_fields.append(std::move(field)); }
    void append(QByteArray name, QByteArray value) { m_fields.append({std::move(name), std::move(value)}); }
    /** Replaces every field called `name` by one, at the place of the first; appends it when there is none. */
    void set(const QByteArray &name, QByteArray value);
    /** Takes all fields called `name` out and says how many there were. */
    qsizetype remove(QByteArrayView name);
    [[nodiscard]] std::optional<QByteArray> first(QByteArrayView name) const;
    [[nodiscard]] qsizetype count(QByteArrayView name) const;
    [[nodiscard]] QList<QByteArray> all(QByteArrayView name) const;
    [[nodiscard]] bool contains(QByteArrayView name) const { return find(name) != nullptr; }
    /** The first field called `name`; null when there is none. Valid until the list changes. */
    [[nodiscard]] const Field *find(QByteArrayView name) const;
    [[nodiscard]] const QList<Field> &fields() const { return m_fields; }
    [[nodiscard]] bool isEmpty() const { return m_fields.isEmpty(); }

    friend bool operator==(const HeaderList &, const HeaderList &) = default;

private:
    QList<Field> m_fields;
};

/** True for a field name as RFC 9110 §5.6.2 allows it. */
[[nodiscard]] bool isToken(QByteArrayView name);
/** True when the two texts of one length are the same without regard to ASCII case. */
[[nodiscard]] bool sameLetters(const char *left, const char *right, qsizetype size);
/** True when the two names are the same without regard to ASCII case. */
[[nodiscard]] inline bool sameName(QByteArrayView left, QByteArrayView right)
{
    return left.size() == right.size() && sameLetters(left.data(), right.data(), left.size());
}

} // namespace http
