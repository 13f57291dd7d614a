#include "knownpolicyids.h"

namespace management {

void MemoryPolicyIds::remember(const QString &environmentId, const QString &policyId)
{
    QStringList &ids = m_ids[environmentId];
    ids.removeAll(policyId);
    ids.prepend(policyId);
}

void MemoryPolicyIds::forget(const QString &environmentId, const QString &policyId)
{
    m_ids[environmentId].removeAll(policyId);
}

} // namespace management
