#pragma once

#include "documentchange.h"
#include "focus.h"
#include "pointer.h"

#include <QWidget>

namespace workspace {
class OpenDefinition;
}

namespace designer {

/**
 * The base class of the tabs in which the user edits an open definition with forms. A tab reads snapshots of the
 * definition's document and writes its edits through that document.
 */
class DesignerTab : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /**
     * Shows the control for the value at `pointer` and gives it the focus. Returns false if the tab has no control for
     * it.
     */
    virtual bool reveal(const document::Pointer &pointer) = 0;
    /**
     * True if the tab already shows the form, and in lists and trees the entry, in which the value at `pointer` is
     * edited.
     */
    [[nodiscard]] virtual bool shows(const document::Pointer &pointer) const = 0;
    /** Shows the control for the place of an edit that was undone or redone, unless the tab already shows the place.
     * Returns false if the tab has no control for it. */
    virtual bool follow(const document::Pointer &pointer) { return shows(pointer) || reveal(pointer); }
    /** Returns the parts of the tab that have the focus one after the other when the user walks through the window. */
    [[nodiscard]] virtual QList<widgets::Pane> panes() { return {{this}}; }
    /**
     * Starts editing the name of the entry that contains the value at `pointer`. Returns false if the tab has no such
     * entry.
     */
    virtual bool editName(const document::Pointer & /*pointer*/) { return false; }
    /** Returns the definition that Undo and Save apply to if it is not the tab's own; otherwise null. It is the
     * definition that the control with the focus edits or, if no control that edits has it, the other file that the
     * tab edited last. */
    [[nodiscard]] virtual workspace::OpenDefinition *otherDefinition() const { return nullptr; }

    /** Does what follow() does, for a place in the document of otherDefinition(). */
    virtual bool followOther(const document::Pointer & /*pointer*/) { return false; }

protected:
    /**
     * Completes the edit in progress. Each derived class calls it first in its destructor: a field that lost the focus
     * later would still write to the document and call slots of the destroyed tab.
     */
    void endEditing();

signals:
    /**
     * Forwards Document::aboutToStep() of another definition that the tab edits; steppedOther() forwards
     * Document::stepped().
     */
    void aboutToStepOther();
    void steppedOther(const document::SteppedPlace &place);
    /** Emitted when otherDefinition() may return another definition although the focus has not moved. */
    void otherDefinitionChanged();
};

} // namespace designer
