#pragma once

#include "location.h"
#include "workspace.h"

#include <QObject>

class QWidget;
namespace navigation {
class Navigator;
}
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
    ReferenceJumps(workspace::Workspace &workspace, navigation::Navigator &navigator, widgets::Banner &banner,
                   QWidget *window);

    /** Goes to the target of the reference at `here`. Returns false if there is no reference or its target does not
     * exist. */
    bool follow(const navigation::Location &here);
    /** Goes to the target of the reference at `here`. Without a reference, a place in a form is shown in Source, and
     * for a place in Source a message says that there is none. */
    void goToDefinition(const navigation::Location &here);
    /** Makes the user edit the name of a component or path: the target of the reference at `here`, or else
     * the one that contains `here`. */
    void rename(const navigation::Location &here);
    /** Opens a palette with all references to the target of the reference at `here`, or else to the nearest object
     * around `here` that is referred to. */
    void showUses(const navigation::Location &here);
    /** Returns the definition at an address, which is opened if necessary. Returns null and shows a message if that
     * fails. */
    [[nodiscard]] workspace::OpenDefinition *openDefinition(const QString &address);

private:
    [[nodiscard]] openapi::Place usedPlace(const workspace::OpenDefinition &definition,
                                           const document::Pointer &here) const;
    void show(const navigation::Location &location);
    void showMessage(const QString &text);

    workspace::Workspace &m_workspace;
    navigation::Navigator &m_navigator;
    widgets::Banner &m_banner;
    QWidget *m_window;
};

} // namespace window
