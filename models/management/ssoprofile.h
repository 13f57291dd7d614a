#pragma once

#include "cachedanswer.h"
#include "value.h"

#include <QList>
#include <QString>

#include <optional>

namespace management {

/** An SSO profile of the portal. */
struct SsoProfile {
    QString id;
    QString name;
    QString actionType;
    QString loginUrl;
    QString redirectUrl;
    QString providerType;
    QString updatedAt; ///< `YYYY-MM-DD HH:MM`, as sent by the server.
    QString updatedBy;
    document::Value raw;
};

/** The groups of the answer. A flat array is one group. */
struct SsoProfileList {
    QList<QList<SsoProfile>> groups;
    std::optional<StaleAnswer> stale{}; ///< Set for a cached answer.
};

} // namespace management
