#pragma once

#include "document.h"
#include "documentfile.h"
#include "storeddocuments.h"

#include <map>
#include <memory>

namespace commands {

/** The files that the edited one names, and those of a folder that name it: for edits that reach beyond one file. */
class RelatedFiles final
{
public:
    RelatedFiles(const DocumentFile &file, document::Document &document, workspace::DocumentStore &store);

    /** Also looks at the definitions below that folder and at what they name. */
    void addFolder(const QString &folder);
    /** Gives a member of the edited document another key, and every reference to it the new one. Nothing is written. */
    [[nodiscard]] base::Result<void> rename(const document::Pointer &pointer, const QByteArray &key);
    /** The other files that changed, by path, with what they are to hold. */
    [[nodiscard]] QList<std::pair<QString, QByteArray>> changed() const;

private:
    [[nodiscard]] base::Result<document::Document *> documentAt(const QString &address);

    workspace::DocumentStore &m_store;
    document::Document &m_document;
    QString m_address;
    QStringList m_entries;
    std::map<QString, std::unique_ptr<document::Document>> m_others;
};

} // namespace commands
