#include "messagewriter.h"

namespace http {

namespace {

void writeFields(const HeaderList &headers, QByteArray &out)
{
    for (const HeaderList::Field &field : headers.fields())
        out.append(field.name).append(": ", 2).append(field.value).append("\r\n", 2);
    out.append("\r\n", 2);
}

} // namespace

void writeHead(const RequestHead &head, QByteArray &out)
{
    out.append(head.method).append(' ').append(head.target);
    out.append(head.minorVersion == 0 ? " HTTP/1.0\r\n" : " HTTP/1.1\r\n", 11);
    writeFields(head.headers, out);
}

void writeHead(const ResponseHead &head, QByteArray &out)
{
    out.append(head.minorVersion == 0 ? "HTTP/1.0 " : "HTTP/1.1 ", 9);
    out.append(QByteArray::number(head.status).rightJustified(3, '0'))
        .append(' ')
        .append(head.reason)
        .append("\r\n", 2);
    writeFields(head.headers, out);
}

void writeChunkStart(qsizetype size, QByteArray &out)
{
    Q_ASSERT(size > 0);
    out.append(QByteArray::number(size, 16)).append("\r\n", 2);
}

void writeLastChunk(const HeaderList &trailers, QByteArray &out)
{
    out.append("0\r\n", 3);
    writeFields(trailers, out);
}

} // namespace http
