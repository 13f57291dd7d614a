#pragma once

#include "grantstorage.h"

#include <QObject>

namespace consent {

/**
 * What the user has allowed: which secrets a definition may send, and where to; which web pages may call its API.
 * Nothing is looked up, sent or answered without being asked for here.
 */
class Grants final : public QObject
{
    Q_OBJECT

public:
    /** Loads what is stored. If it can't be read, nothing is allowed, and storedState() has the reason. */
    explicit Grants(GrantStorage &storage, QObject *parent = nullptr);
    /** The error of the last access if what is stored can't be read. Nothing can be stored until that is fixed. */
    [[nodiscard]] base::Result<void> storedState() const { return m_storedState; }

    /** The id of the environment whose stores have the values from now on. */
    void setEnvironment(const QString &id);
    /** The user has allowed all secrets of the definitions of this run, with --allow-secrets. */
    void allowAllSecretsInThisRun();

    [[nodiscard]] bool allows(const Definition &definition, const secrets::SecretReference &reference,
                              const QString &origin) const;
    /** The references of a request that are not allowed yet. */
    [[nodiscard]] SecretRequest missing(const Definition &definition, const SecretRequest &request) const;
    /**
     * Allows the request, without effect for one without an origin. If it can't be stored, which is the error, it is
     * allowed until the program ends.
     */
    base::Result<void> allow(const Definition &definition, const SecretRequest &request);
    /** What is missing(), unless the user has declined or revoked all of it in this run. */
    [[nodiscard]] SecretRequest undecided(const Definition &definition, const SecretRequest &request) const;
    /** The user does not want to be asked for these again in this run. */
    void decline(const Definition &definition, const SecretRequest &request);
    /** The same for grants as grantsFor() returns them. */
    base::Result<void> allow(const GrantSet &grants) { return change({}, grants); }
    /** The grants that allow() adds. */
    [[nodiscard]] GrantSet grantsFor(const Definition &definition, const SecretRequest &request) const;
    /** The user has typed or stored a text that had `before`: allows the references that are new in `now`. */
    base::Result<void> allowTyped(const Definition &definition, const QString &before, const QString &now,
                                  const QString &origin);

    /** The origins of web pages that may call the definition's API. */
    [[nodiscard]] QStringList pagesOf(const Definition &definition) const;
    base::Result<void> allowPage(const Definition &definition, const QString &origin);

    /** The name of the file, or the title, of SecretGrant::definition. */
    [[nodiscard]] static QString titleOf(const QString &definition);
    /** The grants of one definition. */
    [[nodiscard]] GrantSet grantsOf(const Definition &definition) const;
    /** All stored grants, and those of this run. */
    [[nodiscard]] const GrantSet &all() const { return m_grants; }
    base::Result<void> revoke(const GrantSet &grants);
    /** A definition without a file is closed, so its title may be given to another one. Nothing for one with a file. */
    void forget(const Definition &definition);
    /** A definition is saved under another name: the user's decisions go with it. */
    base::Result<void> copy(const Definition &from, const Definition &to);
    /** Another program may have changed what is stored. */
    void reload();

signals:
    /** Something else is allowed than before. */
    void changed();

private:
    [[nodiscard]] QString keyOf(const Definition &definition) const;
    [[nodiscard]] SecretGrant grantFor(const QString &key, const secrets::SecretReference &reference,
                                       const QString &origin) const;
    base::Result<void> change(const GrantSet &removed, const GrantSet &added);
    void setGrants(const GrantSet &grants);
    void load();

    GrantStorage &m_storage;
    GrantSet m_stored; ///< As of the last access.
    base::Result<void> m_storedState;
    GrantSet m_ofRun;    ///< Those of definitions without a file, and those that could not be stored.
    GrantSet m_grants;   ///< Both.
    GrantSet m_declined; ///< In this run.
    QString m_environment;
    bool m_allowsAll = false;
};

} // namespace consent
