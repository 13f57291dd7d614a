#include "referencedfiles.h"

#include "storeddocuments.h"

#include <QDir>

namespace commands {

QString addressOf(const DocumentFile &file)
{
    const bool isFile = file.path != u"-";
    return isFile ? absolutePath(file.path) : u"standard-input"_qs;
}

openapi::DocumentSet referencedFiles(const DocumentFile &file, const document::Snapshot &snapshot,
                                     workspace::DocumentStore &store)
{
    const QString address = addressOf(file);
    workspace::StoredDocuments documents(store);
    if (file.path != u"-")
        documents.setRoots({store.rootOf(address)});
    documents.setOpen({{address, snapshot}});
    const auto entry = documents.open(address);
    return entry ? openapi::DocumentSet::load({*entry}, documents) : openapi::DocumentSet();
}

QString leftReferenceLine(const DocumentFile &file, const bundling::LeftReference &reference,
                          const openapi::DocumentSet &set, const QString &problem)
{
    const document::Snapshot snapshot = set.find(reference.place.address)->snapshot();
    const base::Position at = snapshot.positionAt(snapshot.at(reference.place.pointer).span().offset);
    const QString name = reference.place.address == addressOf(file)
                             ? file.displayName()
                             : QDir::current().relativeFilePath(reference.place.address);
    return u"%1: “%2” %3"_qs.arg(placeText(name, at), reference.reference, problem);
}

} // namespace commands
