#pragma once

#include "secretresolver.h"

#include <QObject>

namespace forms {
class SecretField;
}

namespace environments {

/**
 * Secret fields and their places in the keychain. What the keychain answers is put into a field unless the person has
 * typed there; what was typed is written when it is asked for, and an emptied field is taken out.
 */
class CredentialFields final : public QObject
{
    Q_OBJECT

public:
    explicit CredentialFields(secrets::Keychain &keychain, QObject *parent = nullptr);

    void add(forms::SecretField *field);
    /** One key for each field, in the order added; an empty key has nothing in the keychain. */
    void read(const QStringList &keys);
    [[nodiscard]] bool isTyped() const;
    /** Writes what was typed since read(). */
    void store();

signals:
    void typed();
    /** One field was written or taken out, or could not be. */
    void stored(const base::Result<void> &outcome);

private:
    struct Entry {
        forms::SecretField *field = nullptr;
        QString key;
        bool isTyped = false;
    };

    secrets::Keychain &m_keychain;
    QList<Entry> m_entries;
    int m_generation = 0;
};

} // namespace environments
