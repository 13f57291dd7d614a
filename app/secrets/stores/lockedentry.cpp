#include "lockedentry.h"

#include "whendone.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <memory>

namespace secrets {

namespace {

using Attributes = QMap<QString, QString>;
using Items = QList<QDBusObjectPath>;

constexpr int patience = 3000; // Milliseconds.

/** Searches for the items that QtKeychain would read (SearchItems of the Secret Service API). */
QDBusMessage question(const QString &service, const QString &key)
{
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage search = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_qs, u"/org/freedesktop/secrets"_qs,
                                                         u"org.freedesktop.Secret.Service"_qs, u"SearchItems"_qs);
    search << QVariant::fromValue(Attributes{{u"user"_qs, key}, {u"server"_qs, service}});
    search.setAutoStartService(false);
    return search;
}

} // namespace

QFuture<bool> isLockedEntry(const QString &service, const QString &key, QObject *parent)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return base::readyFuture(false);
    auto promise = std::make_shared<QPromise<bool>>();
    promise->start();
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question(service, key), patience), parent);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, promise] {
        watcher->deleteLater();
        const QDBusPendingReply<Items, Items> reply = *watcher; // Unlocked items and locked items.
        promise->addResult(reply.isValid() && !reply.argumentAt<1>().isEmpty());
        promise->finish();
    });
    return promise->future();
}

} // namespace secrets
