#pragma once

#include <QString>

namespace traffic {

/** A correction that was applied to an API description. */
struct AppliedCorrection {
    QString text;    ///< What was changed, and where, as a sentence for the user.
    QString step;    ///< The name of the undo step.
    QString address; ///< The path of the document; empty for one without a file.
};

} // namespace traffic
