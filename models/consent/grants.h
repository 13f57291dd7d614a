#pragma once

#include "grantstorage.h"

#include <QObject>

namespace consent {

/** Manages what the user has allowed: which secrets a definition may send and to which origins, and which web pages may
 * call its API. Secrets are looked up and sent, and web pages answered, only if this class allows it. */
class Grants final : public QObject
{
    Q_OBJECT

public:
    /** Loads the stored grants. If they can't be read, nothing is allowed, and storedState() has the reason. */
    explicit Grants(GrantStorage &storage, QObject *parent = nullptr);
    /** The error of the last access to the storage if the stored grants can't be read. Nothing can be stored until that
     * is fixed. */
    [[nodiscard]] base::Result<void> storedState() const { return m_storedState; }

    /** Sets the environment, by its id, whose stores have the values of references from now on. */
    void setEnvironment(const QString &id);
    /** Allows all secrets of all definitions in this run, as the option --allow-secrets says. */
    void allowAllSecretsInThisRun();

    [[nodiscard]] bool allows(const Definition &definition, const secrets::SecretReference &reference,
                              const QString &origin) const;
    /** The part of a request whose references are not allowed yet. */
    [[nodiscard]] SecretRequest missing(const Definition &definition, const SecretRequest &request) const;
    /** Allows all references of a request. Does nothing for a request without an origin. If the grants can't be stored,
     * returns the error and allows the request until the program ends. */
    base::Result<void> allow(const Definition &definition, const SecretRequest &request);
    /** Returns missing(), or no references if the user has declined or revoked all of them in this run. */
    [[nodiscard]] SecretRequest undecided(const Definition &definition, const SecretRequest &request) const;
    /** Notes that the user does not want to be asked again in this run for the references of a request. */
    void decline(const Definition &definition, const SecretRequest &request);
    /** Adds and stores grants, such as those that grantsFor() returns. If they can't be stored, returns the error and
     * allows them until the program ends. */
    base::Result<void> allow(const GrantSet &grants) { return change({}, grants); }
    /** Returns the grants that allow() would add for a request. */
    [[nodiscard]] GrantSet grantsFor(const Definition &definition, const SecretRequest &request) const;
    /** Allows the references that are in `now` and not in `before`, the text that the user has replaced by `now`. */
    base::Result<void> allowTyped(const Definition &definition, const QString &before, const QString &now,
                                  const QString &origin);

    /** The origins of web pages that may call the definition's API. */
    [[nodiscard]] QStringList pagesOf(const Definition &definition) const;
    base::Result<void> allowPage(const Definition &definition, const QString &origin);

    /**
     * The text that shows SecretGrant::definition to the user: the name of its file, or its title if it has no file.
     */
    [[nodiscard]] static QString titleOf(const QString &definition);
    /** The grants of one definition, stored or for this run. */
    [[nodiscard]] GrantSet grantsOf(const Definition &definition) const;
    /** All grants, stored or for this run. */
    [[nodiscard]] const GrantSet &all() const { return m_grants; }
    base::Result<void> revoke(const GrantSet &grants);
    /** Removes the grants of a definition without a file that was closed, because another definition may get its title.
     * Does nothing for one with a file. */
    void forget(const Definition &definition);
    /** Copies the grants and refusals of a definition to the one that it was saved as. */
    base::Result<void> copy(const Definition &from, const Definition &to);
    /** Loads the stored grants again, because another program may have changed them. */
    void reload();

signals:
    /** Emitted when other secrets or web pages may be allowed than before. */
    void changed();

private:
    [[nodiscard]] QString keyOf(const Definition &definition) const;
    [[nodiscard]] SecretGrant grantFor(const QString &key, const secrets::SecretReference &reference,
                                       const QString &origin) const;
    base::Result<void> change(const GrantSet &removed, const GrantSet &added);
    void setGrants(const GrantSet &grants);
    void load();

    GrantStorage &m_storage;
    GrantSet m_stored; ///< The stored grants as of the last access to the storage.
    base::Result<void> m_storedState;
    GrantSet m_ofRun; ///< Grants for this run: those of definitions without a file, and those that could not be stored.
    GrantSet m_grants;   ///< The grants of m_stored and m_ofRun.
    GrantSet m_declined; ///< Grants that the user has declined or revoked in this run.
    QString m_environment;
    bool m_allowsAll = false;
};

} // namespace consent
