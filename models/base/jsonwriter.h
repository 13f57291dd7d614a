#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

namespace base {

/** Returns UTF-8 text as a JSON string literal. Only quotes, backslashes and control characters are escaped. */
[[nodiscard]] QByteArray jsonQuoted(QByteArrayView utf8);

/** Writes JSON text piece by piece. Members keep the order in which they are written. */
class JsonWriter final
{
public:
    /**
     * Makes a writer; `indent` is the number of spaces for each level, and 0 writes everything on one line without
     * spaces.
     */
    explicit JsonWriter(int indent = 0)
        : m_indent(indent)
    {}

    JsonWriter &beginObject();
    JsonWriter &endObject();
    JsonWriter &beginArray();
    JsonWriter &endArray();
    JsonWriter &key(QByteArrayView utf8);
    /** Writes a string. Bytes that are not UTF-8 are read as Latin-1, as in HTTP header fields. */
    JsonWriter &text(QByteArrayView bytes);
    JsonWriter &text(QStringView text);
    /** Writes a string of bytes that are known to be UTF-8, without the check of text(). */
    JsonWriter &utf8(QByteArrayView utf8);
    JsonWriter &number(qint64 value);
    /** Writes a number with three decimals. */
    JsonWriter &number(double value);
    JsonWriter &boolean(bool value);
    JsonWriter &null();
    /** Writes a complete JSON value, whose text is taken as it is. */
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
    bool m_isFirst = true;   ///< True if the innermost object or array has no entry yet.
    bool m_afterKey = false; ///< True if the value of a member comes next.
};

} // namespace base
