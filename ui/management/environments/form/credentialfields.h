#pragma once

#include "secretresolver.h"

#include <QObject>

namespace forms {
class SecretField;
}

namespace environments {

/**
 * Connects secret fields with keys of the keychain. read() fills the fields that the user hasn't edited; store() writes
 * the edited ones and removes the key of an emptied one.
 */
class CredentialFields final : public QObject
{
    Q_OBJECT

public:
    explicit CredentialFields(secrets::Keychain &keychain, QObject *parent = nullptr);

    void add(forms::SecretField *field);
    /** Reads the secrets: one key for each field, in the order added. An empty key is not read. */
    void read(const QStringList &keys);
    [[nodiscard]] bool isEdited() const;
    /** Writes the fields that were edited since read(). */
    void store();

signals:
    void edited();
    /** A field's secret was written or removed, or that failed. */
    void stored(const base::Result<void> &outcome);

private:
    struct Entry {
        forms::SecretField *field = nullptr;
        QString key;
        bool isEdited = false;
    };

    secrets::Keychain &m_keychain;
    QList<Entry> m_entries;
    int m_generation = 0;
};

} // namespace environments
