#pragma once

#include "change.h"

#include <functional>

namespace traffic {

/** Returns the message for the reason of a change. */
using ReasonText = std::function<QString(ChangeReason)>;

/** The word for a kind of change in JSON: "target", "host", "header" or "body". */
[[nodiscard]] QByteArray changeKindWord(ChangeKind kind);
/** The word for the reason of a change in JSON, such as "listen-path-stripped". */
[[nodiscard]] QByteArray changeReasonWord(ChangeReason reason);

} // namespace traffic
