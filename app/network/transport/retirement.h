#pragma once

#include <QNetworkAccessManager>

#include <chrono>
#include <memory>

namespace network {

/**
 * Long enough for the library's thread to end what was stopped. It takes connections to the reply apart then, which an
 * object that moves to another thread meanwhile would read without a lock.
 */
inline constexpr std::chrono::milliseconds SettlingTime{500};

/**
 * Ends a manager that was stopped in the middle of an answer, after its time to settle and in a thread of its own. The
 * library reads a head byte by byte for as long as bytes come, and whoever destroys the manager meanwhile waits for
 * that, for up to five seconds. The application, when it ends, waits for what is left of that. For the main thread.
 */
void retire(std::unique_ptr<QNetworkAccessManager> manager);

} // namespace network
