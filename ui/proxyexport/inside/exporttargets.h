#pragma once

#include "exporttarget.h"

#include <QString>

namespace proxyexport {

/** A target that the dialog offers. */
struct TargetChoice {
    deploy::Target target;
    const char *title; ///< The name of the proxy as its makers write it. It is the same in all languages.
};

/** Returns the targets that the dialog offers, in their order. */
[[nodiscard]] const QList<TargetChoice> &targetChoices();

} // namespace proxyexport
