#pragma once

#include <QByteArrayView>
#include <QString>

namespace messages {

/** What the gateway means by the value of `X-Gatewright-Answer`; the value itself where it is unknown. This is what the
 * window and `serve` show; what the client reads is in app/gateway/proxy/gatewayanswer.cpp. */
[[nodiscard]] QString gatewayReasonSentence(QByteArrayView reason);

} // namespace messages
