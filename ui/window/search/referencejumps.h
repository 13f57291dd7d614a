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

/** Goes to the targets of references, also in other files, lists the references to a place, and goes back. Opens files
 * that are not open yet.
 */
class ReferenceJumps final : public QObject
{
    Q_OBJECT

public:
    ReferenceJumps(workspace::Workspace &workspace, widgets::Banner &banner, QWidget *window);

    /** Goes to the target of the reference at `here`; false if there is none. */
    bool follow(workspace::OpenDefinition &definition, const Spot &here);
    /** As follow(), with a message if there is no reference. */
    void goToDefinition(workspace::OpenDefinition &definition, const Spot &here);
    /** Requests the name field of the target of the reference at `here`, or of the entry that contains `here`. */
    void rename(workspace::OpenDefinition &definition, const Spot &here);
    /** Lists the references to the target of the reference at `here`, or to the entry that contains `here`. */
    void showUses(workspace::OpenDefinition &definition, const Spot &here);
    /** Goes back to the place before the last jump. */
    void goBack();
    /** Shows a place in a document. Opens the document if necessary. */
    void open(const QString &address, const document::Pointer &pointer, const base::Span &span = {});

signals:
    /** The name of the entry at `pointer` is to be edited. */
    void nameRequested(workspace::OpenDefinition *definition, const document::Pointer &pointer);
    /** A place is to be shown in Source: `span` unless empty, otherwise the node at `pointer`. */
    void textRequested(workspace::OpenDefinition *definition, const document::Pointer &pointer, const base::Span &span);
    /** A place is to be shown again: in Source, or in its form. */
    void spotRequested(workspace::OpenDefinition *definition, const window::Spot &spot);

private:
    struct Visited {
        QPointer<workspace::OpenDefinition> definition;
        QString address;
        Spot spot;
    };

    [[nodiscard]] openapi::Place usedPlace(const workspace::OpenDefinition &definition,
                                           const document::Pointer &here) const;
    workspace::OpenDefinition *openDefinition(const QString &address);
    void remember(workspace::OpenDefinition &definition, const Spot &spot);
    void showMessage(const QString &text);

    workspace::Workspace &m_workspace;
    widgets::Banner &m_banner;
    QWidget *m_window;
    QList<Visited> m_visited; ///< The places before each jump, the latest last.
};

} // namespace window
