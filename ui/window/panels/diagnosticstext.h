#pragma once

#include "gatewaycontrol.h"
#include "programfacts.h"

namespace settings {
class Settings;
}

namespace window {

/** Whether the keychain of the desktop can be used. */
enum class KeychainState { Unknown, Available, Locked, Missing };

/** What the page of diagnostics shows. */
struct Diagnostics {
    ProgramFacts facts;
    QString platform; ///< The platform plugin of Qt, such as "xcb".
    KeychainState keychain = KeychainState::Unknown;
    preview::GatewayControl::State gateway = preview::GatewayControl::State::Stopped;
    QUrl gatewayAddress; ///< Used while the gateway runs.
    qsizetype definitions = 0;
    QStringList logLines; ///< The last lines of the log, redacted, the newest last.
};

/** The diagnostics as plain text, to be copied into a report. */
[[nodiscard]] QString diagnosticsText(const Diagnostics &diagnostics, const settings::Settings &settings);

} // namespace window
