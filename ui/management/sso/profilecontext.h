#pragma once

#include "ssochanges.h"
#include "ssoreview.h"

#include <optional>
#include <utility>

namespace sso {

/** What is known about an SSO profile besides its fields, for its details. */
struct ProfileContext {
    /** Other profiles: their number in the list and their name. */
    using Others = QList<std::pair<qsizetype, QString>>;

    QList<management::SsoFinding> findings;
    QString provider; ///< The address of the provider; empty if it is not known.
    Others sameProvider;
    QString host;
    Others sameHost; ///< Profiles of other providers on the same host.
    std::optional<management::SsoChange> change;
    QDateTime since; ///< The time of the last look; invalid if the profiles are not compared.
};

} // namespace sso
