#pragma once

#include "result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

namespace document {

/**
 * A JSON value that keeps what QJsonValue loses: the order of members, duplicate names, and numbers as written. Values
 * are passed to a Document and read from it in this type; the document itself stores text.
 */
class Value final
{
public:
    enum class Type { Null, Bool, Number, String, Array, Object };
    using Member = std::pair<QByteArray, Value>;

    Value() = default; ///< Makes a null value.
    [[nodiscard]] static Value boolean(bool value);
    /** Makes a number; `text` is a JSON number as it is to be written. */
    [[nodiscard]] static Value number(QByteArray text);
    [[nodiscard]] static Value integer(qint64 value);
    [[nodiscard]] static Value string(QByteArray utf8);
    [[nodiscard]] static Value string(const QString &text);
    [[nodiscard]] static Value array(QList<Value> items = {});
    [[nodiscard]] static Value object(QList<Member> members = {});

    /** Parses one strict JSON value (RFC 8259); the detail of a syntax error is "line:column what was expected". */
    [[nodiscard]] static base::Result<Value> fromJson(const QByteArray &json);
    /**
     * Returns the value as compact JSON on one line, or with `indent` > 0 on several lines, each level indented by that
     * many spaces. Characters beyond ASCII are not escaped.
     */
    [[nodiscard]] QByteArray toJson(int indent = 0) const;

    [[nodiscard]] Type type() const { return m_type; }
    [[nodiscard]] bool isNull() const { return m_type == Type::Null; }
    [[nodiscard]] bool isString() const { return m_type == Type::String; }
    [[nodiscard]] bool isContainer() const { return m_type == Type::Array || m_type == Type::Object; }
    [[nodiscard]] bool toBool() const { return m_type == Type::Bool && m_bool; }
    /** The text of a string (UTF-8) or number (as written); empty for other types. */
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] QString text() const { return QString::fromUtf8(m_bytes); }
    [[nodiscard]] const QList<Value> &items() const { return m_items; }
    [[nodiscard]] const QList<Member> &members() const { return m_members; }
    /** The value of the first member with that name; a null value if there is none. */
    [[nodiscard]] Value member(QByteArrayView name) const;

    friend bool operator==(const Value &, const Value &) = default;

private:
    Type m_type = Type::Null;
    bool m_bool = false;
    QByteArray m_bytes;
    QList<Value> m_items;
    QList<Member> m_members;
};

} // namespace document
