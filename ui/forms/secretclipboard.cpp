#include "secretclipboard.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QTimer>

namespace forms {

namespace {

QByteArray digest(const QString &text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

void copySecret(const QString &text, std::chrono::milliseconds kept)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setText(text);
    auto *timer = new QTimer(clipboard);
    timer->setObjectName(u"secretOnClipboard"_qs);
    timer->setSingleShot(true);
    // The timer has a digest only, so that the secret is not kept in memory.
    QObject::connect(timer, &QTimer::timeout, clipboard, [clipboard, timer, copied = digest(text)] {
        timer->deleteLater();
        if (digest(clipboard->text()) == copied)
            clipboard->clear();
    });
    timer->start(kept);
}

} // namespace forms
