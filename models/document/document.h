#pragma once

#include "documentchange.h"
#include "encoding.h"

#include <QObject>

#include <memory>

namespace document {

class History;
struct DocumentState;

/** Why a document is read-only, so that it refuses every edit. */
enum class ReadOnlyReason { None, InvalidUtf8, TooLarge, ClassicFormat, NotWritable };

/**
 * The only object that changes a lossless YAML or JSON text. Every edit is a text splice; bytes outside of the splice
 * never change. Writing a value that the text already has changes nothing and adds no undo step. An edit that can't be
 * made returns an error and changes nothing.
 */
class Document final : public QObject
{
    Q_OBJECT

public:
    /**
     * Parses the bytes of a file. The document is read-only if the bytes are not valid text or more than MaximumBytes.
     */
    Document(const QByteArray &fileBytes, Format format, QObject *parent = nullptr);
    ~Document() override;

    /** The current state of the document: an immutable snapshot that later edits do not change. */
    [[nodiscard]] Snapshot snapshot() const;
    /** The state of the document that was last marked as saved. */
    [[nodiscard]] Snapshot savedSnapshot() const;
    /**
     * Sets what is known about the text and not said in it, such as which objects of an API description it contains;
     * the snapshots that snapshot() returns have it from now on.
     */
    void setContext(std::shared_ptr<const Context> context) { m_context = std::move(context); }
    /** The format of the text, YAML or JSON, as given to the constructor. */
    [[nodiscard]] Format format() const;
    /** The bytes to write to the file, with the encoding and byte-order mark that the file had when it was read. */
    [[nodiscard]] QByteArray fileBytes() const;
    /** True while the document's text is the text of the snapshot. */
    [[nodiscard]] bool isAt(const Snapshot &snapshot) const;
    /**
     * Why the document is read-only. Unless this is None, every edit returns the error ReadOnly, and nothing can be
     * undone or redone.
     */
    [[nodiscard]] ReadOnlyReason readOnlyReason() const;
    void setReadOnly(ReadOnlyReason reason);

    /**
     * Replaces the value at an existing place by a scalar, written in the style of the old one where that is legal.
     * Errors: NotFound; WrongType if the old value is a collection.
     */
    base::Result<void> setScalar(const Pointer &pointer, const Value &scalar);
    /**
     * Adds a member to a mapping or an item to a sequence, at the end or as the `index`-th entry. The last token of
     * `pointer` is the new member's key, or the item's index or "-". Error: AlreadyExists if the mapping has the key.
     */
    base::Result<void> insert(const Pointer &pointer, const Value &value, qsizetype index = -1);
    /** Adds an item at the end of the sequence at `sequence`. */
    base::Result<void> append(const Pointer &sequence, const Value &value);
    /** Replaces the value at an existing place, a scalar or a collection, by any other value. */
    base::Result<void> replaceSubtree(const Pointer &pointer, const Value &value);
    /**
     * Gives the place at `pointer` a value, as setScalar(), replaceSubtree() or insert() does. Missing parents are
     * created as objects.
     */
    base::Result<void> set(const Pointer &pointer, const Value &value);
    /**
     * Inserts `value` as insert() does, but copies the text of the value at `from` with its comments and style. `value`
     * must be the value at `from`, perhaps with fewer members.
     */
    base::Result<void> insertCopy(const Pointer &pointer, const Value &value, const Pointer &from,
                                  qsizetype index = -1);
    /**
     * Removes an entry with the comment lines directly above it. Errors: NotFound; StillInUse if aliases refer to an
     * anchor in the entry (the detail names the places of the aliases).
     */
    base::Result<void> remove(const Pointer &pointer);
    /**
     * Renames the key of a member, which keeps its position in the mapping. Errors: NotFound; WrongType for an item or
     * the root; AlreadyExists.
     */
    base::Result<void> renameKey(const Pointer &pointer, const QByteArray &key);
    /** Moves an entry to another position in its collection, with all of its bytes, comments included. */
    base::Result<void> moveEntry(const Pointer &pointer, qsizetype toIndex);
    /**
     * Applies an edit that was prepared from the snapshot `before`, perhaps on a worker. Error: Cancelled if the text
     * has changed since that snapshot.
     */
    base::Result<void> apply(const Snapshot &before, const Edited &edited);
    /** Makes any replacement of text, as the source editor does; the text may become invalid. */
    base::Result<void> spliceText(const Splice &splice);

    /**
     * Groups the edits that are made during its lifetime into one undo step called `name` (already translated).
     * Consecutive steps with the same non-empty `mergeKey` become one, so that typing in one field is one step. Of
     * nested steps only the outermost one counts.
     */
    class Step final
    {
    public:
        /** Begins the undo step, which the destructor ends. */
        Step(Document &document, const QString &name, const QString &mergeKey = {});
        ~Step();
        Q_DISABLE_COPY_MOVE(Step)
        /**
         * Sets the value or entry that the user's edit is about, before and after the step, instead of what the single
         * edits in the step are about. Pass std::nullopt for an entry that does not exist before or after the step. The
         * last call counts, also if it is made on a nested step.
         */
        void setSubject(const std::optional<Subject> &before, const std::optional<Subject> &after) const;
        /**
         * Adds the step to the history even if it changes no text: it is a decision of the user that the program stores
         * beside the document. undone() and redone() tell of it.
         */
        void keep() const;

    private:
        Document &m_document;
    };

    /**
     * Stops merging of undo steps: the next edit starts a new step, whatever its merge key is. Called when a field
     * loses focus.
     */
    void closeStep();
    /** True if there is a step to undo; false while a Step is open or the document is read-only. */
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /**
     * The `name` of the step that undo() would undo (undoName()) or redo() would redo (redoName()); empty when there is
     * none.
     */
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    /**
     * The `mergeKey` of the step that undo() would undo (undoKey()) or redo() would redo (redoKey()); empty when there
     * is none.
     */
    [[nodiscard]] QString undoKey() const;
    [[nodiscard]] QString redoKey() const;
    /** Returns the names of all undo steps, the oldest first. Those from doneSteps() on are undone. */
    [[nodiscard]] QStringList stepNames() const;
    /** Returns the number of undo steps that are done. */
    [[nodiscard]] qsizetype doneSteps() const;
    /**
     * Undoes or redoes steps until `count` of stepNames() are done. The user is shown what the last of them has
     * changed. Does nothing if there are fewer steps.
     */
    void goToStep(qsizetype count);
    /**
     * Who calls undo() or redo(): the user, who is to be shown what has changed, or the program as a part of another
     * edit.
     */
    enum class By { User, Program };
    /** Undoes the last undo step, or redoes the next one with redo(); does nothing when there is none. */
    void undo(By by = By::User);
    void redo(By by = By::User);

    /** True when the text or its encoding differs from the state that was last marked as saved. */
    [[nodiscard]] bool isModified() const;
    /** Marks the current state of the document as the state of its file. The next edit starts a new undo step. */
    void markSaved();
    /** Replaces the whole text by the file's new content as one undo step, and marks the result as saved. */
    void reload(const QByteArray &fileBytes);

signals:
    /**
     * Emitted after every edit, undo and redo. It is also emitted without splices when a worker has parsed a text that
     * was not valid before.
     */
    void changed(const document::Change &change);
    /** Emitted before undo() or redo() changes the text on behalf of the user. */
    void aboutToStep();
    /**
     * Emitted after an undo() or redo() on behalf of the user, and after changed(); `place` is what the undo step is
     * about.
     */
    void stepped(const document::SteppedPlace &place);
    /** Emitted after undo() (redone() after redo()) of a step that has a `mergeKey`. */
    void undone(const QString &mergeKey);
    void redone(const QString &mergeKey);
    /** Emitted when canUndo(), canRedo(), the names of the steps or isModified() may have changed. */
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

    Snapshot m_snapshot; ///< The current state, without the context.
    std::shared_ptr<const Context> m_context;
    Encoding m_encoding;
    Snapshot m_saved;
    Encoding m_savedEncoding;
    std::unique_ptr<History> m_history;
    ReadOnlyReason m_readOnly = ReadOnlyReason::None;
    QByteArray m_undecoded; ///< The file's bytes, if it is not text or too large; else empty.
    int m_stepDepth = 0;
    bool m_isReading = false; ///< True while a worker parses the whole text.
};

} // namespace document
