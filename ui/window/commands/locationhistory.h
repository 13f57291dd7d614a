#pragma once

#include "definitionpage.h"
#include "page.h"
#include "spot.h"
#include "workspace.h"

#include <QObject>
#include <QPointer>

namespace window {

class Actions;
class PageStack;
class ReferenceJumps;

/** Runs the actions that go back to the pages, tabs and places that were shown, and forward again, as a browser does.
 */
class LocationHistory final : public QObject
{
    Q_OBJECT

public:
    LocationHistory(const Actions &actions, PageStack &pages, ReferenceJumps &jumps,
                    const workspace::Workspace &workspace, QWidget *window);

private:
    /** An entry of the history: a page of the navigation, or a place in a definition if `address` is not empty. */
    struct Location {
        Page page = Page::Apis;
        QPointer<workspace::OpenDefinition> definition = {};
        QString address = {};
        DefinitionTab tab = DefinitionTab::Overview;
        Spot spot = {};
    };
    using Locations = QList<Location>;

    [[nodiscard]] static bool isSame(const Location &one, const Location &other);
    /** The location that is shown now. */
    [[nodiscard]] Location here() const;
    void leave(const Location &location);
    /** Shows the last location of `from` that can be shown, removes it there, and adds the location shown before to
     * `to`. */
    void move(Locations &from, Locations &to);
    [[nodiscard]] bool show(const Location &location);
    /** Opens a palette with the locations of the history, the latest first. */
    void showRecent();
    [[nodiscard]] static QString titleOf(const Location &location);
    static void append(Locations &locations, const Location &location);
    void refresh();

    const Actions &m_actions;
    PageStack &m_pages;
    ReferenceJumps &m_jumps;
    const workspace::Workspace &m_workspace;
    QWidget *m_window;
    Locations m_back; ///< The locations that Go back goes to, the latest last.
    Locations m_forward;
    bool m_isMoving = false; ///< A location of the history is being shown, which must not be added to it again.
};

} // namespace window
