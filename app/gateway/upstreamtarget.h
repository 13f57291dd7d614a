#pragma once

#include <QByteArray>
#include <QString>

namespace gateway {

/** Where an upstream connection goes to. */
struct UpstreamTarget {
    QString host; ///< Name or address, IPv6 without brackets.
    quint16 port = 80;
    bool usesTls = false;

    /** scheme://host:port */
    [[nodiscard]] QByteArray url() const
    {
        const QString shown = host.contains(u':') ? u'[' + host + u']' : host;
        return (usesTls ? QByteArrayLiteral("https://") : QByteArrayLiteral("http://")) + shown.toUtf8() + ':' +
               QByteArray::number(port);
    }
    friend bool operator==(const UpstreamTarget &, const UpstreamTarget &) = default;
};

/** How a connection came to be, for the timings of its first exchange. Milliseconds, -1 where a phase did not happen.
 */
struct ConnectTimes {
    double dns = -1;
    double connect = -1;
    double ssl = -1;
};

} // namespace gateway
