#include "zipreader.h"

#include "bytereading.h"
#include "deflating.h"
#include "utf8.h"
#include "zipformat.h"

#include <QSet>

#include <algorithm>

namespace zip {

namespace {

using base::Error;
using base::ErrorCode;

/** What the directory says about a file. */
struct Listed {
    QByteArray name;
    quint16 flags = 0;
    quint16 method = 0;
    quint32 checksum = 0;
    quint32 packedSize = 0;
    quint32 size = 0;
    quint32 offset = 0;
    bool isFolder = false;
};

struct Directory {
    qsizetype offset = 0;
    qsizetype size = 0;
    qsizetype count = 0;
};

Error damaged(const QString &what)
{
    return {ErrorCode::Damaged, what};
}

Error unsupported(const QString &what)
{
    return {ErrorCode::Unsupported, what};
}

QString shown(const QByteArray &name)
{
    return QString::fromUtf8(name);
}

/** The place of the record at the end, which a comment may follow; -1 if there is none. */
qsizetype endRecord(const QByteArray &archive)
{
    const qsizetype least = std::max<qsizetype>(0, archive.size() - format::EndBytes - format::LongestComment);
    for (qsizetype at = archive.size() - format::EndBytes; at >= least; --at) {
        if (number32(archive, at) == format::EndSignature &&
            at + format::EndBytes + number16(archive, at + 20) == archive.size())
            return at;
    }
    return -1;
}

base::Result<Directory> directoryOf(const QByteArray &archive)
{
    const qsizetype end = endRecord(archive);
    if (end < 0)
        return damaged(u"no end of a zip file"_qs);
    if (end >= format::Zip64LocatorBytes &&
        number32(archive, end - format::Zip64LocatorBytes) == format::Zip64LocatorSignature)
        return unsupported(u"zip64"_qs);
    const quint16 count = number16(archive, end + 10);
    const quint32 size = number32(archive, end + 12);
    const quint32 offset = number32(archive, end + 16);
    if (count == format::Zip64Count || size == format::Zip64Size || offset == format::Zip64Size)
        return unsupported(u"zip64"_qs);
    if (number16(archive, end + 4) != 0 || number16(archive, end + 6) != 0 || number16(archive, end + 8) != count)
        return unsupported(u"several volumes"_qs);
    if (qint64(offset) + size != end)
        return damaged(u"the directory is not where the end says"_qs);
    return Directory{offset, size, count};
}

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

/** A relative path inside of the folder on every system. */
bool isSafeName(const QByteArray &name)
{
    if (name.isEmpty() || !base::isUtf8(name) || std::any_of(name.begin(), name.end(), isControl) ||
        name.contains('\\') || name.contains(':'))
        return false;
    const QByteArrayList parts = name.split('/');
    return std::none_of(parts.begin(), parts.end(),
                        [](const QByteArray &part) { return part.isEmpty() || part == "." || part == ".."; });
}

/** A link would lead out of the folder, and other kinds are no files. */
std::optional<Error> wrongKind(const QByteArray &archive, qsizetype at)
{
    const bool isUnix = static_cast<quint8>(archive.at(at + 5)) == format::UnixHost;
    const quint32 type = isUnix ? number32(archive, at + 38) >> 16 & format::UnixTypeBits : 0;
    if (type == format::UnixLink)
        return unsupported(u"a symbolic link"_qs);
    if (type != 0 && type != format::UnixFile && type != format::UnixFolder)
        return unsupported(u"a special file"_qs);
    return std::nullopt;
}

std::optional<Error> wrongFlags(const Listed &file)
{
    if (file.flags & (format::Encrypted | format::StrongEncryption | format::MaskedHeader))
        return unsupported(u"encrypted"_qs);
    if (file.method != format::Stored && file.method != format::Deflated)
        return unsupported(u"method %1"_qs.arg(file.method));
    if (file.size == format::Zip64Size || file.packedSize == format::Zip64Size || file.offset == format::Zip64Size)
        return unsupported(u"zip64"_qs);
    if (file.method == format::Stored && file.size != file.packedSize)
        return damaged(u"the sizes of %1 differ"_qs.arg(shown(file.name)));
    return std::nullopt;
}

/** Reads the file at `at` of the directory, and moves `at` after it. */
base::Result<Listed> listedAt(const QByteArray &archive, qsizetype &at, qsizetype end, const ZipLimits &limits)
{
    if (end - at < format::CentralBytes || number32(archive, at) != format::CentralSignature)
        return damaged(u"the directory is not complete"_qs);
    Listed file;
    file.flags = number16(archive, at + 8);
    file.method = number16(archive, at + 10);
    file.checksum = number32(archive, at + 16);
    file.packedSize = number32(archive, at + 20);
    file.size = number32(archive, at + 24);
    file.offset = number32(archive, at + 42);
    const qsizetype nameBytes = number16(archive, at + 28);
    const qsizetype others = number16(archive, at + 30) + qsizetype(number16(archive, at + 32));
    if (end - at - format::CentralBytes < nameBytes + others)
        return damaged(u"the directory is not complete"_qs);
    if (nameBytes > limits.nameBytes)
        return Error{ErrorCode::TooLarge, {}};
    if (number16(archive, at + 34) != 0)
        return unsupported(u"several volumes"_qs);
    file.name = archive.mid(at + format::CentralBytes, nameBytes);
    if (file.name.endsWith('/')) {
        file.isFolder = true;
        file.name.chop(1);
    }
    if (!isSafeName(file.name))
        return damaged(u"a name that is no path in the archive"_qs);
    if (auto wrong = wrongKind(archive, at))
        return *wrong;
    if (auto wrong = wrongFlags(file))
        return *wrong;
    if (file.isFolder && (file.size != 0 || file.packedSize != 0))
        return damaged(u"the folder %1 has content"_qs.arg(shown(file.name)));
    at += format::CentralBytes + nameBytes + others;
    return file;
}

/** Where the content of a file begins. The local header must say the same as the directory. */
base::Result<qsizetype> contentOf(const QByteArray &archive, const Listed &file, qsizetype end)
{
    const qsizetype at = file.offset;
    const Error contradiction = damaged(u"the header of %1 contradicts the directory"_qs.arg(shown(file.name)));
    if (end - at < format::LocalBytes || number32(archive, at) != format::LocalSignature)
        return contradiction;
    const qsizetype nameBytes = number16(archive, at + 26);
    const qsizetype content = at + format::LocalBytes + nameBytes + number16(archive, at + 28);
    if (content > end || end - content < qsizetype(file.packedSize))
        return damaged(u"%1 is not complete"_qs.arg(shown(file.name)));
    const QByteArray name = file.isFolder ? file.name + '/' : file.name;
    const bool hasSizes = !(file.flags & format::SizesFollow);
    const bool areEqual = number16(archive, at + 6) == file.flags && number16(archive, at + 8) == file.method &&
                          archive.mid(at + format::LocalBytes, nameBytes) == name &&
                          (!hasSizes ||
                           (number32(archive, at + 14) == file.checksum &&
                            number32(archive, at + 18) == file.packedSize && number32(archive, at + 22) == file.size));
    return areEqual ? base::Result(content) : contradiction;
}

/** Names differ on every system, and no file has the name of another one's folder. */
std::optional<Error> wrongNames(const QList<Listed> &files)
{
    QSet<QString> names;
    for (const Listed &file : files) {
        const QString name = shown(file.name).toCaseFolded();
        if (names.contains(name))
            return damaged(u"%1 is there twice"_qs.arg(shown(file.name)));
        names.insert(name);
    }
    for (const Listed &file : files) {
        if (file.isFolder)
            names.remove(shown(file.name).toCaseFolded());
    }
    for (const Listed &file : files) {
        const QString name = shown(file.name).toCaseFolded();
        for (qsizetype slash = name.indexOf(u'/'); slash > 0; slash = name.indexOf(u'/', slash + 1)) {
            if (names.contains(name.left(slash)))
                return damaged(u"%1 is in a file"_qs.arg(shown(file.name)));
        }
    }
    return std::nullopt;
}

base::Result<QList<Listed>> listedFiles(const QByteArray &archive, const Directory &directory, const ZipLimits &limits)
{
    if (directory.count > limits.files)
        return Error{ErrorCode::TooLarge, {}};
    QList<Listed> files;
    qint64 all = 0;
    qsizetype at = directory.offset;
    const qsizetype end = directory.offset + directory.size;
    for (qsizetype left = directory.count; left > 0; --left) {
        const base::Result<Listed> file = listedAt(archive, at, end, limits);
        if (!file)
            return file.error();
        all += file->size;
        if (file->size > limits.fileBytes || all > limits.allBytes)
            return Error{ErrorCode::TooLarge, shown(file->name)};
        files.append(*file);
    }
    if (at != end)
        return damaged(u"the directory has more than it says"_qs);
    if (auto wrong = wrongNames(files))
        return *wrong;
    return files;
}

} // namespace

base::Result<QList<ZipEntry>> readZip(const QByteArray &archive, const ZipLimits &limits)
{
    if (archive.size() > limits.archiveBytes)
        return Error{ErrorCode::TooLarge, {}};
    const base::Result<Directory> directory = directoryOf(archive);
    if (!directory)
        return directory.error();
    const base::Result<QList<Listed>> files = listedFiles(archive, *directory, limits);
    if (!files)
        return files.error();
    // Files that share bytes would unpack to much more than the archive.
    QList<std::pair<qsizetype, qsizetype>> taken;
    QList<ZipEntry> entries;
    for (const Listed &file : *files) {
        const base::Result<qsizetype> content = contentOf(archive, file, directory->offset);
        if (!content)
            return content.error();
        taken.append({file.offset, *content + file.packedSize});
        if (file.isFolder)
            continue;
        entries.append({file.name, {}});
    }
    std::sort(taken.begin(), taken.end());
    for (qsizetype at = 1; at < taken.size(); ++at) {
        if (taken.at(at).first < taken.at(at - 1).second)
            return damaged(u"files share bytes"_qs);
    }
    qsizetype next = 0;
    for (const Listed &file : *files) {
        if (file.isFolder)
            continue;
        const QByteArrayView packed = QByteArrayView(archive).sliced(*contentOf(archive, file, directory->offset),
                                                                     file.packedSize);
        const std::optional<QByteArray> content = file.method == format::Stored ? packed.toByteArray()
                                                                                : inflated(packed, file.size);
        if (!content || checksum(*content) != file.checksum)
            return damaged(u"the content of %1 is not what the directory says"_qs.arg(shown(file.name)));
        entries[next++].content = *content;
    }
    return entries;
}

} // namespace zip
