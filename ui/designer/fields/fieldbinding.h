#pragma once

#include "document.h"
#include "fieldstate.h"
#include "pendingedit.h"

#include <functional>

namespace designer {

/** The place in the document that a field edits, and the name of its edits in the undo history. */
struct FieldPlace {
    document::Pointer pointer;
    QString stepName; ///< The translated name of the field's edits in the undo history, such as "Edit user name".
    bool removeWhenEmpty = false; ///< Whether an empty field removes the member at its place from the file.
};

/**
 * Binds a control to a place of a document: the control shows the value of the current snapshot, and edits are written
 * to the document. All edits until the control loses the focus are one undo step. A control that already shows the
 * value is not updated. A text that can't be written stays in the control until it is corrected, or dropped by Escape
 * or Undo.
 */
class FieldBinding : public editing::PendingEdit
{
    Q_OBJECT

public:
    using Writer = std::function<base::Result<void>(const document::Value &)>;

    FieldBinding(document::Document &document, QWidget *control);

    /** Completes the edit in progress and binds the control to another place. */
    void setPlace(const FieldPlace &place);
    [[nodiscard]] const FieldPlace &place() const { return m_place; }
    /** Sets a function that writes the value instead of Document::set. */
    void setWriter(Writer writer) { m_writer = std::move(writer); }
    [[nodiscard]] FieldState state() const { return m_state; }
    [[nodiscard]] bool isEditable() const { return m_state == FieldState::Missing || m_state == FieldState::Present; }
    [[nodiscard]] virtual FieldKind kind() const = 0;

    /** Shows the value that the document has now in the control. */
    void refresh();
    /** Completes the edit in progress, so that the next edit is a new undo step. */
    void finish();
    [[nodiscard]] bool isPending() const override { return m_isDirty; }
    void complete() override { finish(); }
    /**
     * True while the control has a text that can't be written, or that the binding writes only when the edit is
     * completed.
     */
    [[nodiscard]] bool isUnwritten() const override { return m_isRefused || isDelayed(); }
    /** True while the text in the control can't be written to the document. */
    [[nodiscard]] bool isRefused() const { return m_isRefused; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void located(const document::Pointer &pointer);
    void stateChanged();
    /** Emitted when isRefused() returns another value than before. */
    void refusedChanged();
    /**
     * Emitted when the user has typed a text and completed it by leaving the control, but not for an edit that was
     * undone. `before` is the text that the document had, `now` the one that it has.
     */
    void typed(const QString &before, const QString &now);
    /** Emitted when the user begins or ends typing in the control. typed() is emitted before the end. */
    void typingChanged(bool isTyping);
    /** Emitted when an edit could not be written. The control keeps its text. */
    void failed(const base::Error &error);

protected:
    [[nodiscard]] virtual bool accepts(const document::Node &node) const = 0;
    virtual void display(const document::Node &node) = 0;
    virtual void setEditable(bool editable);
    void write(const document::Value &value);
    /**
     * Writes the value as an edit that is complete with it, and is one undo step. Returns false if it can't be written;
     * failed() is emitted then.
     */
    [[nodiscard]] bool writeWhole(const document::Value &value);
    /** Removes the member at the place of the field from the file, in the same undo step as write(). */
    void erase();
    /** True if the control is empty, so that the member is removed when the edit is completed. */
    [[nodiscard]] virtual bool isCleared(const document::Node &node) const;
    /** Starts an edit that writes nothing yet, because the control is empty or its text is not a value. */
    void begin();
    /** Sets whether the text in the control can't be written. While it can't, the edit is not completed. */
    void setRefused(bool isRefused);
    /** Writes a text that the binding does not write with each key. Called before the edit is completed. */
    virtual void flush() {}
    /** True if the control has a text that flush() has yet to write. */
    [[nodiscard]] virtual bool isDelayed() const { return false; }

private:
    void refreshIfTouched(const document::Change &change);
    void setState(FieldState state);
    [[nodiscard]] base::Result<void> store(const document::Value &value);
    void drop();
    void restoreStyle();
    void tellTyped(const document::Node &before);
    [[nodiscard]] bool takesUndoKeys(QEvent *event);
    [[nodiscard]] bool takesEscape(QEvent *event);
    void undoRefused();
    void redoRefused();

    document::Document &m_document;
    FieldPlace m_place;
    Writer m_writer;
    FieldState m_state = FieldState::Missing;
    document::Snapshot m_before; ///< The document before the user began typing.
    document::Value m_written;   ///< The value that the edit in progress has written last.
    bool m_isPlaced = false;
    bool m_isDirty = false;     ///< True while an edit is in progress.
    bool m_isRefused = false;   ///< True while the text in the control can't be written.
    QString m_undone;           ///< A text that could not be written and was undone; Redo restores it.
    bool m_isRestoring = false; ///< True while the text of the field is undone and written again to restore its quotes,
                                ///< when the control keeps its text and cursor.
};

} // namespace designer
