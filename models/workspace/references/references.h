#pragma once

#include "definitionlist.h"
#include "renamewithreferences.h"
#include "storeddocuments.h"

#include <QFuture>
#include <QSet>

namespace workspace {

class JointSteps;

/** What a rename with references did. */
struct RenameOutcome {
    openapi::Place place; ///< Where the entry stands now.
    qsizetype referenceCount = 0;
    QStringList paths; ///< Of the definitions that changed; the one with the key comes first.
};

/**
 * The references of all open definitions and of the files that they name, kept up to date on a worker. While a run is
 * on the way the last finished one is what is asked.
 */
class References final : public QObject
{
    Q_OBJECT

public:
    using Outcome = base::Result<RenameOutcome>;

    References(DefinitionList &definitions, DocumentStore &store);
    ~References() override;

    /** The set as of the last run. */
    [[nodiscard]] const openapi::DocumentSet &set() const { return m_set; }
    /** True when the set is that of the present texts. */
    [[nodiscard]] bool isCurrent() const { return m_generation == m_setGeneration; }
    /** Where a definition stands in the set: its path, or a name of its own while it is untitled. */
    [[nodiscard]] QString addressOf(const OpenDefinition &definition) const;
    [[nodiscard]] OpenDefinition *definitionAt(const QString &address) const;
    /** True when another document of the set names this one. */
    [[nodiscard]] bool isNamed(const QString &address) const { return m_named.contains(address); }
    [[nodiscard]] QSet<QString> openAddresses() const;
    /** The opened folder that a definition lies in, or else the one that its file is in; empty while it is untitled. */
    [[nodiscard]] QString folderOf(const OpenDefinition &definition) const;
    /** Where the reference at a place of a definition leads, or the one right below it; nothing where there is none. */
    [[nodiscard]] std::optional<openapi::Place> targetAt(const OpenDefinition &definition,
                                                         const document::Pointer &pointer) const;
    /** Who names a place of a definition, or something inside it. */
    [[nodiscard]] QList<openapi::FoundUse> usesWithin(const OpenDefinition &definition,
                                                      const document::Pointer &pointer) const;

    /**
     * Gives a member another key, and all references to it in the set the new one: one undo step called `name` over all
     * files. Files that are not open yet are opened. Cancelled: the text changed meanwhile. ReadOnly, with the path:
     * one of the files takes no edits; nothing is changed then. Other errors are those of openapi::planRename().
     */
    [[nodiscard]] QFuture<Outcome> rename(const OpenDefinition &definition, const document::Pointer &pointer,
                                          const QByteArray &key, const QString &name);

    /** Looks at the files again: a folder was opened, or files that are not open may have changed. */
    void refresh();
    /** Folders in which references may name files. A definition that is in none of them has a root of its own, see
     * DocumentStore::rootOf(). */
    void setFolders(const QStringList &folders);
    /** What was fetched from a URL that the person allowed. */
    void addFetched(const QString &url, const QByteArray &bytes);
    /** Why there is nothing from a URL yet, or at all. */
    void setUnavailable(const QString &url, const openapi::Unavailability &why);
    /** The documents as they are now, for a worker. */
    [[nodiscard]] std::shared_ptr<StoredDocuments> documents();

signals:
    /** The set is another one. */
    void changed();

private:
    void watch(OpenDefinition *definition);
    [[nodiscard]] QString rootOf(const QString &path);
    [[nodiscard]] std::optional<openapi::Place> placeOf(const openapi::ReferenceTarget &target) const;
    void start();
    [[nodiscard]] Outcome apply(const openapi::RenamePlan &plan, const QString &name);
    [[nodiscard]] base::Result<QList<OpenDefinition *>> definitionsOf(const openapi::RenamePlan &plan);

    DefinitionList &m_definitions;
    DocumentStore &m_store;
    JointSteps *m_jointSteps;
    std::shared_ptr<StoredDocuments> m_documents;
    QStringList m_folders;
    QHash<QString, QString> m_roots; ///< Of folders, as they were when first asked for.
    openapi::DocumentSet m_set;
    QSet<QString> m_named;
    quint64 m_generation = 1;
    quint64 m_setGeneration = 0;
    bool m_isRunning = false;
    QHash<const OpenDefinition *, QString> m_untitled; ///< Addresses of those without a path.
    int m_lastUntitled = 0;
};

} // namespace workspace
