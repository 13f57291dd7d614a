#include "systemscheme.h"

#include <QObject>

#ifdef GATEWRIGHT_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace theme {

#ifdef GATEWRIGHT_DBUS

namespace {

constexpr uint PrefersDark = 1;
constexpr uint PrefersLight = 2;

} // namespace

void askSystemScheme(QObject *context, const std::function<void(bool)> &then)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_qs,
                                                       u"/org/freedesktop/portal/desktop"_qs,
                                                       u"org.freedesktop.portal.Settings"_qs, u"Read"_qs);
    call << u"org.freedesktop.appearance"_qs << u"color-scheme"_qs;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), context);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, then] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isError())
            return;
        // Older portals wrap the value twice.
        QVariant value = reply.value().variant();
        if (value.canConvert<QDBusVariant>())
            value = value.value<QDBusVariant>().variant();
        if (value.toUInt() == PrefersDark || value.toUInt() == PrefersLight)
            then(value.toUInt() == PrefersDark);
    });
}

#else

void askSystemScheme(QObject *, const std::function<void(bool)> &) {}

#endif

} // namespace theme
