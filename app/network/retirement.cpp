#include "retirement.h"

#include <QThread>

namespace network {

void retire(std::unique_ptr<QNetworkAccessManager> manager)
{
    QNetworkAccessManager *retired = manager.release();
    // Whoever hears of its replies is gone, or about to be.
    for (QObject *child : retired->children())
        child->disconnect();
    QThread *thread = QThread::create([retired] { delete retired; });
    retired->moveToThread(thread);
    QObject::connect(thread, &QThread::finished, thread, &QObject::deleteLater);
    thread->start();
}

} // namespace network
