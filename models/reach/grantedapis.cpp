#include "grantedapis.h"

#include "cancellation.h"

#include <algorithm>

namespace reach {

void GrantIndex::add(QHash<QString, QList<qsizetype>> &index, const QString &key, qsizetype place)
{
    if (key.isEmpty())
        return;
    QList<qsizetype> &places = index[key];
    if (places.isEmpty() || places.constLast() != place)
        places.append(place);
}

GrantedApis::GrantedApis(const QList<ServedApi> &apis)
{
    for (qsizetype i = 0; i < apis.size(); ++i) {
        const contract::GrantedApi &api = apis.at(i).granted;
        if (api.id.isEmpty())
            m_apis.addName(api.name, i);
        else
            m_apis.addId(api.id, i);
    }
}

QList<qsizetype> GrantedApis::of(const QString &key, const QString &apiId, const QString &apiName) const
{
    QList<qsizetype> found = m_apis.withId(key) + m_apis.withName(key);
    if (apiId != key)
        found += m_apis.withId(apiId);
    if (apiName != key)
        found += m_apis.withName(apiName);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

PolicyIndex::PolicyIndex(const QList<management::Policy> &policies)
    : m_policies(policies)
{
    for (qsizetype i = 0; i < policies.size() && !base::isUnwanted(); ++i) {
        for (const management::AccessRight &right : management::accessRights(policies.at(i))) {
            m_rights.addId(right.key, i);
            m_rights.addId(right.apiId, i);
            m_rights.addName(right.key, i);
            m_rights.addName(right.apiName, i);
        }
    }
}

QList<qsizetype> PolicyIndex::policiesFor(const contract::GrantedApi &api) const
{
    return api.id.isEmpty() ? m_rights.withName(api.name) : m_rights.withId(api.id);
}

} // namespace reach
