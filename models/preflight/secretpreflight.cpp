#include "secretpreflight.h"

#include "secretproblem.h"

namespace preflight {

using workspace::OpenDefinition;

SecretPreflight::SecretPreflight(workspace::Workspace &workspace, secrets::SecretResolver &resolver, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_answers(resolver)
{
    connect(&m_answers, &SecretAnswers::answered, this, &SecretPreflight::tellAll);
    connect(&workspace, &workspace::Workspace::opened, this, &SecretPreflight::add);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void SecretPreflight::askAgain()
{
    m_answers.forget();
    for (const OpenDefinition *definition : m_workspace.definitions())
        ask(*definition);
    tellAll();
}

void SecretPreflight::add(OpenDefinition *definition)
{
    connect(definition, &OpenDefinition::secretTextsChanged, this, [this, definition] {
        // Whoever edits a reference may have put its secret into the store just now.
        m_answers.forgetFailures();
        for (const OpenDefinition *each : m_workspace.definitions())
            ask(*each);
        if (m_answers.isSettled())
            tell(*definition);
    });
    ask(*definition);
}

void SecretPreflight::ask(const OpenDefinition &definition)
{
    for (const lint::SecretText &text : definition.secretTexts())
        m_answers.ask(text.scan.references);
}

void SecretPreflight::tellAll()
{
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
