#pragma once

#include "secretproblem.h"
#include "secretresolver.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace preflight {

/**
 * The results of looking up references to secrets, without the values. Each reference is looked up once until it is
 * forgotten.
 */
class SecretAnswers final : public QObject
{
    Q_OBJECT

public:
    explicit SecretAnswers(secrets::SecretResolver &resolver, QObject *parent = nullptr);

    /** Looks up the references that have no result yet. */
    void ask(const QList<secrets::SecretReference> &references);
    /** Forgets all results and pending lookups, after the stores have changed. */
    void forget();
    /** Forgets the references without a value, because they may have one now. */
    void forgetFailures(const QList<secrets::SecretReference> &references);
    /** Ends pending lookups with TimedOut. */
    void giveUp();

    /** False while a lookup is pending. */
    [[nodiscard]] bool isSettled() const;
    /** Why the reference has no value, or none that can be sent as a credential. Nothing if it has one or the lookup is
     * pending. */
    [[nodiscard]] std::optional<SecretProblem> problem(const secrets::SecretReference &reference) const;

signals:
    /** A lookup has ended. */
    void answered();

private:
    struct Entry {
        bool isPending = true;
        std::optional<base::Error> failure{};
        std::optional<QByteArray> controlCharacter{}; ///< The code point of one in the value.
    };
    QHash<QString, Entry> m_entries; ///< By the reference as written.
    secrets::SecretResolver &m_resolver;
    quint64 m_generation = 0;
};

} // namespace preflight
