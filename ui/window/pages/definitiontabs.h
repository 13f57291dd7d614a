#pragma once

#include <QTabBar>
#include <QTimer>

namespace workspace {
class OpenDefinition;
class Workspace;
} // namespace workspace

namespace window {

/** The open definitions as tabs above their page. Hidden while there is only one. */
class DefinitionTabs final : public QTabBar
{
    Q_OBJECT

public:
    explicit DefinitionTabs(workspace::Workspace &workspace, QWidget *parent = nullptr);

    /** Selects the tab of the shown definition; null hides the tabs, because another page is shown. */
    void select(const workspace::OpenDefinition *definition);
    /** Shows the definition this many tabs further, or back. */
    void move(int steps);
    void retranslate();

signals:
    void definitionChosen(workspace::OpenDefinition *definition);
    void closeRequested(workspace::OpenDefinition *definition);

protected:
    /** The middle button closes a tab. */
    void mouseReleaseEvent(QMouseEvent *event) override;
    QSize tabSizeHint(int index) const override;

private:
    void add(workspace::OpenDefinition *definition);
    void remove(const workspace::OpenDefinition *definition);
    void refreshTitles();
    void refreshTitle(int index);
    void refreshVisible();
    [[nodiscard]] int indexOf(const workspace::OpenDefinition *definition) const;
    [[nodiscard]] workspace::OpenDefinition *definitionAt(int index) const;

    workspace::Workspace &m_workspace;
    const workspace::OpenDefinition *m_shown = nullptr; ///< Only compared.
    QTimer m_refresh;                                   ///< Many definitions can be opened or closed at one time.
    bool m_isSelecting = false;
};

} // namespace window
