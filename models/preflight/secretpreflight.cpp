#include "secretpreflight.h"

#include "secretproblem.h"

#include <utility>

namespace preflight {

using workspace::OpenDefinition;

namespace {

QList<secrets::SecretReference> referencesIn(const OpenDefinition &definition)
{
    QList<secrets::SecretReference> references;
    for (const lint::SecretText &text : definition.secretTexts())
        references += text.scan.references;
    return references;
}

} // namespace

SecretPreflight::SecretPreflight(workspace::Workspace &workspace, secrets::SecretResolver &resolver, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_answers(resolver)
{
    connect(&m_answers, &SecretAnswers::answered, this, &SecretPreflight::tellSoon);
    connect(&workspace, &workspace::Workspace::opened, this, &SecretPreflight::add);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void SecretPreflight::askAgain()
{
    m_answers.forget();
    for (const OpenDefinition *definition : m_workspace.definitions())
        m_answers.ask(referencesIn(*definition));
    tellSoon();
}

void SecretPreflight::add(OpenDefinition *definition)
{
    m_answers.ask(referencesIn(*definition));
    connect(definition, &OpenDefinition::secretTextsChanged, this, [this, definition, isFirst = true]() mutable {
        const QList<secrets::SecretReference> references = referencesIn(*definition);
        // After an edit the user may have added the secret to its store. After opening a file, a repeated lookup would
        // only ask again to unlock the keychain.
        if (!std::exchange(isFirst, false))
            m_answers.forgetFailures(references);
        m_answers.ask(references);
        tellSoon();
    });
}

/** Collects results that arrive together. */
void SecretPreflight::tellSoon()
{
    if (!std::exchange(m_isTellQueued, true))
        QMetaObject::invokeMethod(this, &SecretPreflight::tellAll, Qt::QueuedConnection);
}

void SecretPreflight::tellAll()
{
    m_isTellQueued = false;
    for (OpenDefinition *definition : m_workspace.definitions())
        tell(*definition);
}

void SecretPreflight::tell(OpenDefinition &definition)
{
    const auto verdict = [this](const secrets::SecretReference &reference) -> std::optional<SecretProblem> {
        const std::optional<base::Error> failure = m_answers.failure(reference);
        return failure ? std::optional(secretProblem(reference, *failure)) : std::nullopt;
    };
    definition.setOutsideProblems(workspace::Outside::Secrets,
                                  secretProblems(definition.document().snapshot(), definition.secretTexts(), verdict));
}

} // namespace preflight

#include "moc_secretpreflight.cpp"
