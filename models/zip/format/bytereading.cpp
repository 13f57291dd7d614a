#include "bytereading.h"

#include <QtEndian>

namespace zip {

quint16 number16(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.data() + at);
}

quint32 number32(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.data() + at);
}

void append16(QByteArray &bytes, quint16 value)
{
    const quint16 written = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&written), sizeof written);
}

void append32(QByteArray &bytes, quint32 value)
{
    const quint32 written = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&written), sizeof written);
}

} // namespace zip
