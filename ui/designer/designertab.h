#pragma once

#include "diagnostic.h"
#include "documentchange.h"
#include "focus.h"
#include "pointer.h"

#include <QWidget>

namespace workspace {
class OpenDefinition;
}

namespace designer {

/** One tab of an open definition. It reads snapshots and writes through the definition's document. */
class DesignerTab : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /** Shows the control for this place and gives it the focus; false when the tab has none. */
    virtual bool reveal(const document::Pointer &pointer) = 0;
    /** True if the tab shows the form, and in lists and trees the entry, that an edit of this place is made in. */
    [[nodiscard]] virtual bool shows(const document::Pointer &pointer) const = 0;
    /** Shows the place of an edit that was undone or redone, unless it is shown already; false when the tab has no
     * control for it. */
    virtual bool follow(const document::Pointer &pointer) { return shows(pointer) || reveal(pointer); }
    /** The parts of the tab that have the focus one after the other when the user walks through the window. */
    [[nodiscard]] virtual QList<widgets::Pane> panes() { return {{this}}; }
    /** Starts editing the name of the entry that contains this place; false when the tab has no such entry. */
    virtual bool editName(const document::Pointer & /*pointer*/) { return false; }
    /** The definition whose edits Undo and Save are about, if that is not the one of the tab; otherwise null: the one
     * that the control with the focus edits, or the one edited last if it edits several. */
    [[nodiscard]] virtual workspace::OpenDefinition *otherDefinition() const { return nullptr; }

    /** follow() for a place of otherDefinition(). */
    virtual bool followOther(const document::Pointer & /*pointer*/) { return false; }

protected:
    /**
     * Completes the edit in progress. Each tab calls it first in its destructor: a field that lost the focus later
     * would still write to the document and call slots of the destroyed tab.
     */
    void endEditing();

signals:
    /** Document::aboutToStep() and stepped() of another definition that the tab edits. */
    void aboutToStepOther();
    void steppedOther(const document::SteppedPlace &place);
    /** The answer of otherDefinition() can be another without a change of the focus. */
    void otherDefinitionChanged();
    /** The control for this place got the focus. The Source tab scrolls there without being shown. */
    void located(const document::Pointer &pointer);
    /** The user wants to see this place in Source. */
    void sourceRequested(const document::Pointer &pointer);
    /** The user wants to see a place of another document, which may not be open. */
    void placeRequested(const QString &address, const document::Pointer &pointer);
    /** The user wants to see these bytes in Source: a syntax error, which has no pointer. */
    void textRequested(const base::Span &span);
};

} // namespace designer
