#include "relatedfiles.h"

#include "renamewithreferences.h"

#include <QDir>

namespace commands {

RelatedFiles::RelatedFiles(const DocumentFile &file, document::Document &document, workspace::DocumentStore &store)
    : m_store(store)
    , m_document(document)
    , m_address(file.path == u"-" ? u"standard-input"_qs : absolutePath(file.path))
    , m_entries(m_address)
{
    if (file.path != u"-")
        m_roots.append(store.rootOf(m_address));
}

void RelatedFiles::addFolder(const QString &folder)
{
    m_roots.append(absolutePath(folder));
    for (const QString &path : m_store.definitionsBelow(absolutePath(folder)))
        m_entries.append(QDir::cleanPath(path));
}

base::Result<void> RelatedFiles::rename(const document::Pointer &pointer, const QByteArray &key)
{
    // Earlier operations of the same command have edited these documents.
    QHash<QString, document::Snapshot> open{{m_address, m_document.snapshot()}};
    for (const auto &[address, document] : m_others)
        open.insert(address, document->snapshot());
    workspace::StoredDocuments documents(m_store);
    documents.setRoots(m_roots);
    documents.setOpen(open);
    QList<openapi::ReferencedDocumentPtr> entries;
    for (const QString &entry : std::as_const(m_entries)) {
        if (const auto opened = documents.open(entry))
            entries.append(*opened);
    }
    const auto plan = openapi::planRename(openapi::DocumentSet::load(entries, documents), {m_address, pointer}, key);
    if (!plan)
        return plan.error();
    for (const openapi::RenamedDocument &renamed : plan->documents) {
        const auto document = documentAt(renamed.address);
        if (!document)
            return document.error();
        if (auto done = (*document)->apply(renamed.before, renamed.edited); !done)
            return base::Error{done.error().code, renamed.address};
    }
    return {};
}

base::Result<document::Document *> RelatedFiles::documentAt(const QString &address)
{
    if (address == m_address)
        return &m_document;
    auto &document = m_others[address];
    if (document)
        return document.get();
    const auto bytes = m_store.read(address);
    if (!bytes)
        return bytes.error();
    document = std::make_unique<document::Document>(*bytes, document::formatOfFileName(address));
    return document.get();
}

QList<std::pair<QString, const document::Document *>> RelatedFiles::changed() const
{
    QList<std::pair<QString, const document::Document *>> documents;
    for (const auto &[address, document] : m_others) {
        if (document->isModified())
            documents.append({address, document.get()});
    }
    return documents;
}

} // namespace commands
