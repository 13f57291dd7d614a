#include "gitobjects.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <zlib.h>

namespace hostile {

namespace {

void appendNumber(QByteArray &bytes, quint32 number)
{
    number = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
}

/** A number of a delta: 7 bits a byte, the lowest first. */
QByteArray sizeBytes(quint64 size)
{
    QByteArray bytes;
    for (; size >= 0x80; size >>= 7)
        bytes.append(char(size | 0x80));
    return bytes + char(size);
}

} // namespace

QByteArray compressed(const QByteArray &bytes)
{
    return qCompress(bytes, 1).mid(4);
}

QByteArray compressedZeros(qint64 size)
{
    QByteArray zeros(1 << 16, '\0');
    QByteArray out(1 << 16, '\0');
    QByteArray result;
    z_stream stream{};
    deflateInit(&stream, Z_BEST_COMPRESSION);
    int state = Z_OK;
    while (state != Z_STREAM_END) {
        if (stream.avail_in == 0) {
            stream.next_in = reinterpret_cast<Bytef *>(zeros.data());
            stream.avail_in = uInt(std::min<qint64>(size, zeros.size()));
            size -= stream.avail_in;
        }
        stream.next_out = reinterpret_cast<Bytef *>(out.data());
        stream.avail_out = uInt(out.size());
        state = deflate(&stream, size == 0 ? Z_FINISH : Z_NO_FLUSH);
        result += out.first(out.size() - stream.avail_out);
    }
    deflateEnd(&stream);
    return result;
}

QByteArray entryHead(int type, quint64 size)
{
    quint8 byte = quint8(type << 4 | int(size & 15));
    QByteArray bytes;
    for (size >>= 4; size > 0; size >>= 7) {
        bytes.append(char(byte | 0x80));
        byte = quint8(size & 0x7f);
    }
    return bytes + char(byte);
}

QByteArray distanceBytes(quint64 distance)
{
    QByteArray bytes(1, char(distance & 0x7f));
    while (distance >>= 7)
        bytes.prepend(char(0x80 | (--distance & 0x7f)));
    return bytes;
}

QByteArray copyingDelta(quint64 size, int times)
{
    QByteArray delta = sizeBytes(size) + sizeBytes(size * quint64(times));
    // An order to copy: the four bytes of the offset, the three of the length.
    for (int i = 0; i < times; ++i) {
        for (quint64 at = 0; at < size; at += 0xffffff) {
            delta.append(char(0xff));
            for (int shift = 0; shift < 32; shift += 8)
                delta.append(char(at >> shift));
            for (int shift = 0; shift < 24; shift += 8)
                delta.append(char(std::min<quint64>(0xffffff, size - at) >> shift));
        }
    }
    return delta;
}

QByteArray GitObjects::addLoose(const QByteArray &type, const QByteArray &content)
{
    const QByteArray whole = type + ' ' + QByteArray::number(content.size()) + '\0' + content;
    const QByteArray name = QCryptographicHash::hash(whole, QCryptographicHash::Sha1);
    addRaw(name, compressed(whole));
    return name;
}

void GitObjects::addRaw(const QByteArray &name, const QByteArray &bytes)
{
    const QString hex = QString::fromLatin1(name.toHex());
    add(u"objects/"_qs + hex.left(2) + u'/' + hex.mid(2), bytes);
}

void GitObjects::addPack(const QString &name, const QByteArray &pack, const QMap<QByteArray, qint64> &offsets)
{
    QByteArray index("\377tOc\0\0\0\2", 8);
    for (int first = 0; first < 256; ++first) {
        quint32 count = 0;
        for (auto object = offsets.begin(); object != offsets.end(); ++object)
            count += uchar(object.key().at(0)) <= first ? 1 : 0;
        appendNumber(index, count);
    }
    for (auto object = offsets.begin(); object != offsets.end(); ++object)
        index += object.key();
    for (qsizetype i = 0; i < offsets.size(); ++i)
        appendNumber(index, 0);
    for (const qint64 offset : offsets)
        appendNumber(index, quint32(offset));
    add(u"objects/pack/%1.idx"_qs.arg(name), index + QByteArray(40, '\0'));
    add(u"objects/pack/%1.pack"_qs.arg(name), pack + QByteArray(20, '\0'));
}

} // namespace hostile
