#pragma once

#include <QElapsedTimer>
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

    /** Selects the next row whose name starts with the typed letters. The name of a path starts after its slash. */
    void keyboardSearch(const QString &search) override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QAction *actionFor(const QKeyEvent &event) const;

    QString m_typed; ///< The letters that were typed without a pause.
    QElapsedTimer m_lastLetter;
};

} // namespace designer
