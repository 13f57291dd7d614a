#pragma once

#include <QTabBar>
#include <QTimer>

namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

/** The tab bar with the open definitions above the page of the current one. Hidden while only one definition is open.
 */
class DefinitionTabs final : public QTabBar
{
    Q_OBJECT

public:
    explicit DefinitionTabs(workspace::Workspace &workspace, QWidget *parent = nullptr);

    /** Selects the tab of the shown definition; null hides the tabs, because another page is shown. */
    void select(const workspace::OpenDefinition *definition);
    /** Shows the definition whose tab is `steps` tabs after the current one, or before it if negative. */
    void move(int steps);
    void retranslate();

signals:
    void definitionChosen(workspace::OpenDefinition *definition);
    void closeRequested(workspace::OpenDefinition *definition);

protected:
    /** Requests that a definition is closed when its tab is clicked with the middle mouse button. */
    void mouseReleaseEvent(QMouseEvent *event) override;
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;

private:
    void add(workspace::OpenDefinition *definition);
    void remove(const workspace::OpenDefinition *definition);
    void refreshTitles();
    void refreshTitle(int index);
    void refreshVisible();
    [[nodiscard]] int indexOf(const workspace::OpenDefinition *definition) const;
    [[nodiscard]] workspace::OpenDefinition *definitionAt(int index) const;

    workspace::Workspace &m_workspace;
    /** The definition whose page is visible. Only compared: it may be closed. */
    const workspace::OpenDefinition *m_shown = nullptr;
    QTimer m_refresh; ///< Delays the refresh of titles, because many definitions can be opened or closed at one time.
    bool m_isSelecting = false;
};

} // namespace window
