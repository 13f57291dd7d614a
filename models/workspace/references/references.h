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

/** The result of References::rename(). */
struct RenameOutcome {
    openapi::Place place; ///< The place of the renamed entry, with its new key.
    qsizetype referenceCount = 0;
    /** The addresses of the definitions that the rename has changed; the one with the renamed key comes first. */
    QStringList paths;
};

/** The result of References::remove(). */
struct RemovalOutcome {
    /** Places that only named the removed entries and were removed too, see openapi::RemovalPlan. */
    QList<openapi::Place> alsoRemoved;
    QList<openapi::Place> broken;
    QStringList paths; ///< The addresses of the definitions that the removal has changed.
};

/** The rules for a definition's problems, read from the ruleset and the project file that apply to it. */
struct FileRules {
    lint::Ruleset ruleset;
    lint::Project project;

    /** All files that the rules were read from, as they were read. */
    [[nodiscard]] QList<openapi::ReferencedDocumentPtr> files() const
    {
        return ruleset.files + project.files + project.schemas.documents();
    }
};

/** Keeps the references of all open definitions, and of the files that they name, up to date on a worker. While a run
 * is in progress, the results are those of the previous one. */
class References final : public QObject
{
    Q_OBJECT

public:
    using Outcome = base::Result<RenameOutcome>;

    References(DefinitionList &definitions, DocumentStore &store);
    ~References() override;

    /** The open definitions and all documents that their references name, as of the last run on the worker. */
    [[nodiscard]] const openapi::DocumentSet &set() const { return m_set; }
    /** True if set() was read from the current texts. */
    [[nodiscard]] bool isCurrent() const { return m_generation == m_setGeneration; }
    /** The address of a definition in the set: its path, or a generated name while it is untitled. */
    [[nodiscard]] QString addressOf(const OpenDefinition &definition) const;
    [[nodiscard]] OpenDefinition *definitionAt(const QString &address) const;
    /** True if another document of set() refers to the document at this address. */
    [[nodiscard]] bool isNamed(const QString &address) const { return m_named.contains(address); }
    [[nodiscard]] QSet<QString> openAddresses() const;
    /** The opened folder that contains the definition, or else the folder of its file; empty while it is untitled. */
    [[nodiscard]] QString folderOf(const OpenDefinition &definition) const;
    /** The folder up to which files of rules are looked for: the opened folder that contains the definition, or else
     * the DocumentStore::rootOf() of its path. Empty while it is untitled. */
    [[nodiscard]] QString rootOf(const OpenDefinition &definition);
    /** The rules that apply to a definition, as of the last run on the worker. */
    [[nodiscard]] FileRules rulesOf(const OpenDefinition &definition) const
    {
        return m_rules.value(addressOf(definition));
    }
    /** The target of the reference at `pointer` of a definition or directly below it; nothing if there is none. */
    [[nodiscard]] std::optional<openapi::Place> targetAt(const OpenDefinition &definition,
                                                         const document::Pointer &pointer) const;
    /** Returns a resolver that follows references through set(), and through all loaded definitions with their
     * current texts. */
    [[nodiscard]] openapi::ReferenceResolver resolver() const;
    /** The references to a place of a definition or to a place inside it, as of the last run on the worker. */
    [[nodiscard]] QList<openapi::FoundUse> usesWithin(const OpenDefinition &definition,
                                                      const document::Pointer &pointer) const;

    /**
     * Changes the key of a member and all references to it in the set, as one undo step called `name` in all files.
     * Files that are not open yet are opened. Errors, after which no text is changed: Cancelled if a text changed
     * meanwhile; ReadOnly, with the path, if one of the files takes no edits; those of openapi::planRename().
     */
    [[nodiscard]] QFuture<Outcome> rename(const OpenDefinition &definition, const document::Pointer &pointer,
                                          const QByteArray &key, const QString &name);

    /** Waits for the renames that are being prepared on a worker and applies them. Their futures are finished then. */
    void finishRenames();

    /** Plans the removal of the entry at a place, with the current texts: what it would change, and which references it
     * would break. */
    [[nodiscard]] QFuture<base::Result<openapi::RemovalPlan>> planRemoval(const OpenDefinition &definition,
                                                                          const document::Pointer &pointer);
    /** Plans the removal of the entries at several separate places of a definition, as one removal. */
    [[nodiscard]] QFuture<base::Result<openapi::RemovalPlan>> planRemoval(const OpenDefinition &definition,
                                                                          const QList<document::Pointer> &places);
    /** Applies a plan of planRemoval(), as one undo step called `name` in all files. Errors are those of rename(). */
    [[nodiscard]] base::Result<RemovalOutcome> remove(const openapi::RemovalPlan &plan, const QString &name);

    /** Reads the documents again, because a folder was opened or files that are not open may have changed. */
    void refresh();
    /** Sets the folders in which references may name files. A definition that is in none of them has a root of its own,
     * see DocumentStore::rootOf(). */
    void setFolders(const QStringList &folders);
    /** Adds a document that was fetched from an allowed URL. */
    void addFetched(const QString &url, const QByteArray &bytes);
    /** Sets why the document at a URL is not available. */
    void setUnavailable(const QString &url, const openapi::Unavailability &why);
    /** The documents that references name, with the current texts of the open definitions, for a worker. */
    [[nodiscard]] std::shared_ptr<StoredDocuments> documents();

signals:
    /** Emitted when set() or the rules have been read again. */
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
    /**
     * Applies planned edits to all documents as one undo step called `name`. Returns the addresses of the definitions.
     */
    [[nodiscard]] base::Result<QStringList> apply(const QList<openapi::RenamedDocument> &documents,
                                                  const QString &name);
    [[nodiscard]] base::Result<QList<OpenDefinition *>> definitionsOf(const QList<openapi::RenamedDocument> &documents);

    DefinitionList &m_definitions;
    DocumentStore &m_store;
    JointSteps *m_jointSteps;
    std::shared_ptr<StoredDocuments> m_documents;
    QStringList m_folders;
    QHash<QString, QString> m_roots; ///< The root of references for each folder of a file, as first computed.
    openapi::DocumentSet m_set;
    QSet<QString> m_named;
    QHash<QString, FileRules> m_rules; ///< The rules that apply to each open definition, by its address.
    quint64 m_generation = 1;
    quint64 m_setGeneration = 0;
    QList<Renaming> m_renamings;
    bool m_isRunning = false;
    /** The generated address of each definition, used while it has no path. */
    QHash<const OpenDefinition *, QString> m_untitled;
    int m_lastUntitled = 0;
};

} // namespace workspace
