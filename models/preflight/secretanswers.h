#pragma once

#include "secretresolver.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace preflight {

/**
 * Which references have a value, and why the others have none. The values themselves are dropped at once. Each
 * reference is asked for once until it is forgotten.
 */
class SecretAnswers final : public QObject
{
    Q_OBJECT

public:
    explicit SecretAnswers(secrets::SecretResolver &resolver, QObject *parent = nullptr);

    /** Asks for those that are not known yet. */
    void ask(const QList<secrets::SecretReference> &references);
    /** Forgets all, those on the way included: the stores are others now. */
    void forget();
    /** Forgets those of them that have no value, as they may have one by now. */
    void forgetFailures(const QList<secrets::SecretReference> &references);
    /** What has not been answered by now counts as not answered in time. */
    void giveUp();

    /** False while an answer is on the way. */
    [[nodiscard]] bool isSettled() const;
    /** Why it has no value; nothing where it has one, or is not answered yet. */
    [[nodiscard]] std::optional<base::Error> failure(const secrets::SecretReference &reference) const;

signals:
    /** An answer has come. */
    void answered();

private:
    struct Entry {
        bool isPending = true;
        std::optional<base::Error> failure{};
    };
    QHash<QString, Entry> m_entries; ///< By the reference as written.
    secrets::SecretResolver &m_resolver;
    quint64 m_generation = 0;
};

} // namespace preflight
