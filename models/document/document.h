#pragma once

#include "documentchange.h"
#include "encoding.h"

#include <QObject>

#include <memory>

namespace document {

class History;
struct DocumentState;

/** Why a document takes no edits. */
enum class ReadOnlyReason { None, InvalidUtf8, TooLarge, ClassicFormat, NotWritable };

/**
 * The one writer of a lossless YAML or JSON text. Every edit is a text splice; bytes outside it never change. A value
 * already there is no edit. An edit that can't be made returns an error and changes nothing.
 */
class Document final : public QObject
{
    Q_OBJECT

public:
    /** Reads a file's bytes. It is read-only if they are not text or more than MaximumBytes. */
    Document(const QByteArray &fileBytes, Format format, QObject *parent = nullptr);
    ~Document() override;

    /** The current state. The snapshot does not change with the document. */
    [[nodiscard]] Snapshot snapshot() const;
    /** The state last marked as saved. */
    [[nodiscard]] Snapshot savedSnapshot() const;
    /** Sets what is known about the text and not said in it; snapshot() has it from now on. */
    void setContext(std::shared_ptr<const Context> context) { m_context = std::move(context); }
    /** YAML or JSON, as given to the constructor. */
    [[nodiscard]] Format format() const;
    /** The bytes to write to the file: encoding and byte-order mark as they were read. */
    [[nodiscard]] QByteArray fileBytes() const;
    /** True while the text is that of the snapshot. */
    [[nodiscard]] bool isAt(const Snapshot &snapshot) const;
    /** If it is not None, every edit returns ReadOnly and nothing can be undone. */
    [[nodiscard]] ReadOnlyReason readOnlyReason() const;
    void setReadOnly(ReadOnlyReason reason);

    /** Writes a scalar at an existing place, in the old style where that is legal. NotFound, WrongType (it is a
     * collection). */
    base::Result<void> setScalar(const Pointer &pointer, const Value &scalar);
    /** Adds a new member (last token: its key; AlreadyExists) or item (last token: index or "-"), at the end or at
     * `index`. */
    base::Result<void> insert(const Pointer &pointer, const Value &value, qsizetype index = -1);
    /** Adds an item at the end of the sequence at `sequence`. */
    base::Result<void> append(const Pointer &sequence, const Value &value);
    /** Replaces the value of any kind at an existing place. */
    base::Result<void> replaceSubtree(const Pointer &pointer, const Value &value);
    /** Gives `pointer` the value: setScalar, replaceSubtree or insert. Missing parents are created as objects. */
    base::Result<void> set(const Pointer &pointer, const Value &value);
    /** Inserts `value` as insert() does, with the text of the value at `from`: its comments and style. It is that
     * value, perhaps with fewer members. */
    base::Result<void> insertCopy(const Pointer &pointer, const Value &value, const Pointer &from,
                                  qsizetype index = -1);
    /** Removes an entry with the comment lines directly above it. NotFound; StillInUse (the detail names aliases to
     * it). */
    base::Result<void> remove(const Pointer &pointer);
    /** Gives a member another key at the same place. NotFound, WrongType (an item, the root), AlreadyExists. */
    base::Result<void> renameKey(const Pointer &pointer, const QByteArray &key);
    /** Moves an entry within its collection with all of its bytes, comments included. */
    base::Result<void> moveEntry(const Pointer &pointer, qsizetype toIndex);
    /** Applies an edit that was prepared from `before`, perhaps on a worker. Cancelled: the text has changed since.
     */
    base::Result<void> apply(const Snapshot &before, const Edited &edited);
    /** Any replacement of text, as the source editor makes them; the text may become invalid. */
    base::Result<void> spliceText(const Splice &splice);

    /**
     * Groups the edits made until its end into one undo step called `name` (already translated). Steps with the same
     * non-empty `mergeKey` that follow one another become one: typing in one field is one step. The outermost step
     * counts.
     */
    class Step final
    {
    public:
        /** Begins the step; the destructor ends it. */
        Step(Document &document, const QString &name, const QString &mergeKey = {});
        ~Step();
        Q_DISABLE_COPY_MOVE(Step)
        /** Sets what the user's edit is about, in the place of what the single edits are about; nothing for an entry
         * that is not there before or after the step. The last call counts, also of a step inside of another. */
        void setSubject(const std::optional<Subject> &before, const std::optional<Subject> &after) const;

    private:
        Document &m_document;
    };

    /** Ends merging: the next edit starts a step of its own. Called when a field loses focus. */
    void closeStep();
    /** False while a Step is open or the document is read-only. */
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /** The `name` of the step that undo() or redo() would take; empty when there is none. */
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    /** The `mergeKey` of the step that undo() or redo() would take; empty when there is none. */
    [[nodiscard]] QString undoKey() const;
    [[nodiscard]] QString redoKey() const;
    /** Who goes through the steps: the user, who is to see what has changed, or the program as a part of another edit.
     */
    enum class By { User, Program };
    /** Goes one step back or forward; nothing happens when there is none. */
    void undo(By by = By::User);
    void redo(By by = By::User);

    /** True when the text differs from the state last marked as saved. */
    [[nodiscard]] bool isModified() const;
    /** The current state is that of the file. Ends merging. */
    void markSaved();
    /** Replaces the whole text by the file's new content, as one undo step, and marks it as saved. */
    void reload(const QByteArray &fileBytes);

signals:
    /** After every edit; also without splices, when a worker has parsed a text that was not valid before. */
    void changed(const document::Change &change);
    /** Before the user's undo() and redo() change the text. */
    void aboutToStep();
    /** After the user's undo() and redo(), and after changed(): the place that the step is about. */
    void stepped(const document::SteppedPlace &place);
    /** After undo() and redo() of a step that has a `mergeKey`. */
    void undone(const QString &mergeKey);
    void redone(const QString &mergeKey);
    /** Undo, redo or the modified flag may have changed. */
    void historyChanged();

private:
    [[nodiscard]] base::Result<void> edit(const Editing &editing);
    [[nodiscard]] base::Result<void> take(EditResult result);
    void record(const Edited &edited, const DocumentState &after);
    void enter(const DocumentState &state, const QList<Splice> &splices, const QList<Pointer> &pointers);
    void beginStep(const QString &name, const QString &mergeKey);
    void endStep();
    void readAll();
    void takeParse(const Snapshot &parsed);

    [[nodiscard]] DocumentState state() const;

    Snapshot m_snapshot; ///< Without the context.
    std::shared_ptr<const Context> m_context;
    Encoding m_encoding;
    Snapshot m_saved;
    Encoding m_savedEncoding;
    std::unique_ptr<History> m_history;
    ReadOnlyReason m_readOnly = ReadOnlyReason::None;
    QByteArray m_undecoded; ///< The file's bytes, if they are not text.
    int m_stepDepth = 0;
    bool m_isReading = false; ///< A worker reads the whole text.
};

} // namespace document
