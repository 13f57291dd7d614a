#include "gzipped.h"

#include <array>

namespace support {

namespace {

constexpr qsizetype lengthBytes = 4;   // qCompress() writes the length before the stream,
constexpr qsizetype zlibHeadBytes = 2; // which has a head
constexpr qsizetype checksumBytes = 4; // and a checksum of its own.

quint32 crc32Of(const QByteArray &bytes)
{
    static const std::array<quint32, 256> table = [] {
        std::array<quint32, 256> made{};
        for (quint32 i = 0; i < made.size(); ++i) {
            quint32 value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value & 1) ? (value >> 1) ^ 0xEDB88320U : value >> 1;
            made[i] = value;
        }
        return made;
    }();
    quint32 sum = 0xFFFFFFFFU;
    for (const char byte : bytes)
        sum = (sum >> 8) ^ table[(sum ^ static_cast<unsigned char>(byte)) & 0xFFU];
    return ~sum;
}

QByteArray littleEndian(quint32 value)
{
    QByteArray bytes;
    for (int shift = 0; shift < 32; shift += 8)
        bytes.append(char((value >> shift) & 0xFFU));
    return bytes;
}

} // namespace

QByteArray gzipped(const QByteArray &bytes)
{
    const QByteArray packed = qCompress(bytes);
    const QByteArray stream = packed.sliced(lengthBytes + zlibHeadBytes).chopped(checksumBytes);
    return QByteArray::fromHex("1f8b08000000000000ff") + stream + littleEndian(crc32Of(bytes)) +
           littleEndian(quint32(bytes.size()));
}

} // namespace support
