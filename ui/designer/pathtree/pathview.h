#pragma once

#include <QTreeView>

namespace designer {

/**
 * The view of the tree of paths. Its actions' shortcuts work while it has the focus, even where the window has an
 * action with the same shortcut: Qt would find both ambiguous and start neither.
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
