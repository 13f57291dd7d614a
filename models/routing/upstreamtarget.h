#pragma once

#include <QByteArray>
#include <QString>

namespace routing {

/** The address of an upstream server: host, port and whether it uses TLS. */
struct UpstreamTarget {
    QString host; ///< The host name or IP address; an IPv6 address has no brackets.
    quint16 port = 80;
    bool usesTls = false;
    QByteArray url; ///< The address as a URL, `scheme://host:port`.

    UpstreamTarget() = default;
    UpstreamTarget(const QString &hostName, quint16 portNumber, bool tls)
        : host(hostName)
        , port(portNumber)
        , usesTls(tls)
    {
        const QString shown = host.contains(u':') ? u'[' + host + u']' : host;
        url = (usesTls ? QByteArrayLiteral("https://") : QByteArrayLiteral("http://")) + shown.toUtf8() + ':' +
              QByteArray::number(port);
    }
};

} // namespace routing
