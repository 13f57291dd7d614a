#pragma once

#include "secretproblem.h"
#include "secretresolver.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace preflight {

/**
 * Looks up references to secrets and keeps the results, without the values. Each reference is looked up once until its
 * result is forgotten.
 */
class SecretAnswers final : public QObject
{
    Q_OBJECT

public:
    explicit SecretAnswers(secrets::SecretResolver &resolver, QObject *parent = nullptr);

    /** Looks up the references that have no result and no pending lookup. */
    void ask(const QList<secrets::SecretReference> &references);
    /** Forgets all results and pending lookups. Call it after the secret stores have changed. */
    void forget();
    /** Forgets the failed lookups among `references`, so that ask() repeats them. */
    void forgetFailures(const QList<secrets::SecretReference> &references);
    /** Ends all pending lookups with the error TimedOut. */
    void giveUp();

    /** False while a lookup is pending. */
    [[nodiscard]] bool isSettled() const;
    /** Returns why the reference has no value, or no value that can be sent as a credential. Returns std::nullopt if it
     * has one, or while its lookup is pending. */
    [[nodiscard]] std::optional<SecretProblem> problem(const secrets::SecretReference &reference) const;

signals:
    /** Emitted when a lookup has ended. */
    void answered();

private:
    struct Entry {
        bool isPending = true;
        std::optional<base::Error> failure{};
        std::optional<QByteArray>
            controlCharacter{}; ///< The code point of a control character that the value contains.
    };
    QHash<QString, Entry> m_entries; ///< The lookups, keyed by the reference as written.
    secrets::SecretResolver &m_resolver;
    quint64 m_generation = 0;
};

} // namespace preflight
