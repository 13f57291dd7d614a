#pragma once

#include "memoryrepository.h"

#include <QCryptographicHash>

namespace support {

/** Adds an object as git stores it, and returns its name. */
inline QByteArray storeObject(MemoryRepository &repository, const QByteArray &type, const QByteArray &content)
{
    const QByteArray object = type + ' ' + QByteArray::number(content.size()) + '\0' + content;
    const QByteArray name = QCryptographicHash::hash(object, QCryptographicHash::Sha1);
    const QString hex = QString::fromLatin1(name.toHex());
    // qCompress() writes the size before the zlib stream.
    repository.files.insert(QStringLiteral("/work/.git/objects/%1/%2").arg(hex.left(2), hex.mid(2)),
                            qCompress(object).mid(4));
    return name;
}

/** Makes a commit with that text of the file `/work/NAME` the HEAD of the repository in `/work`. */
inline void commit(MemoryRepository &repository, const QByteArray &text, const QByteArray &name = "api.yaml",
                   const QByteArray &message = "Add")
{
    const QByteArray blob = storeObject(repository, "blob", text);
    const QByteArray tree = storeObject(repository, "tree", "100644 " + name + '\0' + blob);
    const QByteArray made = storeObject(repository, "commit", "tree " + tree.toHex() + "\n\n" + message + '\n');
    repository.files.insert(QStringLiteral("/work/.git/HEAD"), "ref: refs/heads/main\n");
    repository.files.insert(QStringLiteral("/work/.git/refs/heads/main"), made.toHex() + '\n');
    repository.files.insert(QStringLiteral("/work/.git/config"), "[core]\n\trepositoryformatversion = 0\n");
    repository.files.insert(QStringLiteral("/work/") + QString::fromUtf8(name), text);
}

} // namespace support
