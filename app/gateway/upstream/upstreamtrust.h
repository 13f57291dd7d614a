#pragma once

#include <QSslConfiguration>

namespace gateway {

/** Returns a TLS configuration for upstreams that trusts the system's certificate authorities and the ones of the file
 * that SSL_CERT_FILE names. */
[[nodiscard]] QSslConfiguration upstreamTrust();

} // namespace gateway
