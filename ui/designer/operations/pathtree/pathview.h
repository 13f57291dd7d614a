#pragma once

#include <QTreeView>

namespace designer {

/**
 * The view of the tree of paths. The shortcuts of its actions work while the view has the focus, even if the window has
 * an action with the same shortcut: Qt would take the shortcut for ambiguous and start neither action.
 */
class PathView final : public QTreeView
{
    Q_OBJECT

public:
    explicit PathView(QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QAction *actionFor(const QKeyEvent &event) const;
};

} // namespace designer
