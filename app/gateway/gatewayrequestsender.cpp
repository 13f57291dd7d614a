#include "gatewayrequestsender.h"

#include "composedcall.h"

namespace gateway {

GatewayRequestSender::GatewayRequestSender(QObject *parent)
    : QObject(parent)
{}

QFuture<base::Result<preview::ComposedResponse>> GatewayRequestSender::send(const QUrl &gateway,
                                                                            const preview::ComposedRequest &request)
{
    auto *call = new ComposedCall(gateway, request, m_timeout, this);
    return call->start();
}

} // namespace gateway

#include "moc_gatewayrequestsender.cpp"
