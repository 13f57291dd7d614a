#pragma once

#include "document.h"
#include "documentfile.h"
#include "storeddocuments.h"

#include <map>
#include <memory>

namespace commands {

/** The files that an edited document refers to and the files that refer to it, for edits of several files. */
class RelatedFiles final
{
public:
    RelatedFiles(const DocumentFile &file, document::Document &document, workspace::DocumentStore &store);

    /** Adds the definitions below a folder and the files that they refer to. */
    void addFolder(const QString &folder);
    /** Changes the key of a member of the edited document and every reference to it. Writes nothing. */
    [[nodiscard]] base::Result<void> rename(const document::Pointer &pointer, const QByteArray &key);
    /** Returns the other documents that changed, with their paths. They live as long as this object. */
    [[nodiscard]] QList<std::pair<QString, const document::Document *>> changed() const;

private:
    [[nodiscard]] base::Result<document::Document *> documentAt(const QString &address);

    workspace::DocumentStore &m_store;
    document::Document &m_document;
    QString m_address;
    QStringList m_entries;
    QStringList m_roots; ///< The folders in which other files may be read.
    std::map<QString, std::unique_ptr<document::Document>> m_others;
};

} // namespace commands
