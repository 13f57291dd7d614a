#pragma once

#include <QNetworkAccessManager>

#include <memory>

namespace network {

/**
 * Ends a manager that was stopped in the middle of an answer, in a thread of its own. The library reads a head byte by
 * byte for as long as bytes come, and whoever destroys the manager meanwhile waits for that, for up to five seconds.
 * The application, when it ends, waits for what is left of that.
 */
void retire(std::unique_ptr<QNetworkAccessManager> manager);

} // namespace network
