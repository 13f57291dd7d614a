#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace management {

/** Stores the ids of policies that were fetched, created or entered in an environment, newest first. They take the
 * place of the list of policies on servers that do not support lists. */
class KnownPolicyIds
{
public:
    virtual ~KnownPolicyIds() = default;
    [[nodiscard]] virtual QStringList ids(const QString &environmentId) const = 0;
    virtual void remember(const QString &environmentId, const QString &policyId) = 0;
    virtual void forget(const QString &environmentId, const QString &policyId) = 0;
};

/** Keeps known policy ids in memory, for this run. */
class MemoryPolicyIds final : public KnownPolicyIds
{
public:
    [[nodiscard]] QStringList ids(const QString &environmentId) const override { return m_ids.value(environmentId); }
    void remember(const QString &environmentId, const QString &policyId) override;
    void forget(const QString &environmentId, const QString &policyId) override;

private:
    QHash<QString, QStringList> m_ids;
};

} // namespace management
