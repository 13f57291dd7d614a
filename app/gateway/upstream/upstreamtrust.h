#pragma once

#include <QSslConfiguration>

namespace gateway {

/** The system's authorities together with those of the file that SSL_CERT_FILE names. */
[[nodiscard]] QSslConfiguration upstreamTrust();

} // namespace gateway
