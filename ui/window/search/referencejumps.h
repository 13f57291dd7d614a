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

/** Goes to the targets of references, also in other files, and lists the references to a place. Opens files that are
 * not open yet. */
class ReferenceJumps final : public QObject
{
    Q_OBJECT

public:
    ReferenceJumps(workspace::Workspace &workspace, widgets::Banner &banner, QWidget *window);

    /** Goes to the target of the reference at `here`; false if there is none. */
    bool follow(workspace::OpenDefinition &definition, const Spot &here);
    /** As follow(); without a reference, from a form to its place in Source, and in Source a message. */
    void goToDefinition(workspace::OpenDefinition &definition, const Spot &here);
    /** Requests the name field of the target of the reference at `here`, or of the entry that contains `here`. */
    void rename(workspace::OpenDefinition &definition, const Spot &here);
    /** Lists the references to the target of the reference at `here`, or to the entry that contains `here`. */
    void showUses(workspace::OpenDefinition &definition, const Spot &here);
    /** The definition at an address. Opens the file if necessary; null, with a message, if that fails. */
    [[nodiscard]] workspace::OpenDefinition *openDefinition(const QString &address);
    /** Shows a place in a document. Opens the document if necessary. */
    void open(const QString &address, const document::Pointer &pointer, const base::Span &span = {});

signals:
    /** A jump starts at this place. */
    void aboutToJump(workspace::OpenDefinition *definition, const window::Spot &from);
    /** The name of the entry at `pointer` is to be edited. */
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
