#pragma once

#include "cachedanswer.h"
#include "value.h"

#include <QList>
#include <QString>

#include <optional>

namespace management {

/** An SSO profile of the portal, as its server returns it. `raw` is its element of the answer. */
struct SsoProfile {
    QString id;
    QString name;
    QString actionType;
    QString loginUrl;
    QString redirectUrl;
    QString providerType;
    QString updatedAt; ///< The time of the last change as `YYYY-MM-DD HH:MM`, as sent by the server.
    QString updatedBy;
    document::Value raw;
};

/** The SSO profiles of an answer of the portal, in the groups of the answer. A flat array is one group. */
struct SsoProfileList {
    QList<QList<SsoProfile>> groups;
    std::optional<StaleAnswer> stale{}; ///< Set if the answer was read from the cache.
};

} // namespace management
