#pragma once

#include "recoveryrecord.h"
#include "recoverystore.h"
#include "workspace.h"

#include <QHash>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>

namespace workspace {

/** A definition whose unsaved text of an earlier run was restored. */
struct RestoredDefinition {
    OpenDefinition *definition = nullptr;
    bool lacksSecrets = false; ///< The restored text has REDACTED in the place of a secret that is lost.
    /** The definition's file is open with newer edits, so the restored text is in an untitled definition. */
    bool isCopy = false;
    QList<TypedText> typed; ///< Texts that were in controls when the program ended, and are not in the restored text.
};

/** Unsaved work of runs that ended without saving it. */
struct LeftOverWork {
    struct Found {
        QString key; ///< The key of the record, for RecoveryJournal::restore() and discard().
        RecoveryRecord record;
    };
    QList<Found> found;   ///< The valid records of unsaved work, the newest first. One file can have several.
    QStringList setAside; ///< Paths of the files to which records that are not valid were moved.
};

/**
 * Stores unsaved definitions within a second of an edit, on a worker, and removes them when they are saved, closed or
 * undone to the content of the file. leftOver() returns the unsaved definitions of a run that crashed or was killed.
 *
 * A text that is typed in a control and is not in the document yet is stored too, and returned when the record is
 * restored.
 *
 * Literal secrets are not stored. Secrets that are also in the definition's file are read from it when the text is
 * restored; one that was typed and not saved has to be entered again.
 */
class RecoveryJournal final : public QObject
{
    Q_OBJECT

public:
    static constexpr int DelayMs = 400;
    /** The time before a failed write is tried again, in milliseconds: the disk may have space again by then. */
    static constexpr int RetryMs = 3000;
    /** The longest time that a save waits for the removal of the definition's record, in milliseconds. */
    static constexpr int LongestWaitMs = 1000;

    using TypedTexts = std::function<QList<TypedText>(const OpenDefinition &)>;

    RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent = nullptr);
    /** Removes all records of this run, because it ends normally: the user has discarded unsaved work. */
    ~RecoveryJournal() override;

    /**
     * Returns the unsaved work of earlier runs. Records whose text is already in the file are removed, and so are
     * records that a newer record has replaced. Records that are not valid are set aside. failed() is emitted if the
     * store can't be used.
     */
    [[nodiscard]] LeftOverWork leftOver();
    /**
     * Restores the text of a record: opens its file, or adds an untitled definition, and sets the text as one unsaved
     * edit. If the file is open with edits, which are newer, the text becomes an untitled definition. Restore the
     * newest record of a file first.
     */
    base::Result<RestoredDefinition> restore(const QString &key, const RecoveryRecord &record);
    /** Removes a record of an earlier run. If it can't be removed, failed() is emitted and leftOver() of the next run
     * returns it again. */
    void discard(const QString &key);
    /** Sets the function that returns the texts in the controls of a definition that are not in its document yet. It is
     * called before the definition's record is written. */
    void setTypedTexts(TypedTexts typedTexts) { m_typedTexts = std::move(typedTexts); }
    /** Stores the definition soon, because the user types in one of its controls. */
    void noteTyping(OpenDefinition &definition) { noteEdit(&definition); }

signals:
    /** Emitted when unsaved work can't be stored, read or removed; then not again until it can be stored. */
    void failed(const base::Error &error);

private:
    struct Watched {
        QString key;
        QStringList replaced = {};   ///< Keys of the records of earlier runs that were restored into this definition.
        QList<TypedText> typed = {}; ///< Texts of controls from the restored records of earlier runs.
        bool isWritten = false;
        bool isDirty = false;
        /** The secrets of the definition's file. Used only in the thread of m_writer. */
        std::shared_ptr<LastFileSecrets> ofFile = std::make_shared<LastFileSecrets>();
    };

    [[nodiscard]] bool isStored(const RecoveryRecord &record) const;
    /** Opens the definition that a record's text is restored into: that of its file, or an untitled one if the file has
     * newer text or can't be opened or edited. */
    [[nodiscard]] OpenDefinition *definitionFor(const RecoveryRecord &record);
    /** A title like `shop-recovered.yaml` that no open definition has. */
    [[nodiscard]] QString copyTitle(const QString &title) const;
    /** The saved text of the record's file if the file is open and the record's text was made from it; otherwise an
     * empty snapshot. */
    [[nodiscard]] document::Snapshot originOf(const RecoveryRecord &record) const;
    void watch(OpenDefinition *definition);
    void forget(OpenDefinition *definition);
    void noteEdit(OpenDefinition *definition);
    void noteSaved(OpenDefinition *definition);
    void writeDirty();
    [[nodiscard]] QList<TypedText> typedTexts(const OpenDefinition &definition, const Watched &watched) const;
    void write(const OpenDefinition &definition, Watched &watched);
    void noteWritten(const base::Result<void> &written);
    void noteState(const base::Result<void> &state);
    void noteRemoved(const base::Result<void> &removed);
    void clear(Watched &watched);

    Workspace &m_workspace;
    RecoveryStore &m_store;
    TypedTexts m_typedTexts;
    QHash<OpenDefinition *, Watched> m_watched;
    QTimer m_timer;
    QThreadPool m_writer; ///< The pool for writing and removing records: one thread, so that they keep their order.
    int m_inFlight = 0;
    bool m_hasFailed = false;
    int m_lastKey = 0;
};

} // namespace workspace
