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

    /** The fields from now on. Those that remain keep their edits. */
    void setFields(const QList<forms::SecretField *> &fields);
    /** Reads the secrets: one key for each field, in their order. An empty key is not read. */
    void read(const QStringList &keys);
    [[nodiscard]] bool isEdited() const;
    /**
     * Writes the fields that were edited, and those whose key is another one, and removes the keys that are no longer
     * used. Of fields with the same key the first is written. A field with an empty key is not written.
     */
    void store(const QStringList &keys);

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
    [[nodiscard]] Entry *entryOf(const forms::SecretField *field);
    void storeEntry(const Entry &entry);

    secrets::Keychain &m_keychain;
    QList<Entry> m_entries;
    QStringList m_keys; ///< Known to the keychain: read or stored.
    int m_generation = 0;
};

} // namespace environments
