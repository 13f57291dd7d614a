#include "environmentlist.h"

#include "sandboxenvironment.h"

#include <algorithm>

namespace management {

namespace {

Environment sandbox()
{
    Environment environment;
    environment.id = sandboxEnvironmentId();
    environment.name = u"Sandbox"_qs;
    environment.isSandbox = true;
    return environment;
}

QList<Environment>::iterator findById(QList<Environment> &environments, const QString &id)
{
    return std::find_if(environments.begin(), environments.end(), [&](const Environment &e) { return e.id == id; });
}

/** The stored part of the sandbox, which is everything except its addresses. */
QList<Environment> storable(QList<Environment> environments)
{
    environments.first().dashboardUrl.clear();
    environments.first().portalUrl.clear();
    return environments;
}

/** Of two that differ. */
bool differInFaultAlone(const Environment &left, const Environment &right)
{
    Environment other = left;
    other.fault = right.fault;
    return other == right;
}

} // namespace

EnvironmentList::EnvironmentList(EnvironmentStorage &storage, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{
    m_environments.append(sandbox());
    const QList<Environment> stored = storage.load();
    for (Environment environment : stored) {
        const auto known = findById(m_environments, environment.id);
        if (environment.id.isEmpty())
            continue;
        environment.isSandbox = environment.id == sandboxEnvironmentId();
        if (known == m_environments.end())
            m_environments.append(environment);
        else
            *known = environment;
    }
    m_environments = storable(m_environments);
    m_environments.first().name = sandbox().name;
    m_currentId = storage.currentId();
    if (findById(m_environments, m_currentId) == m_environments.end())
        m_currentId = sandboxEnvironmentId();
}

const Environment &EnvironmentList::current() const
{
    const auto found = std::find_if(m_environments.begin(), m_environments.end(),
                                    [&](const Environment &e) { return e.id == m_currentId; });
    Q_ASSERT(found != m_environments.end());
    return *found;
}

QString EnvironmentList::nameOf(const QString &id) const
{
    const auto found = std::find_if(m_environments.begin(), m_environments.end(),
                                    [&id](const Environment &each) { return each.id == id; });
    return found == m_environments.end() ? QString() : found->name;
}

void EnvironmentList::setCurrent(const QString &id)
{
    if (id == m_currentId || findById(m_environments, id) == m_environments.end())
        return;
    m_currentId = id;
    m_storage.save(storable(m_environments), m_currentId);
    emit currentChanged();
}

void EnvironmentList::put(const Environment &environment)
{
    Environment changed = environment;
    const auto place = findById(m_environments, environment.id);
    if (environment.id.isEmpty() || (place != m_environments.end() && *place == environment))
        return;
    changed.isSandbox = environment.id == sandboxEnvironmentId();
    if (changed.isSandbox) { // The user can't change its name and addresses.
        changed.name = place->name;
        changed.dashboardUrl = place->dashboardUrl;
        changed.portalUrl = place->portalUrl;
    }
    // Cached answers of the sandbox stay valid when its simulated failures change.
    const bool asksOthers = place == m_environments.end() || !differInFaultAlone(*place, changed);
    if (place == m_environments.end())
        m_environments.append(changed);
    else
        *place = changed;
    m_storage.save(storable(m_environments), m_currentId);
    emit listChanged();
    if (asksOthers && changed.id == m_currentId)
        emit currentChanged();
}

void EnvironmentList::remove(const QString &id)
{
    const auto place = findById(m_environments, id);
    if (id == sandboxEnvironmentId() || place == m_environments.end())
        return;
    m_environments.erase(place);
    const bool wasCurrent = id == m_currentId;
    if (wasCurrent)
        m_currentId = sandboxEnvironmentId();
    m_storage.save(storable(m_environments), m_currentId);
    emit listChanged();
    if (wasCurrent)
        emit currentChanged();
}

void EnvironmentList::setSandboxAddresses(const QUrl &dashboard, const QUrl &portal)
{
    Environment &environment = m_environments.first();
    if (environment.dashboardUrl == dashboard && environment.portalUrl == portal)
        return;
    environment.dashboardUrl = dashboard;
    environment.portalUrl = portal;
    emit listChanged();
    if (m_currentId == sandboxEnvironmentId())
        emit currentChanged();
}

} // namespace management

#include "moc_environmentlist.cpp"
