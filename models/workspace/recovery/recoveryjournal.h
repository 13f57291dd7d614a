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

/** A definition that was restored from an earlier run. */
struct RestoredDefinition {
    OpenDefinition *definition = nullptr;
    bool lacksSecrets = false; ///< The text has REDACTED in the place of a secret that is lost.
    bool isCopy = false;       ///< The file is open with newer edits, so this text has a document of its own.
    QList<TypedText> typed;    ///< Was not complete when the program ended, and is not in the text.
};

/** Unsaved work of runs that ended without saving it. */
struct LeftOverWork {
    struct Found {
        QString key; ///< For restore() and discard().
        RecoveryRecord record;
    };
    QList<Found> found;   ///< The newest first. One file can have several.
    QStringList setAside; ///< Files of records that are not valid. They are kept under these names.
};

/**
 * Stores unsaved definitions within a second of an edit, on a worker, and removes them when they are saved, closed or
 * undone to the content of the file. leftOver() returns those of a run that crashed or was killed.
 *
 * What is typed in a control and is not in the document yet is stored too, and told when the record is restored.
 *
 * Literal secrets are not stored. Those that are also in the definition's file are read from there when the text is
 * restored; one that was typed and not saved has to be entered again.
 */
class RecoveryJournal final : public QObject
{
    Q_OBJECT

public:
    static constexpr int DelayMs = 400;
    /** Tries again after a failure, such as when there is space on the disk again. */
    static constexpr int RetryMs = 3000;
    /** How long a save waits at most until the record of the text is removed. */
    static constexpr int LongestWaitMs = 1000;

    using TypedTexts = std::function<QList<TypedText>(const OpenDefinition &)>;

    RecoveryJournal(Workspace &workspace, RecoveryStore &store, QObject *parent = nullptr);
    /** The run ends normally: unsaved work was discarded by the user. */
    ~RecoveryJournal() override;

    /**
     * Unsaved work of earlier runs. Records whose text is already in the file are removed, and so are those whose text
     * a newer record continues. Records that are not valid are set aside. failed() is emitted if the store can't be
     * used.
     */
    [[nodiscard]] LeftOverWork leftOver();
    /**
     * Opens the file, or an untitled definition, and sets the text as one unsaved edit. If the file has unsaved edits
     * already, which are newer, the text becomes an untitled definition. Restore the newest record of a file first.
     */
    base::Result<RestoredDefinition> restore(const QString &key, const RecoveryRecord &record);
    /** Removes a record of an earlier run. failed() is emitted if it can't be removed: it is offered again then. */
    void discard(const QString &key);
    /** Sets what is asked for the texts in the controls of a definition before its record is written. */
    void setTypedTexts(TypedTexts typedTexts) { m_typedTexts = std::move(typedTexts); }
    /** The user types in a control of the definition. */
    void noteTyping(OpenDefinition &definition) { noteEdit(&definition); }

signals:
    /** Unsaved work can't be stored, read or removed. Emitted once until it can be stored again. */
    void failed(const base::Error &error);

private:
    struct Watched {
        QString key;
        QStringList replaced = {};   ///< Records of earlier runs whose text is in this definition.
        QList<TypedText> typed = {}; ///< Of the records of earlier runs.
        bool isWritten = false;
        bool isDirty = false;
        std::shared_ptr<LastFileSecrets> ofFile = std::make_shared<LastFileSecrets>(); ///< For m_writer alone.
    };

    [[nodiscard]] bool isStored(const RecoveryRecord &record) const;
    /** The definition for a restored text: that of its file unless newer text is there. */
    [[nodiscard]] OpenDefinition *definitionFor(const RecoveryRecord &record);
    /** A title like `shop-recovered.yaml` that no open definition has. */
    [[nodiscard]] QString copyTitle(const QString &title) const;
    /** The content of the record's file if it is open and the text was made from it, otherwise empty. */
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
    QThreadPool m_writer; ///< One thread, so that writes keep their order.
    int m_inFlight = 0;
    bool m_hasFailed = false;
    int m_lastKey = 0;
};

} // namespace workspace
