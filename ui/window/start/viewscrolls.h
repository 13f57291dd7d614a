#pragma once

#include <QMap>
#include <QTimer>
#include <QWidget>

namespace window {

/** Reads the vertical scroll positions of the named scroll areas in a widget, except those at the top. */
[[nodiscard]] QMap<QString, int> scrollPositions(const QWidget &widget);

/**
 * Scrolls the named areas of a widget to positions of an earlier run. A form gets its height only after it was shown,
 * so this waits for some seconds until each area is high enough. It ends before if it is destroyed, as when the user
 * goes to another place.
 */
class ViewScrolls final : public QObject
{
    Q_OBJECT

public:
    ViewScrolls(QWidget &widget, const QMap<QString, int> &positions);

private:
    void scroll();

    QWidget &m_widget;
    QMap<QString, int> m_positions;
    QTimer m_again;
    int m_rounds = 0;
};

} // namespace window
