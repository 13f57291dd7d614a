#pragma once

#include <QNetworkAccessManager>

#include <chrono>
#include <memory>

namespace network {

/**
 * The time between aborting a request and deleting its QNetworkAccessManager. Qt's HTTP thread disconnects from the
 * reply in this time. Moving the reply to another thread earlier would be a data race.
 */
inline constexpr std::chrono::milliseconds SettlingTime{500};

/**
 * Deletes a QNetworkAccessManager whose request was aborted, after SettlingTime and in a thread of its own. Qt reads a
 * response head byte by byte as long as bytes arrive, and the destructor of the manager blocks for up to five seconds
 * meanwhile. The application waits for these threads when it quits. Call it from the main thread.
 */
void dispose(std::unique_ptr<QNetworkAccessManager> manager);

} // namespace network
