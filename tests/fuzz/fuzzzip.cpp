#include "zipreader.h"
#include "zipwriter.h"

#include <cstddef>
#include <cstdint>

namespace {

/** So that short inputs reach them. */
constexpr zip::ZipLimits SmallLimits{
    .archiveBytes = 2000, .files = 8, .fileBytes = 4000, .allBytes = 6000, .nameBytes = 40};

void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

/** What was read is within the limits, has names of its own, and is read again from an archive that is written. */
void check(const QList<zip::ZipEntry> &entries)
{
    qint64 all = 0;
    for (const zip::ZipEntry &entry : entries) {
        require(entry.content.size() <= SmallLimits.fileBytes && entry.name.size() <= SmallLimits.nameBytes);
        require(!entry.name.startsWith('/') && !entry.name.contains("..//") && !entry.name.contains('\\'));
        require(!entry.name.split('/').contains(".."));
        all += entry.content.size();
    }
    require(all <= SmallLimits.allBytes && entries.size() <= SmallLimits.files);
    const auto again = zip::readZip(zip::writeZip(entries));
    require(again.isOk() && *again == entries);
}

} // namespace

/** Reads the input as an archive, and as the content of a file in one. */
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto entries = zip::readZip(bytes, SmallLimits))
        check(*entries);
    // A damaged archive that was valid: the first byte says where, the second what is there.
    if (size < 3)
        return 0;
    QByteArray archive = zip::writeZip({{"a/b", bytes.sliced(2)}, {"c", bytes.first(1)}});
    archive[qsizetype(data[0]) % archive.size()] = static_cast<char>(data[1]);
    if (const auto entries = zip::readZip(archive, SmallLimits))
        check(*entries);
    return 0;
}
