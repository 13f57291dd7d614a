#include "secretclipboard.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QTimer>

namespace widgets {

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
    // Only a digest is remembered: the timer does not keep the secret alive.
    QTimer::singleShot(kept, clipboard, [clipboard, copied = digest(text)] {
        if (digest(clipboard->text()) == copied)
            clipboard->clear();
    });
}

} // namespace widgets
