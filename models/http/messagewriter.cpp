#include "messagewriter.h"

#include <algorithm>

namespace http {

namespace {

/** Appends to a buffer that is resized once, at the start. */
class Pen final
{
public:
    Pen(QByteArray &out, qsizetype room)
    {
        const qsizetype at = out.size();
        out.resize(at + room);
        m_to = out.data() + at;
    }
    Pen &operator<<(QByteArrayView text)
    {
        m_to = std::copy(text.begin(), text.end(), m_to);
        return *this;
    }

private:
    char *m_to = nullptr;
};

constexpr QByteArrayView LineEnd("\r\n");
constexpr QByteArrayView Blank(" ");
constexpr QByteArrayView Colon(": ");

QByteArrayView versionText(int minorVersion)
{
    return minorVersion == 0 ? QByteArrayView("HTTP/1.0") : QByteArrayView("HTTP/1.1");
}

qsizetype sizeOf(const HeaderList &headers)
{
    qsizetype size = LineEnd.size();
    for (const HeaderList::Field &field : headers.fields())
        size += field.name.size() + Colon.size() + field.value.size() + LineEnd.size();
    return size;
}

void writeFields(const HeaderList &headers, Pen &pen)
{
    for (const HeaderList::Field &field : headers.fields())
        pen << field.name << Colon << field.value << LineEnd;
    pen << LineEnd;
}

} // namespace

void writeHead(const RequestHead &head, QByteArray &out)
{
    const QByteArrayView version = versionText(head.minorVersion);
    Pen pen(out, head.method.size() + head.target.size() + version.size() + 2 * Blank.size() + LineEnd.size() +
                     sizeOf(head.headers));
    pen << head.method << Blank << head.target << Blank << version << LineEnd;
    writeFields(head.headers, pen);
}

void writeHead(const ResponseHead &head, QByteArray &out)
{
    const QByteArrayView version = versionText(head.minorVersion);
    const char status[] = {static_cast<char>('0' + head.status / 100 % 10),
                           static_cast<char>('0' + head.status / 10 % 10), static_cast<char>('0' + head.status % 10)};
    Pen pen(out, version.size() + 2 * Blank.size() + 3 + head.reason.size() + LineEnd.size() + sizeOf(head.headers));
    pen << version << Blank << QByteArrayView(status, 3) << Blank << head.reason << LineEnd;
    writeFields(head.headers, pen);
}

void writeChunkStart(qsizetype size, QByteArray &out)
{
    Q_ASSERT(size > 0);
    out.append(QByteArray::number(size, 16)).append("\r\n", 2);
}

void writeLastChunk(const HeaderList &trailers, QByteArray &out)
{
    constexpr QByteArrayView last("0\r\n");
    Pen pen(out, last.size() + sizeOf(trailers));
    pen << last;
    writeFields(trailers, pen);
}

} // namespace http
