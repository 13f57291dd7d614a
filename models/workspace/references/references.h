#pragma once

#include "definitionlist.h"
#include "project.h"
#include "referenceresolver.h"
#include "removal.h"
#include "storeddocuments.h"

#include <QFuture>
#include <QPromise>
#include <QSet>

namespace workspace {

class JointSteps;

/** The result of a rename with references. */
struct RenameOutcome {
    openapi::Place place; ///< The place of the entry now.
    qsizetype referenceCount = 0;
    QStringList paths; ///< Of the definitions that changed; the one with the key comes first.
};

/** The result of a removal with the names of what was removed. */
struct RemovalOutcome {
    QList<openapi::Place> alsoRemoved; ///< As in openapi::RemovalPlan.
    QList<openapi::Place> broken;
    QStringList paths; ///< Of the definitions that changed.
};

/** What files beside a definition say about its problems. */
struct FileRules {
    lint::Ruleset ruleset;
    lint::Project project;

    /** The files, as they were read. */
    [[nodiscard]] QList<openapi::ReferencedDocumentPtr> files() const
    {
        return ruleset.files + project.files + project.schemas.documents();
    }
};

/**
 * The references of all open definitions and of the files that they name, kept up to date on a worker. While a run is
 * in progress, the results are those of the previous one.
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
    /** True if the set is that of the current texts. */
    [[nodiscard]] bool isCurrent() const { return m_generation == m_setGeneration; }
    /** The address of a definition in the set: its path, or a generated name while it is untitled. */
    [[nodiscard]] QString addressOf(const OpenDefinition &definition) const;
    [[nodiscard]] OpenDefinition *definitionAt(const QString &address) const;
    /** True if another document of the set refers to this one. */
    [[nodiscard]] bool isNamed(const QString &address) const { return m_named.contains(address); }
    [[nodiscard]] QSet<QString> openAddresses() const;
    /** The opened folder with a definition, or else the folder of its file; empty while it is untitled. */
    [[nodiscard]] QString folderOf(const OpenDefinition &definition) const;
    /** The folder up to which files of rules are looked for: the opened folder with the definition, or else the root of
     * its references. Empty without a file. */
    [[nodiscard]] QString rootOf(const OpenDefinition &definition);
    /** As of the last run. */
    [[nodiscard]] FileRules rulesOf(const OpenDefinition &definition) const
    {
        return m_rules.value(addressOf(definition));
    }
    /** The target of the reference at a place of a definition or directly below it; nothing if there is none. */
    [[nodiscard]] std::optional<openapi::Place> targetAt(const OpenDefinition &definition,
                                                         const document::Pointer &pointer) const;
    /** Follows references through the set, and through the definitions in memory as they are edited now. */
    [[nodiscard]] openapi::ReferenceResolver resolver() const;
    /** The references to a place of a definition or inside it. */
    [[nodiscard]] QList<openapi::FoundUse> usesWithin(const OpenDefinition &definition,
                                                      const document::Pointer &pointer) const;

    /**
     * Changes the key of a member and all references to it in the set, as one undo step called `name` in all
     * files. Files that are not open yet are opened. Cancelled: the text changed meanwhile. ReadOnly, with the path:
     * one of the files takes no edits; nothing is changed then. Other errors are those of openapi::planRename().
     */
    [[nodiscard]] QFuture<Outcome> rename(const OpenDefinition &definition, const document::Pointer &pointer,
                                          const QByteArray &key, const QString &name);

    /** Waits for the renames that are being prepared and does them. Their futures are finished then. */
    void finishRenames();

    /** What a removal would change and break, with the texts as they are now. */
    [[nodiscard]] QFuture<base::Result<openapi::RemovalPlan>> planRemoval(const OpenDefinition &definition,
                                                                          const document::Pointer &pointer);
    /** The same for several separate places. */
    [[nodiscard]] QFuture<base::Result<openapi::RemovalPlan>> planRemoval(const OpenDefinition &definition,
                                                                          const QList<document::Pointer> &places);
    /** Does it, as one undo step called `name` in all files. Errors as of rename(). */
    [[nodiscard]] base::Result<RemovalOutcome> remove(const openapi::RemovalPlan &plan, const QString &name);

    /** Reads the files again: a folder was opened, or files that are not open may have changed. */
    void refresh();
    /** Folders in which references may name files. A definition that is in none of them has a root of its own, see
     * DocumentStore::rootOf(). */
    void setFolders(const QStringList &folders);
    /** Adds a document that was fetched from an allowed URL. */
    void addFetched(const QString &url, const QByteArray &bytes);
    /** Sets why a URL has no document. */
    void setUnavailable(const QString &url, const openapi::Unavailability &why);
    /** The documents as they are now, for a worker. */
    [[nodiscard]] std::shared_ptr<StoredDocuments> documents();

signals:
    /** The set has changed. */
    void changed();

private:
    void watch(OpenDefinition *definition);
    [[nodiscard]] QString rootOf(const QString &path);
    [[nodiscard]] std::optional<openapi::Place> placeOf(const openapi::ReferenceTarget &target) const;
    void start();
    [[nodiscard]] QStringList entries() const;
    /** A rename that is prepared on a worker. */
    struct Renaming {
        QFuture<base::Result<openapi::RenamePlan>> plan;
        std::shared_ptr<QPromise<Outcome>> outcome;
        QString name;
    };
    void finish(const Renaming &renaming);
    /** The paths of the definitions that changed. */
    [[nodiscard]] base::Result<QStringList> apply(const QList<openapi::RenamedDocument> &documents,
                                                  const QString &name);
    [[nodiscard]] base::Result<QList<OpenDefinition *>> definitionsOf(const QList<openapi::RenamedDocument> &documents);

    DefinitionList &m_definitions;
    DocumentStore &m_store;
    JointSteps *m_jointSteps;
    std::shared_ptr<StoredDocuments> m_documents;
    QStringList m_folders;
    QHash<QString, QString> m_roots; ///< By folder, as first computed.
    openapi::DocumentSet m_set;
    QSet<QString> m_named;
    QHash<QString, FileRules> m_rules; ///< By the address of the definition.
    quint64 m_generation = 1;
    quint64 m_setGeneration = 0;
    QList<Renaming> m_renamings;
    bool m_isRunning = false;
    QHash<const OpenDefinition *, QString> m_untitled; ///< Addresses of those without a path.
    int m_lastUntitled = 0;
};

} // namespace workspace
