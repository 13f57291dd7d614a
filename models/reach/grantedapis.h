#pragma once

#include "accessrights.h"
#include "policy.h"
#include "servedapi.h"

#include <QHash>

namespace reach {

/** Places by the IDs and the names of APIs. An access right of a policy names an API by its ID or, if the API has none,
 * by its name, see contract::rightFor(). */
class GrantIndex final
{
public:
    void addId(const QString &id, qsizetype place) { add(m_byId, id, place); }
    void addName(const QString &name, qsizetype place) { add(m_byName, name, place); }
    [[nodiscard]] QList<qsizetype> withId(const QString &id) const { return m_byId.value(id); }
    [[nodiscard]] QList<qsizetype> withName(const QString &name) const { return m_byName.value(name); }

private:
    static void add(QHash<QString, QList<qsizetype>> &index, const QString &key, qsizetype place);

    QHash<QString, QList<qsizetype>> m_byId;
    QHash<QString, QList<qsizetype>> m_byName;
};

/** Finds the APIs that an access right names. */
class GrantedApis final
{
public:
    explicit GrantedApis(const QList<ServedApi> &apis);

    /** Returns the indexes of the APIs that an access right is for, in ascending order. `key` is its key in the map of
     * access rights, `apiId` and `apiName` are its members. */
    [[nodiscard]] QList<qsizetype> of(const QString &key, const QString &apiId, const QString &apiName) const;
    [[nodiscard]] QList<qsizetype> of(const management::AccessRight &right) const
    {
        return of(right.key, right.apiId, right.apiName);
    }

private:
    GrantIndex m_apis;
};

/** The policies of an environment, to find those that grant access to an API. A value for workers. */
class PolicyIndex final
{
public:
    PolicyIndex() = default;
    /** Reads the access rights of all policies. Takes time for each right; call it on a worker. */
    explicit PolicyIndex(const QList<management::Policy> &policies);

    [[nodiscard]] const QList<management::Policy> &policies() const { return m_policies; }
    /** Returns the indexes of the policies with an access right for the API, in their order. */
    [[nodiscard]] QList<qsizetype> policiesFor(const contract::GrantedApi &api) const;

private:
    QList<management::Policy> m_policies;
    GrantIndex m_rights;
};

} // namespace reach
