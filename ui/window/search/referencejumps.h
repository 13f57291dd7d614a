#pragma once

#include "spot.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

class QWidget;
namespace widgets {
class Banner;
}

namespace window {

/** Goes to the targets of references in this or another file, lists the references to a place, and renames what they
 * refer to. Opens files that are not open yet. */
class ReferenceJumps final : public QObject
{
    Q_OBJECT

public:
    ReferenceJumps(workspace::Workspace &workspace, widgets::Banner &banner, QWidget *window);

    /** Goes to the target of the reference at `here`. Returns false if there is no reference or its target does not
     * exist. */
    bool follow(workspace::OpenDefinition &definition, const Spot &here);
    /** Goes to the target of the reference at `here`. Without a reference, a place in a form is shown in Source, and
     * for a place in Source a message says that there is none. */
    void goToDefinition(workspace::OpenDefinition &definition, const Spot &here);
    /** Requests that the user can edit the name of a component or path: the target of the reference at `here`, or else
     * the one that contains `here`. */
    void rename(workspace::OpenDefinition &definition, const Spot &here);
    /** Opens a palette with all references to the target of the reference at `here`, or else to the nearest object
     * around `here` that is referred to. */
    void showUses(workspace::OpenDefinition &definition, const Spot &here);
    /** Returns the definition at an address, which is opened if necessary. Returns null and shows a message if that
     * fails. */
    [[nodiscard]] workspace::OpenDefinition *openDefinition(const QString &address);
    /** Requests that a place in a document is shown in Source: `span` unless empty, otherwise the node at `pointer`.
     * Opens the document if necessary. */
    void open(const QString &address, const document::Pointer &pointer, const base::Span &span = {});

signals:
    /** Emitted before a jump, with the place that it starts at. */
    void aboutToJump(workspace::OpenDefinition *definition, const window::Spot &from);
    /** The user wants to edit the name of the component or path at `pointer`. */
    void nameRequested(workspace::OpenDefinition *definition, const document::Pointer &pointer);
    /** A place is to be shown in Source: `span` unless empty, otherwise the node at `pointer`. */
    void textRequested(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);

private:
    [[nodiscard]] openapi::Place usedPlace(const workspace::OpenDefinition &definition,
                                           const document::Pointer &here) const;
    void showMessage(const QString &text);

    workspace::Workspace &m_workspace;
    widgets::Banner &m_banner;
    QWidget *m_window;
};

} // namespace window
