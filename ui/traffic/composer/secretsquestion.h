#pragma once

#include <functional>

class QWidget;

namespace traffic {

/** Asks whether a request from a file is sent with its credentials and other secrets: they were meant for the server
 * of the file, and would go to the upstream of an open definition. Calls `send` unless the user cancels. */
void askForSecretsOfFile(QWidget &owner, const std::function<void(bool withSecrets)> &send);

} // namespace traffic
