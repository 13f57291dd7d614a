#pragma once

#include "cachedanswer.h"
#include "value.h"

#include <QList>
#include <QString>

#include <optional>

namespace management {

/** One SSO profile. Source: section 2.4 of the reference. */
struct SsoProfile {
    QString id;
    QString name;
    QString actionType;
    QString loginUrl;
    QString redirectUrl;
    QString providerType;
    QString updatedAt; ///< `YYYY-MM-DD HH:MM`, as answered.
    QString updatedBy;
    document::Value raw;
};

/** The groups of the answer in order; a flat array is one group. */
struct SsoProfileList {
    QList<QList<SsoProfile>> groups;
    std::optional<StaleAnswer> stale{}; ///< Set where this is an answer of before.
};

} // namespace management
