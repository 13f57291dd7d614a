#include "credentialfields.h"

#include "secretfield.h"
#include "whendone.h"

#include <algorithm>

namespace environments {

CredentialFields::CredentialFields(secrets::Keychain &keychain, QObject *parent)
    : QObject(parent)
    , m_keychain(keychain)
{}

void CredentialFields::add(forms::SecretField *field)
{
    const qsizetype place = m_entries.size();
    m_entries.append({field, {}, false});
    // Values from the keychain are set with setText(), so textEdited comes only from the user.
    connect(field, &QLineEdit::textEdited, this, [this, place] {
        m_entries[place].isEdited = true;
        emit edited();
    });
}

void CredentialFields::read(const QStringList &keys)
{
    const int generation = ++m_generation;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        Entry &entry = m_entries[i];
        entry.key = keys.value(i);
        entry.isEdited = false;
        entry.field->clear();
        if (entry.key.isEmpty())
            continue;
        base::whenDone(m_keychain.read(entry.key), this,
                       [this, generation, i](const base::Result<secrets::Secret> &answer) {
                           if (generation == m_generation && answer.isOk() && !m_entries.at(i).isEdited)
                               m_entries.at(i).field->setText(answer.value().revealText());
                       });
    }
}

bool CredentialFields::isEdited() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return entry.isEdited; });
}

void CredentialFields::store()
{
    const auto done = [this](const base::Result<void> &outcome) { emit stored(outcome); };
    for (Entry &entry : m_entries) {
        if (!std::exchange(entry.isEdited, false) || entry.key.isEmpty())
            continue;
        const secrets::Secret secret(entry.field->text());
        if (secret.isEmpty())
            base::whenDone(m_keychain.remove(entry.key), this, done);
        else
            base::whenDone(m_keychain.write(entry.key, secret), this, done);
    }
}

} // namespace environments

#include "moc_credentialfields.cpp"
