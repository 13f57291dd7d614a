#pragma once

#include "diagnostic.h"
#include "pointer.h"

#include <QWidget>

namespace designer {

/** One tab of an open definition. It reads snapshots and writes through the definition's document, never on its own. */
class DesignerTab : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /** Brings the control for this place to the front and gives it the focus; false when the tab has none for it. */
    virtual bool reveal(const document::Pointer &pointer) = 0;
    /** Lets the name of the entry that this place lies in be typed; false when the tab has no such entry. */
    virtual bool editName(const document::Pointer & /*pointer*/) { return false; }

protected:
    /**
     * Ends what is being typed. Each tab calls it first of all in its destructor: a field that lost the focus later
     * would still write into the document, and the tab's own slots would hear of it when they are gone.
     */
    void endEditing();

signals:
    /** The control for this place got the focus: Source can scroll there, without coming to the front. */
    void located(const document::Pointer &pointer);
    /** The person asked to see this place in Source. */
    void sourceRequested(const document::Pointer &pointer);
    /** The person asked to see a place of another document, which may not be open. */
    void placeRequested(const QString &address, const document::Pointer &pointer);
    /** The person asked to see these bytes in Source: a fault of the text that no pointer names. */
    void textRequested(const base::Span &span);
};

} // namespace designer
