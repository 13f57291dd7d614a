#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

namespace base {

/** A JSON string literal of UTF-8 text. Only quotes, backslashes and control characters are escaped. */
[[nodiscard]] QByteArray jsonQuoted(QByteArrayView utf8);

/** The one writer of JSON text. Members keep the order in which they are written. */
class JsonWriter final
{
public:
    /** `indent` is the number of spaces a level; 0 writes everything in one line without spaces. */
    explicit JsonWriter(int indent = 0)
        : m_indent(indent)
    {}

    JsonWriter &beginObject();
    JsonWriter &endObject();
    JsonWriter &beginArray();
    JsonWriter &endArray();
    JsonWriter &key(QByteArrayView utf8);
    /** Bytes that are not UTF-8 are read as Latin-1, as in HTTP header fields. */
    JsonWriter &text(QByteArrayView bytes);
    JsonWriter &text(QStringView text);
    /** Without the check of text(): for bytes that are known to be UTF-8. */
    JsonWriter &utf8(QByteArrayView utf8);
    JsonWriter &number(qint64 value);
    /** With three decimals. */
    JsonWriter &number(double value);
    JsonWriter &boolean(bool value);
    JsonWriter &null();
    /** A complete JSON value, written as it is. */
    JsonWriter &raw(QByteArrayView json);

    [[nodiscard]] const QByteArray &bytes() const { return m_out; }

private:
    void beginValue();
    void breakLine();
    JsonWriter &open(char bracket);
    JsonWriter &close(char bracket);

    QByteArray m_out;
    int m_indent;
    int m_depth = 0;
    bool m_isFirst = true;   ///< Of the innermost object or array.
    bool m_afterKey = false; ///< The value of a member comes next.
};

} // namespace base
