#include "filedrops.h"

#include "filetarget.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace window {

namespace {

QStringList localPaths(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace

FileDrops::FileDrops(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

bool FileDrops::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!isDrag && event->type() != QEvent::Drop)
        return false;
    const auto *target = qobject_cast<const QWidget *>(watched);
    if (!target || target->window() != &m_window || target->property(traffic::TakesFiles).toBool())
        return false;
    auto *drop = static_cast<QDropEvent *>(event);
    const QStringList paths = localPaths(*drop->mimeData());
    if (paths.isEmpty())
        return false;
    drop->acceptProposedAction();
    if (!isDrag)
        emit dropped(paths);
    return true;
}

} // namespace window

#include "moc_filedrops.cpp"
