#include "grants.h"

#include <algorithm>

namespace consent {

namespace {

/** No canonical path begins like this. */
const QString WithoutFile = u"untitled:"_qs;

bool isOfRun(const QString &definition)
{
    return definition.startsWith(WithoutFile);
}

template<typename Grant>
QList<Grant> filtered(const QList<Grant> &grants, bool ofRun)
{
    QList<Grant> chosen;
    std::copy_if(grants.begin(), grants.end(), std::back_inserter(chosen),
                 [ofRun](const Grant &grant) { return isOfRun(grant.definition) == ofRun; });
    return chosen;
}

/** The grants that are kept in memory only, or the others. */
GrantSet filtered(const GrantSet &grants, bool ofRun)
{
    return {filtered(grants.secrets, ofRun), filtered(grants.pages, ofRun)};
}

bool isEmpty(const GrantSet &grants)
{
    return grants.secrets.isEmpty() && grants.pages.isEmpty();
}

/** The grants of one definition. */
GrantSet of(GrantSet grants, const QString &key)
{
    const auto isOfAnother = [&key](const auto &grant) { return grant.definition != key; };
    grants.secrets.removeIf(isOfAnother);
    grants.pages.removeIf(isOfAnother);
    return grants;
}

GrantSet withKey(GrantSet grants, const QString &key)
{
    for (SecretGrant &grant : grants.secrets)
        grant.definition = key;
    for (PageGrant &grant : grants.pages)
        grant.definition = key;
    return grants;
}

} // namespace

Grants::Grants(GrantStorage &storage, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{
    load();
    m_grants = m_stored;
}

void Grants::load()
{
    const base::Result<GrantSet> loaded = m_storage.load();
    m_stored = loaded ? *loaded : GrantSet();
    m_storedState = loaded ? base::Result<void>() : base::Result<void>(loaded.error());
}

void Grants::setEnvironment(const QString &id)
{
    if (m_environment == id)
        return;
    m_environment = id;
    emit changed();
}

void Grants::allowAllSecretsInThisRun()
{
    m_allowsAll = true;
    emit changed();
}

bool Grants::allows(const Definition &definition, const secrets::SecretReference &reference,
                    const QString &origin) const
{
    if (m_allowsAll)
        return true;
    return !origin.isEmpty() && m_grants.secrets.contains(grantFor(keyOf(definition), reference, origin));
}

SecretRequest Grants::missing(const Definition &definition, const SecretRequest &request) const
{
    SecretRequest left{request.origin, {}};
    for (const secrets::SecretReference &reference : request.references) {
        if (!allows(definition, reference, request.origin))
            left.references.append(reference);
    }
    return left;
}

base::Result<void> Grants::allow(const Definition &definition, const SecretRequest &request)
{
    if (request.origin.isEmpty())
        return {};
    return change({}, grantsFor(definition, request));
}

SecretRequest Grants::undecided(const Definition &definition, const SecretRequest &request) const
{
    const SecretRequest left = missing(definition, request);
    const QList<SecretGrant> wanted = grantsFor(definition, left).secrets;
    const bool isDeclined = std::all_of(
        wanted.begin(), wanted.end(), [this](const SecretGrant &grant) { return m_declined.secrets.contains(grant); });
    return isDeclined ? SecretRequest{request.origin, {}} : left;
}

void Grants::decline(const Definition &definition, const SecretRequest &request)
{
    m_declined.add(grantsFor(definition, request));
}

base::Result<void> Grants::allowTyped(const Definition &definition, const QString &before, const QString &now,
                                      const QString &origin)
{
    QStringList known;
    for (const secrets::SecretReference &reference : secrets::scanReferences(before).references)
        known.append(secrets::referenceText(reference));
    SecretRequest request{origin, {}};
    for (const secrets::SecretReference &reference : secrets::scanReferences(now).references) {
        if (!known.contains(secrets::referenceText(reference)))
            request.references.append(reference);
    }
    return allow(definition, request);
}

QStringList Grants::pagesOf(const Definition &definition) const
{
    QStringList origins;
    const QString key = keyOf(definition);
    for (const PageGrant &grant : m_grants.pages) {
        if (grant.definition == key)
            origins.append(grant.origin);
    }
    return origins;
}

base::Result<void> Grants::allowPage(const Definition &definition, const QString &origin)
{
    return change({}, {{}, {{keyOf(definition), origin}}});
}

QString Grants::titleOf(const QString &definition)
{
    return isOfRun(definition) ? definition.mid(WithoutFile.size()) : definition.section(u'/', -1);
}

GrantSet Grants::grantsOf(const Definition &definition) const
{
    return of(m_grants, keyOf(definition));
}

base::Result<void> Grants::revoke(const GrantSet &grants)
{
    m_declined.add(grants); // The user has just decided.
    return change(grants, {});
}

void Grants::forget(const Definition &definition)
{
    const QString key = keyOf(definition);
    if (!isOfRun(key))
        return;
    m_ofRun.remove(of(m_ofRun, key));
    m_declined.remove(of(m_declined, key));
    setGrants(m_stored);
}

base::Result<void> Grants::copy(const Definition &from, const Definition &to)
{
    const QString key = keyOf(to);
    m_declined.add(withKey(of(m_declined, keyOf(from)), key));
    return change({}, withKey(grantsOf(from), key));
}

void Grants::reload()
{
    load();
    setGrants(m_stored);
}

QString Grants::keyOf(const Definition &definition) const
{
    return definition.path.isEmpty() ? WithoutFile + definition.title : m_storage.canonicalPath(definition.path);
}

SecretGrant Grants::grantFor(const QString &key, const secrets::SecretReference &reference, const QString &origin) const
{
    const bool isOfEnvironment = reference.store != secrets::Store::Environment;
    return {key, secrets::referenceText(reference), origin, isOfEnvironment ? m_environment : QString()};
}

GrantSet Grants::grantsFor(const Definition &definition, const SecretRequest &request) const
{
    GrantSet grants;
    const QString key = keyOf(definition);
    for (const secrets::SecretReference &reference : request.references)
        grants.secrets.append(grantFor(key, reference, request.origin));
    return grants;
}

base::Result<void> Grants::change(const GrantSet &removed, const GrantSet &added)
{
    m_ofRun.remove(removed);
    m_ofRun.add(filtered(added, true));
    const GrantSet toStore = filtered(added, false);
    const GrantSet toRemove = filtered(removed, false);
    base::Result<void> stored;
    if (!isEmpty(toStore) || !isEmpty(toRemove)) {
        if (const base::Result<GrantSet> now = m_storage.change(toRemove, toStore)) {
            m_stored = *now;
        } else {
            stored = now.error();
            m_stored.remove(toRemove);
            m_ofRun.add(toStore);
        }
    }
    setGrants(m_stored);
    return stored;
}

void Grants::setGrants(const GrantSet &grants)
{
    GrantSet all = grants;
    all.add(m_ofRun);
    if (all == m_grants)
        return;
    m_grants = all;
    emit changed();
}

} // namespace consent

#include "moc_grants.cpp"
