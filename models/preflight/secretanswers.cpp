#include "secretanswers.h"

#include "basiccredentials.h"
#include "whendone.h"

#include <algorithm>

namespace preflight {

SecretAnswers::SecretAnswers(secrets::SecretResolver &resolver, QObject *parent)
    : QObject(parent)
    , m_resolver(resolver)
{}

void SecretAnswers::ask(const QList<secrets::SecretReference> &references)
{
    for (const secrets::SecretReference &reference : references) {
        const QString key = secrets::referenceText(reference);
        if (m_entries.contains(key))
            continue;
        m_entries.insert(key, {});
        base::whenDone(m_resolver.resolve(reference), this,
                       [this, key, generation = m_generation](const base::Result<secrets::Secret> &answer) {
                           const auto entry = m_entries.find(key);
                           if (generation != m_generation || entry == m_entries.end() || !entry->isPending)
                               return;
                           entry->isPending = false;
                           if (!answer)
                               entry->failure = answer.error();
                           else
                               entry->controlCharacter = http::controlCharacter(answer->reveal());
                           emit answered();
                       });
    }
}

void SecretAnswers::forget()
{
    ++m_generation;
    m_entries.clear();
}

void SecretAnswers::forgetFailures(const QList<secrets::SecretReference> &references)
{
    for (const secrets::SecretReference &reference : references) {
        if (problem(reference))
            m_entries.remove(secrets::referenceText(reference));
    }
}

void SecretAnswers::giveUp()
{
    for (Entry &entry : m_entries) {
        if (entry.isPending)
            entry = {false, base::Error{base::ErrorCode::TimedOut, {}}, {}};
    }
    emit answered();
}

bool SecretAnswers::isSettled() const
{
    return std::none_of(m_entries.begin(), m_entries.end(), [](const Entry &entry) { return entry.isPending; });
}

std::optional<SecretProblem> SecretAnswers::problem(const secrets::SecretReference &reference) const
{
    const auto entry = m_entries.constFind(secrets::referenceText(reference));
    if (entry == m_entries.constEnd())
        return std::nullopt;
    if (entry->failure)
        return secretProblem(reference, *entry->failure);
    if (entry->controlCharacter)
        return SecretProblem{&"upstream-basic-control-character"_rule, {QString::fromLatin1(*entry->controlCharacter)}};
    return std::nullopt;
}

} // namespace preflight

#include "moc_secretanswers.cpp"
