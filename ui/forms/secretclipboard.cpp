#include "secretclipboard.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QMimeData>
#include <QTimer>

namespace forms {

namespace {

QByteArray digest(const QString &text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

/** The text, marked so that clipboard managers don't store it. */
QMimeData *secretData(const QString &text)
{
    auto *data = new QMimeData;
    data->setText(text);
    data->setData(PasswordManagerHint, "secret");
    return data;
}

} // namespace

QTimer &copySecret(const QString &text, std::chrono::milliseconds kept)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setMimeData(secretData(text));
    auto *timer = new QTimer(clipboard);
    timer->setObjectName(u"secretOnClipboard"_qs);
    timer->setSingleShot(true);
    // A digest only, so that the secret is not kept in memory.
    const auto clear = [clipboard, copied = digest(text)] {
        if (digest(clipboard->text()) == copied)
            clipboard->clear();
    };
    QObject::connect(timer, &QTimer::timeout, clipboard, clear);
    QObject::connect(timer, &QTimer::timeout, timer, &QObject::deleteLater);
    QObject::connect(qGuiApp, &QCoreApplication::aboutToQuit, timer, clear);
    timer->start(kept);
    return *timer;
}

} // namespace forms
