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

    void reserve(qsizetype count) { m_fields.reserve(count); }
    void append(Field field) { m_fields.append(std::move(field)); }
    void append(QByteArray name, QByteArray value) { m_fields.append({std::move(name), std::move(value)}); }
    /** Replaces every field called `name` by one, at the place of the first; appends it when there is none. */
    void set(QByteArrayView name, QByteArray value);
    /** Takes all fields called `name` out and says how many there were. */
    qsizetype remove(QByteArrayView name);
    [[nodiscard]] std::optional<QByteArray> first(QByteArrayView name) const;
    [[nodiscard]] QList<QByteArray> all(QByteArrayView name) const;
    [[nodiscard]] bool contains(QByteArrayView name) const { return first(name).has_value(); }
    [[nodiscard]] const QList<Field> &fields() const { return m_fields; }
    [[nodiscard]] bool isEmpty() const { return m_fields.isEmpty(); }

    friend bool operator==(const HeaderList &, const HeaderList &) = default;

private:
    QList<Field> m_fields;
};

/** True for a field name as RFC 9110 §5.6.2 allows it. */
[[nodiscard]] bool isToken(QByteArrayView name);
/** True when the two names are the same without regard to ASCII case. */
[[nodiscard]] bool sameName(QByteArrayView left, QByteArrayView right);

} // namespace http
