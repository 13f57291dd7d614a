#pragma once

#include "secretresolver.h"

#include <QObject>

namespace forms {
class SecretField;
}

namespace environments {

/**
 * Connects fields for secrets with keys of the keychain. read() fills the fields with the stored secrets; store()
 * writes the fields that the user has edited, and removes the keys of emptied ones.
 */
class CredentialFields final : public QObject
{
    Q_OBJECT

public:
    explicit CredentialFields(secrets::Keychain &keychain, QObject *parent = nullptr);

    /** Sets the fields. Fields that were set before keep their edits. */
    void setFields(const QList<forms::SecretField *> &fields);
    /** Clears the fields and fills them with the secrets of the keychain, unless the user edits them meanwhile. `keys`
     * has one key for each field, in their order; a field with an empty key stays empty. */
    void read(const QStringList &keys);
    [[nodiscard]] bool isEdited() const;
    /**
     * Writes the fields that were edited or whose key has changed to the keychain, and removes the keys that are no
     * longer used. `keys` has one key for each field, in their order. Of fields with the same key only the first is
     * written; a field with an empty key is not.
     */
    void store(const QStringList &keys);

signals:
    void edited();
    /** The secret of a field was written to the keychain or removed from it, or this failed. */
    void stored(const base::Result<void> &outcome);

private:
    struct Entry {
        forms::SecretField *field = nullptr;
        QString key;
        bool isEdited = false;
    };
    [[nodiscard]] Entry *entryOf(const forms::SecretField *field);
    void storeEntry(const Entry &entry);

    secrets::Keychain &m_keychain;
    QList<Entry> m_entries;
    QStringList m_keys; ///< The keys of the last read() or store(), which the keychain may have.
    int m_generation = 0;
};

} // namespace environments
