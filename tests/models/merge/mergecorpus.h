#pragma once

#include "corpus.h"
#include "snapshot.h"

#include <QDirIterator>
#include <QFile>

namespace tests {

/** A document that random merges begin with. */
struct MergeDocument {
    QString name;
    document::Snapshot snapshot;
};

/** The valid documents of at most `mostBytes` bytes in folders, sorted by name. */
inline QList<MergeDocument> mergeDocuments(const QStringList &folders, qint64 mostBytes)
{
    QStringList names;
    for (const QString &folder : folders) {
        QDirIterator files(folder, {u"*.yaml"_qs, u"*.json"_qs}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            names.append(files.next());
    }
    names.sort();
    QList<MergeDocument> documents;
    for (const QString &name : std::as_const(names)) {
        QFile file(name);
        if (file.size() > mostBytes || !file.open(QIODevice::ReadOnly))
            continue;
        const auto snapshot = document::Snapshot::parse(file.readAll(), document::formatOfFileName(name));
        if (snapshot.isValid() && snapshot.documentCount() == 1 && snapshot.root().isMapping() &&
            snapshot.root().childCount() > 1)
            documents.append({name, snapshot});
    }
    return documents;
}

/** The number of random merges that GATEWRIGHT_MERGES asks for, or else `otherwise`. */
inline int mergeCount(int otherwise)
{
    const int count = qEnvironmentVariableIntValue("GATEWRIGHT_MERGES");
    return count > 0 ? count : otherwise;
}

} // namespace tests
