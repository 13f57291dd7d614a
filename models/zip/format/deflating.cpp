#include "deflating.h"

#include <zlib.h>

namespace zip {

namespace {

constexpr int RawStream = -MAX_WBITS;
constexpr int UsualMemory = 8;

Bytef *input(const char *bytes)
{
    return reinterpret_cast<Bytef *>(const_cast<char *>(bytes)); // zlib only reads it.
}

} // namespace

QByteArray deflated(const QByteArray &bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, RawStream, UsualMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        return bytes;
    QByteArray out(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))), '\0');
    stream.next_in = input(bytes.constData());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return out;
}

std::optional<QByteArray> inflated(QByteArrayView stream, qint64 size)
{
    z_stream state{};
    if (inflateInit2(&state, RawStream) != Z_OK)
        return std::nullopt;
    // One byte more, to see whether there is more than was said.
    QByteArray out(static_cast<qsizetype>(size + 1), '\0');
    state.next_in = input(stream.data());
    state.avail_in = static_cast<uInt>(stream.size());
    state.next_out = reinterpret_cast<Bytef *>(out.data());
    state.avail_out = static_cast<uInt>(out.size());
    const int result = inflate(&state, Z_FINISH);
    const bool isWhole = result == Z_STREAM_END && state.avail_in == 0 && static_cast<qint64>(state.total_out) == size;
    inflateEnd(&state);
    if (!isWhole)
        return std::nullopt;
    out.chop(1);
    return out;
}

quint32 checksum(const QByteArray &bytes)
{
    return static_cast<quint32>(crc32(0, input(bytes.constData()), static_cast<uInt>(bytes.size())));
}

} // namespace zip
