#pragma once

#include "memorykeychain.h"

#include <QObject>

namespace secretstores {

/**
 * The system's keychain, and memory for this run where none answers. The change is announced once, so that the person
 * knows that what they enter is gone when the program ends. A locked or refusing keychain is not gone round.
 */
class FallbackKeychain final : public QObject, public secrets::Keychain
{
    Q_OBJECT

public:
    explicit FallbackKeychain(secrets::Keychain &system, QObject *parent = nullptr);

    [[nodiscard]] bool isForThisRunOnly() const { return m_isForThisRunOnly; }

    [[nodiscard]] QFuture<base::Result<secrets::Secret>> read(const QString &key) override;
    [[nodiscard]] QFuture<base::Result<void>> write(const QString &key, const secrets::Secret &secret) override;
    [[nodiscard]] QFuture<base::Result<void>> remove(const QString &key) override;

signals:
    /** From now on secrets are kept for this run only. `reason` is in the system's words. */
    void keptForThisRunOnly(const QString &reason);

private:
    void announce(const QString &reason);

    secrets::Keychain &m_system;
    MemoryKeychain m_memory;
    bool m_isForThisRunOnly = false;
};

} // namespace secretstores
