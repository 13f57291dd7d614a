#pragma once

#include <QByteArray>
#include <QString>

namespace routing {

/** The address of an upstream. */
struct UpstreamTarget {
    QString host; ///< Name or address, IPv6 without brackets.
    quint16 port = 80;
    bool usesTls = false;
    QByteArray url; ///< scheme://host:port

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
