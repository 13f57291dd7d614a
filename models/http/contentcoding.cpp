#include "contentcoding.h"

#include <zlib.h>

#include <algorithm>

namespace http {

namespace {

using Failure = DecodedContent::Failure;

/** More than any server sends. */
constexpr qsizetype MaximumCodings = 4;

/** The codings in the order in which they were applied, in lower case, without identity. */
QList<QByteArray> codingsOf(const HeaderList &headers)
{
    QList<QByteArray> codings;
    for (const QByteArray &value : headers.all("Content-Encoding")) {
        for (const QByteArray &coding : value.split(',')) {
            const QByteArray name = coding.trimmed().toLower();
            if (!name.isEmpty() && name != "identity")
                codings.append(name);
        }
    }
    return codings;
}

/** Formats that inflateInit2() takes as its window bits. */
enum class Wrapping {
    None = -MAX_WBITS,
    Zlib = MAX_WBITS,
    Gzip = MAX_WBITS + 16,
};

/** One stream of zlib, closed at the end. */
class Inflater final
{
public:
    explicit Inflater(Wrapping wrapping)
        : m_isOpen(inflateInit2(&m_stream, static_cast<int>(wrapping)) == Z_OK)
    {}
    ~Inflater()
    {
        if (m_isOpen)
            inflateEnd(&m_stream);
    }
    Q_DISABLE_COPY_MOVE(Inflater)

    [[nodiscard]] DecodedContent run(const QByteArray &bytes, qsizetype limit)
    {
        constexpr qsizetype leastStep = 64 * 1024;
        if (!m_isOpen || bytes.size() > limit)
            return {{}, Failure::TooLarge};
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData())); // zlib only reads it.
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        DecodedContent decoded;
        int state = Z_OK;
        while (state == Z_OK && m_stream.avail_in > 0) {
            const qsizetype size = decoded.bytes.size();
            if (size >= limit)
                return {{}, Failure::TooLarge};
            decoded.bytes.resize(size + std::min(std::max(leastStep, size), limit - size));
            m_stream.next_out = reinterpret_cast<Bytef *>(decoded.bytes.data() + size);
            m_stream.avail_out = static_cast<uInt>(decoded.bytes.size() - size);
            state = inflate(&m_stream, Z_NO_FLUSH);
            decoded.bytes.chop(qsizetype(m_stream.avail_out));
            if (state == Z_STREAM_END && m_stream.avail_in > 0)
                state = inflateReset(&m_stream); // A gzip file may have several members. RFC 1952 section 2.2
        }
        // Z_BUF_ERROR: the input ended early, as in a body that was truncated.
        if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR)
            return {{}, Failure::Invalid};
        return decoded;
    }

private:
    z_stream m_stream{};
    bool m_isOpen;
};

DecodedContent inflated(const QByteArray &bytes, Wrapping wrapping, qsizetype limit)
{
    return Inflater(wrapping).run(bytes, limit);
}

DecodedContent withoutCoding(const QByteArray &bytes, const QByteArray &coding, qsizetype limit)
{
    if (bytes.isEmpty())
        return {};
    if (coding == "gzip" || coding == "x-gzip")
        return inflated(bytes, Wrapping::Gzip, limit);
    if (coding != "deflate")
        return {{}, Failure::Unsupported};
    DecodedContent decoded = inflated(bytes, Wrapping::Zlib, limit);
    // Some servers leave zlib's header out. RFC 9110 section 8.4.1.2
    return decoded.failure == Failure::Invalid ? inflated(bytes, Wrapping::None, limit) : decoded;
}

} // namespace

bool isContentEncoded(const HeaderList &headers)
{
    return !codingsOf(headers).isEmpty();
}

DecodedContent decodedContent(const QByteArray &bytes, const HeaderList &headers, qsizetype limit)
{
    QList<QByteArray> codings = codingsOf(headers);
    if (codings.size() > MaximumCodings)
        return {{}, Failure::Unsupported};
    DecodedContent decoded{bytes, Failure::None};
    while (!codings.isEmpty() && decoded.failure == Failure::None)
        decoded = withoutCoding(decoded.bytes, codings.takeLast(), limit);
    return decoded;
}

std::optional<QByteArray> wholeContent(const Body &body, const HeaderList &headers, qsizetype limit)
{
    if (!body.isWhole() || body.bytes.size() > limit)
        return std::nullopt;
    const QByteArray bytes = body.bytes.read();
    if (body.encodedSize >= 0 || bytes.isEmpty() || !isContentEncoded(headers))
        return bytes;
    DecodedContent decoded = decodedContent(bytes, headers, limit);
    return decoded.failure == DecodedContent::Failure::None ? std::optional(std::move(decoded.bytes)) : std::nullopt;
}

} // namespace http
