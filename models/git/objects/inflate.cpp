#include "inflate.h"

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace git {

namespace {

/** One stream of zlib, closed at the end. */
class ZlibStream final
{
public:
    explicit ZlibStream(const QByteArray &bytes)
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData())); // zlib only reads it.
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        m_isOpen = inflateInit(&m_stream) == Z_OK;
    }
    ~ZlibStream()
    {
        if (m_isOpen)
            inflateEnd(&m_stream);
    }
    Q_DISABLE_COPY_MOVE(ZlibStream)

    [[nodiscard]] base::Result<QByteArray> run(qint64 most)
    {
        constexpr qsizetype leastStep = 16 * 1024;
        QByteArray content;
        int state = m_isOpen ? Z_OK : Z_MEM_ERROR;
        while (state == Z_OK) {
            const qsizetype size = content.size();
            if (size > most)
                return base::Error{base::ErrorCode::TooLarge, {}};
            // One byte more than allowed, to see whether there is more.
            content.resize(size + std::min<qsizetype>(std::max(leastStep, size), most + 1 - size));
            m_stream.next_out = reinterpret_cast<Bytef *>(content.data() + size);
            m_stream.avail_out = static_cast<uInt>(content.size() - size);
            state = inflate(&m_stream, Z_NO_FLUSH);
            content.chop(qsizetype(m_stream.avail_out));
        }
        if (state != Z_STREAM_END)
            return base::Error{base::ErrorCode::SyntaxError, {}};
        if (content.size() > most)
            return base::Error{base::ErrorCode::TooLarge, {}};
        return content;
    }

private:
    z_stream m_stream{};
    bool m_isOpen = false;
};

} // namespace

base::Result<QByteArray> inflated(const QByteArray &bytes, qint64 most)
{
    if (bytes.size() > std::numeric_limits<qint32>::max() || most >= std::numeric_limits<qint32>::max())
        return base::Error{base::ErrorCode::TooLarge, {}};
    return ZlibStream(bytes).run(most);
}

} // namespace git
