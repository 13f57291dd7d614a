#pragma once

#include "cancellation.h"
#include "conflictitem.h"
#include "conflictwatch.h"
#include "mergesource.h"

#include <QHash>
#include <QTimer>

namespace conflicts {

struct PreparedMerge;
class TrackedPlace;

/** How far a merge session is. */
enum class SessionState : quint8 {
    None,    ///< No merge was started.
    Reading, ///< The versions are read and merged.
    Ready,   ///< The document has the merged text, and items() are its conflicts.
    Undone,  ///< The step that merged the versions is undone.
    Failed,  ///< The versions can't be merged, see error().
};

/**
 * A merge in an open definition: replaces its text by the merged text as one undo step, and resolves its conflicts,
 * each by an undo step of its own. Undo and redo open and resolve the conflicts again. Conflicts of meaning are looked
 * for again after each edit. Reads and merges on a worker.
 */
class MergeSession final : public QObject
{
    Q_OBJECT

public:
    /** `files` and `store` outlive this object. */
    MergeSession(workspace::OpenDefinition &definition, git::RepositoryFiles &files, workspace::DocumentStore &store);
    ~MergeSession() override;

    /** The definition; null after it was destroyed. */
    [[nodiscard]] workspace::OpenDefinition *definition() const { return m_definition; }
    [[nodiscard]] ConflictWatch &watch() { return m_watch; }
    [[nodiscard]] git::RepositoryFiles &repositories() const { return m_files; }
    [[nodiscard]] SessionState state() const { return m_state; }
    /** Why the versions can't be merged: the errors of readVersions() and merge::merge(), and ReadOnly. */
    [[nodiscard]] const base::Error &error() const { return m_error; }
    [[nodiscard]] const MergeSource &source() const { return m_source; }

    /** Merges versions and replaces the text of the document by the result, as an undo step called `stepName`. */
    void start(const MergeSource &source, const QString &stepName);
    /** Merges the versions of the last start() again. */
    void restart() { start(m_source, m_stepName); }
    /** Ends the session. The document keeps its text. */
    void close();

    [[nodiscard]] const QList<ConflictItem> &items() const { return m_items; }
    [[nodiscard]] qsizetype openCount() const;
    /** The number of conflicts that exceed a limit: they have the text of ours and are not in items(). */
    [[nodiscard]] qsizetype unlistedCount() const { return m_unlisted; }
    /** True if lines were merged, because a version can't be compared by nodes. */
    [[nodiscard]] bool isByLines() const { return m_isByLines; }
    [[nodiscard]] const merge::SideSnapshots &sides() const { return m_sides; }
    [[nodiscard]] const git::ConflictSides &names() const { return m_names; }
    /** True until conflicts of meaning were looked for after the merge or the last edit. */
    [[nodiscard]] bool isChecking() const { return m_isChecking || m_pause.isActive(); }

    /** Resolves a conflict with the text of a side, as an undo step called `stepName`. The errors are those of
     * merge::withSide(). */
    base::Result<void> choose(qsizetype index, merge::SideName name, const QString &stepName);
    /**
     * Resolves a conflict with a text that the user typed: a value in YAML or JSON, lines, or a key. Errors:
     * SyntaxError, with the place "line:column" in the text, if it is not a value; those of Document::set() and
     * renameKey().
     */
    base::Result<void> edit(qsizetype index, const QByteArray &text, const QString &stepName);
    /** Accepts a conflict as the document has it, as an undo step called `stepName`. */
    base::Result<void> accept(qsizetype index, const QString &stepName);

signals:
    /** state() is another one. */
    void stateChanged();
    /** items(), their places or choices, or isChecking() have changed. */
    void changed();

private:
    /** An undo step of the session: the conflict that it resolved, before and after it. */
    struct Step {
        qsizetype index = -1; ///< -1 for the step that merged the versions.
        Choice before = Choice::Open;
        Choice after = Choice::Open;
        document::Pointer placeBefore;
        document::Pointer placeAfter;
        base::Span linesBefore;
        base::Span linesAfter;
    };

    void take(const PreparedMerge &prepared);
    void setItems(const QList<merge::Conflict> &conflicts);
    [[nodiscard]] QString newKey(const Step &step);
    base::Result<void> perform(Step step, const QString &stepName, const std::optional<document::Edited> &edited);
    [[nodiscard]] base::Result<document::Edited> editedText(const ConflictItem &item, const QByteArray &text) const;
    void place(qsizetype index, const document::Pointer &place, const base::Span &lines);
    void followEdit(const document::Change &change);
    void followStep(const QString &key, bool isUndone);
    void setState(SessionState state);
    void check();
    void takeFindings(const QList<merge::Conflict> &findings);

    const QPointer<workspace::OpenDefinition> m_definition;
    git::RepositoryFiles &m_files;
    workspace::DocumentStore &m_store;
    ConflictWatch m_watch;
    MergeSource m_source;
    QString m_stepName;
    SessionState m_state = SessionState::None;
    base::Error m_error;
    merge::SideSnapshots m_sides;
    git::ConflictSides m_names;
    QList<ConflictItem> m_items;
    std::vector<TrackedPlace> m_tracked; ///< Of each item.
    qsizetype m_unlisted = 0;
    bool m_isByLines = false;
    bool m_isPerforming = false; ///< True while the session itself edits the document.
    int m_number = 0;            ///< The number of the session's merges; results of earlier ones are ignored.
    int m_checkNumber = 0;
    int m_lastKey = 0;
    QHash<QString, Step> m_steps; ///< By the merge key of the undo step.
    QTimer m_pause;
    bool m_isChecking = false;
    base::Cancellation m_reading;
    base::Cancellation m_checking;
};

} // namespace conflicts
