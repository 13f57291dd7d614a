#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

namespace traffic {

/** Writes JSON text whose members stay in the order they are written in. Keys are ASCII. */
class OrderedJson final
{
public:
    OrderedJson &beginObject();
    OrderedJson &endObject();
    OrderedJson &beginArray();
    OrderedJson &endArray();
    OrderedJson &key(QByteArrayView name);
    /** Bytes that are no UTF-8 are taken as Latin-1, as HTTP fields have it. */
    OrderedJson &text(QByteArrayView bytes);
    OrderedJson &text(QStringView text);
    OrderedJson &number(qint64 value);
    OrderedJson &number(double value);
    OrderedJson &boolean(bool value);
    OrderedJson &null();
    /** JSON that is complete in itself. */
    OrderedJson &raw(QByteArrayView json);

    [[nodiscard]] const QByteArray &bytes() const { return m_out; }

private:
    void separate();

    QByteArray m_out;
    bool m_needsComma = false;
};

/** True when `bytes` are well-formed UTF-8. */
[[nodiscard]] bool isUtf8(QByteArrayView bytes);

} // namespace traffic
