#include "plainmessage.h"

#include <QByteArrayList>

namespace support {

namespace {

QByteArray withoutChunks(QByteArrayView chunks)
{
    QByteArray body;
    while (true) {
        const qsizetype end = chunks.indexOf("\r\n");
        const qsizetype size = end < 0 ? 0 : chunks.first(end).toByteArray().toLongLong(nullptr, 16);
        if (size == 0 || chunks.size() < end + 2 + size)
            return body;
        body += chunks.sliced(end + 2, size);
        chunks = chunks.sliced(std::min(chunks.size(), end + 2 + size + 2));
    }
}

} // namespace

QByteArray PlainMessage::text() const
{
    QByteArray text = startLine + '\n';
    for (auto field = fields.begin(); field != fields.end(); ++field)
        text += field.key() + ": " + field.value() + '\n';
    return text + '\n' + body;
}

PlainMessage plainMessage(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    const QByteArray head = bytes.first(std::max<qsizetype>(end, 0));
    PlainMessage message;
    bool isChunked = false;
    for (const QByteArray &line : head.split('\n')) {
        if (message.startLine.isEmpty()) {
            message.startLine = line.trimmed();
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.first(std::max<qsizetype>(colon, 0)).toLower();
        const QByteArray value = line.sliced(colon + 1).trimmed();
        isChunked = isChunked || (name == "transfer-encoding" && value == "chunked");
        if (QByteArrayList{"content-length", "transfer-encoding", "connection", "keep-alive"}.contains(name))
            continue;
        const auto earlier = message.fields.find(name);
        if (earlier == message.fields.end())
            message.fields.insert(name, value);
        else
            *earlier += ", " + value;
    }
    if (end >= 0)
        message.body = isChunked ? withoutChunks(QByteArrayView(bytes).sliced(end + 4)) : bytes.sliced(end + 4);
    return message;
}

} // namespace support
