#pragma once

#include "document.h"
#include "fieldstate.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace designer {

/** Where a field stands in the document and what an edit of it is called in the undo list. */
struct FieldPlace {
    document::Pointer pointer;
    QString stepName;             ///< "Edit user name", translated.
    bool removeWhenEmpty = false; ///< Leaving the field empty takes the member out of the file.
};

/**
 * Ties one control to one place of a document. It shows what snapshots hold and writes what is typed, one undo step
 * from the first key to the loss of focus. It never disturbs a control that shows the right text already.
 */
class FieldBinding : public QObject
{
    Q_OBJECT

public:
    using Writer = std::function<base::Result<void>(const document::Value &)>;

    FieldBinding(document::Document &document, QWidget *control);

    /** Ties the control to another place; what was being typed stays where it was. */
    void setPlace(const FieldPlace &place);
    [[nodiscard]] const FieldPlace &place() const { return m_place; }
    /** Writes in another way than Document::set. */
    void setWriter(Writer writer) { m_writer = std::move(writer); }
    [[nodiscard]] FieldState state() const { return m_state; }
    [[nodiscard]] bool isEditable() const { return m_state == FieldState::Missing || m_state == FieldState::Present; }
    [[nodiscard]] QWidget *control() const { return m_control; }
    [[nodiscard]] virtual FieldKind kind() const = 0;

    /** Reads the place again. */
    void refresh();
    /** Ends what is being typed: the next edit is an undo step of its own. */
    void finish();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void located(const document::Pointer &pointer);
    void stateChanged();
    /** An edit could not be made; the control shows the file's value again. */
    void failed(const base::Error &error);

protected:
    [[nodiscard]] virtual bool accepts(const document::Node &node) const = 0;
    virtual void display(const document::Node &node) = 0;
    virtual void setEditable(bool editable);
    void write(const document::Value &value);

private:
    void refreshIfTouched(const document::Change &change);
    void setState(FieldState state);
    void store(const document::Value &value);
    void restoreStyle();
    [[nodiscard]] bool takesUndoKeys(QEvent *event);

    document::Document &m_document;
    QPointer<QWidget> m_control;
    FieldPlace m_place;
    Writer m_writer;
    FieldState m_state = FieldState::Missing;
    document::Snapshot m_before; ///< The document when typing began.
    bool m_isPlaced = false;
    bool m_isDirty = false;
};

} // namespace designer
