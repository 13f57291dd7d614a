#pragma once

#include "document.h"
#include "fieldstate.h"
#include "pendingedit.h"

#include <functional>

namespace designer {

/** The place of a field in the document, and the name of its edits in the undo history. */
struct FieldPlace {
    document::Pointer pointer;
    QString stepName;             ///< "Edit user name", translated.
    bool removeWhenEmpty = false; ///< An empty field removes the member from the file.
};

/**
 * Binds a control to a place of a document. It shows the value of the current snapshot and writes edits. All edits
 * until the control loses the focus are one undo step. A control that already shows the value is not updated. A text
 * that can't be written stays in the control until it is corrected, or dropped by Escape or Undo.
 */
class FieldBinding : public editing::PendingEdit
{
    Q_OBJECT

public:
    using Writer = std::function<base::Result<void>(const document::Value &)>;

    FieldBinding(document::Document &document, QWidget *control);

    /** Binds the control to another place, after completing the edit in progress. */
    void setPlace(const FieldPlace &place);
    [[nodiscard]] const FieldPlace &place() const { return m_place; }
    /** Replaces Document::set for writing. */
    void setWriter(Writer writer) { m_writer = std::move(writer); }
    [[nodiscard]] FieldState state() const { return m_state; }
    [[nodiscard]] bool isEditable() const { return m_state == FieldState::Missing || m_state == FieldState::Present; }
    [[nodiscard]] virtual FieldKind kind() const = 0;

    /** Reads the value from the document again. */
    void refresh();
    /** Completes the edit in progress; the next edit is a new undo step. */
    void finish();
    [[nodiscard]] bool isPending() const override { return m_isDirty; }
    void complete() override { finish(); }
    /** A text that can't be written, and one of a binding that writes only when it is completed. */
    [[nodiscard]] bool isUnwritten() const override { return m_isRefused || isDelayed(); }
    /** True while the text in the control can't be written. */
    [[nodiscard]] bool isRefused() const { return m_isRefused; }

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void located(const document::Pointer &pointer);
    void stateChanged();
    /** isRefused() has changed. */
    void refusedChanged();
    /** The user has typed a text and completed it by leaving the control. Not emitted for an undone edit. */
    void typed(const QString &before, const QString &now);
    /** The user begins or ends typing. typed() comes before the end. */
    void typingChanged(bool isTyping);
    /** An edit failed; the control keeps its text. */
    void failed(const base::Error &error);

protected:
    [[nodiscard]] virtual bool accepts(const document::Node &node) const = 0;
    virtual void display(const document::Node &node) = 0;
    virtual void setEditable(bool editable);
    void write(const document::Value &value);
    /** Removes the member from the file, in the same undo step as write(). */
    void erase();
    /** True if the member is removed when the edit is completed, because the control is empty. */
    [[nodiscard]] virtual bool isCleared(const document::Node &node) const;
    /** Starts an edit that writes nothing yet: the control is empty, or its text is not a value. */
    void begin();
    /** Tells whether the text in the control can't be written. Such an edit is not completed. */
    void setRefused(bool isRefused);
    /** Writes a text that is not written with each key. Called before the edit is completed. */
    virtual void flush() {}
    /** True if flush() has something to write. */
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
    document::Snapshot m_before; ///< The document before typing.
    document::Value m_written;   ///< The last edit.
    bool m_isPlaced = false;
    bool m_isDirty = false;     ///< An edit is in progress.
    bool m_isRefused = false;   ///< Its text can't be written.
    QString m_undone;           ///< Such a text, which Redo restores.
    bool m_isRestoring = false; ///< The text goes back and forth, and the control with its cursor stays.
};

} // namespace designer
