#include "zipwriter.h"

#include "bytereading.h"
#include "deflating.h"
#include "zipformat.h"

namespace zip {

namespace {

/** What the local header and the directory both say about a file. */
struct Packed {
    QByteArray name;
    QByteArray bytes;
    quint16 method = format::Stored;
    quint32 checksum = 0;
    quint32 size = 0;
    quint32 offset = 0;
};

void appendShared(QByteArray &out, const Packed &file)
{
    append16(out, format::Version);
    append16(out, format::Utf8Name);
    append16(out, file.method);
    append16(out, 0);
    append16(out, format::FirstDate);
    append32(out, file.checksum);
    append32(out, static_cast<quint32>(file.bytes.size()));
    append32(out, file.size);
    append16(out, static_cast<quint16>(file.name.size()));
    append16(out, 0);
}

void appendCentral(QByteArray &out, const Packed &file)
{
    append32(out, format::CentralSignature);
    append16(out, format::Version | format::UnixHost << 8);
    appendShared(out, file);
    append16(out, 0); // No comment.
    append16(out, 0); // The first volume.
    append16(out, 0);
    constexpr quint32 OwnerOnly = 0600;
    append32(out, (format::UnixFile | OwnerOnly) << 16);
    append32(out, file.offset);
    out.append(file.name);
}

Packed packed(const ZipEntry &entry)
{
    Packed file{entry.name, deflated(entry.content), format::Deflated, checksum(entry.content),
                static_cast<quint32>(entry.content.size())};
    if (file.bytes.size() >= entry.content.size()) {
        file.bytes = entry.content;
        file.method = format::Stored;
    }
    return file;
}

} // namespace

QByteArray writeZip(const QList<ZipEntry> &entries)
{
    QByteArray out;
    QByteArray directory;
    for (const ZipEntry &entry : entries) {
        Packed file = packed(entry);
        file.offset = static_cast<quint32>(out.size());
        append32(out, format::LocalSignature);
        appendShared(out, file);
        out.append(file.name).append(file.bytes);
        appendCentral(directory, file);
    }
    const auto start = static_cast<quint32>(out.size());
    out.append(directory);
    append32(out, format::EndSignature);
    append16(out, 0);
    append16(out, 0);
    append16(out, static_cast<quint16>(entries.size()));
    append16(out, static_cast<quint16>(entries.size()));
    append32(out, static_cast<quint32>(directory.size()));
    append32(out, start);
    append16(out, 0);
    return out;
}

} // namespace zip
