#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

namespace traffic {

/** Writes JSON text whose members stay in the order they are written in. Keys are ASCII. */
class JsonText final
{
public:
    JsonText &beginObject();
    JsonText &endObject();
    JsonText &beginArray();
    JsonText &endArray();
    JsonText &key(QByteArrayView name);
    /** Bytes that are no UTF-8 are taken as Latin-1, as HTTP fields have it. */
    JsonText &text(QByteArrayView bytes);
    JsonText &text(QStringView text);
    JsonText &number(qint64 value);
    JsonText &number(double value);
    JsonText &boolean(bool value);
    JsonText &null();
    /** JSON that is complete in itself. */
    JsonText &raw(QByteArrayView json);

    [[nodiscard]] const QByteArray &bytes() const { return m_out; }

private:
    void separate();

    QByteArray m_out;
    bool m_needsComma = false;
};

/** True when `bytes` are well-formed UTF-8. */
[[nodiscard]] bool isUtf8(QByteArrayView bytes);

} // namespace traffic
