#include "credentialfields.h"

#include "secretfield.h"
#include "whendone.h"

#include <algorithm>

namespace environments {

CredentialFields::CredentialFields(secrets::Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{}

CredentialFields::Entry *CredentialFields::entryOf(const forms::SecretField *field)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [field](const Entry &entry) { return entry.field == field; });
    return found == m_entries.end() ? nullptr : &*found;
}

void CredentialFields::setFields(const QList<forms::SecretField *> &fields)
{
    QList<Entry> entries;
    for (forms::SecretField *field : fields) {
        if (const Entry *known = entryOf(field)) {
            entries.append(*known);
            continue;
        }
        entries.append({field, {}, false});
        // Values from the keychain are set with setText(), so textEdited comes only from the user.
        connect(field, &QLineEdit::textEdited, this, [this, field] {
            if (Entry *entry = entryOf(field))
                entry->isEdited = true;
            emit edited();
        });
    }
    m_entries = entries;
}

void CredentialFields::read(const QStringList &keys)
{
    const int generation = ++m_generation;
    m_keys = keys;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        Entry &entry = m_entries[i];
        entry.key = keys.value(i);
        entry.isEdited = false;
        entry.field->clear();
        if (entry.key.isEmpty())
            continue;
        base::whenDone(m_keychain.read(entry.key), this,
                       [this, generation, field = entry.field](const base::Result<secrets::Secret> &answer) {
                           const Entry *asked = entryOf(field);
                           if (generation == m_generation && answer.isOk() && asked && !asked->isEdited)
                               field->setText(answer.value().revealText());
                       });
    }
}

bool CredentialFields::isEdited() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return entry.isEdited; });
}

void CredentialFields::store(const QStringList &keys)
{
    for (const QString &key : std::as_const(m_keys)) {
        // The result is ignored: without a keychain there was nothing to remove.
        if (!key.isEmpty() && !keys.contains(key))
            static_cast<void>(m_keychain.remove(key));
    }
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        Entry &entry = m_entries[i];
        const bool hasMoved = entry.key != keys.value(i) && !entry.field->text().isEmpty();
        entry.key = keys.value(i);
        const bool isFirst = keys.indexOf(entry.key) == i;
        if ((std::exchange(entry.isEdited, false) || hasMoved) && isFirst && !entry.key.isEmpty())
            storeEntry(entry);
    }
    m_keys = keys;
}

void CredentialFields::storeEntry(const Entry &entry)
{
    const auto done = [this](const base::Result<void> &outcome) { emit stored(outcome); };
    const secrets::Secret secret(entry.field->text());
    if (secret.isEmpty())
        base::whenDone(m_keychain.remove(entry.key), this, done);
    else
        base::whenDone(m_keychain.write(entry.key, secret), this, done);
}

} // namespace environments

#include "moc_credentialfields.cpp"
