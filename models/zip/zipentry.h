#pragma once

#include <QByteArray>
#include <QList>

namespace zip {

/** A file in a zip archive. */
struct ZipEntry {
    /** The path in the archive: names divided by `/`, in UTF-8, none of them `.` or `..`. */
    QByteArray name;
    QByteArray content;
    friend bool operator==(const ZipEntry &, const ZipEntry &) = default;
};

/** The file with a name; null if there is none. */
[[nodiscard]] inline const ZipEntry *find(const QList<ZipEntry> &entries, QByteArrayView name)
{
    for (const ZipEntry &entry : entries) {
        if (entry.name == name)
            return &entry;
    }
    return nullptr;
}

} // namespace zip
