#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace management {

/** The policy ids fetched, created or typed before in an environment, newest first: the list of servers that have none.
 */
class KnownPolicyIds
{
public:
    virtual ~KnownPolicyIds() = default;
    [[nodiscard]] virtual QStringList ids(const QString &environmentId) const = 0;
    virtual void remember(const QString &environmentId, const QString &policyId) = 0;
    virtual void forget(const QString &environmentId, const QString &policyId) = 0;
};

/** For this run only. */
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
