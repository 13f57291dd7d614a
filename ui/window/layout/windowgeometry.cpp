#include "windowgeometry.h"

#include "settings.h"
#include "settingstable.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

namespace window {

void restoreWindowGeometry(QWidget &window, const settings::Settings &settings)
{
    window.restoreGeometry(settings.get(settings::WindowGeometry));
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

void saveWindowGeometry(const QWidget &window, settings::Settings &settings)
{
    settings.set(settings::WindowGeometry, window.saveGeometry());
}

} // namespace window
