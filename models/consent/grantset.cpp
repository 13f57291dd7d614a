#include "grantset.h"

namespace consent {

namespace {

template<typename Grant>
void addMissing(QList<Grant> &list, const QList<Grant> &added)
{
    for (const Grant &grant : added) {
        if (!list.contains(grant))
            list.append(grant);
    }
}

template<typename Grant>
void removeAll(QList<Grant> &list, const QList<Grant> &removed)
{
    list.removeIf([&removed](const Grant &grant) { return removed.contains(grant); });
}

} // namespace

void GrantSet::add(const GrantSet &added)
{
    addMissing(secrets, added.secrets);
    addMissing(pages, added.pages);
}

void GrantSet::remove(const GrantSet &removed)
{
    removeAll(secrets, removed.secrets);
    removeAll(pages, removed.pages);
}

} // namespace consent
