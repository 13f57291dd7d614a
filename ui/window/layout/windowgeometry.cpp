#include "windowgeometry.h"

#include "windowsettings.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

namespace window {

void restoreWindowGeometry(QWidget &window, const base::Settings &settings)
{
    window.restoreGeometry(settings.get(windowGeometry()));
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QRect before = window.geometry();
    const QScreen *found = QGuiApplication::screenAt(before.center());
    const QRect room = (found ? found : window.screen())->availableGeometry();
    QRect wanted(before.topLeft(), before.size().boundedTo(room.size()));
    wanted.moveLeft(qBound(room.left(), wanted.left(), room.right() - wanted.width() + 1));
    wanted.moveTop(qBound(room.top(), wanted.top(), room.bottom() - wanted.height() + 1));
    if (wanted != before)
        window.setGeometry(wanted);
}

void saveWindowGeometry(const QWidget &window, base::Settings &settings)
{
    settings.set(windowGeometry(), window.saveGeometry());
}

} // namespace window
