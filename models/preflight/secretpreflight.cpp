#include "secretpreflight.h"

#include "origin.h"
#include "ruletable.h"
#include "secretproblem.h"

#include <utility>

namespace preflight {

using workspace::OpenDefinition;

namespace {

QString originOf(const OpenDefinition &definition)
{
    return consent::originOf(definition::DefinitionView(definition.document().snapshot()).upstreamUrl().value);
}

/** The references that may be looked up. */
QList<secrets::SecretReference> allowedIn(const OpenDefinition &definition, const consent::Grants &grants)
{
    const QString origin = originOf(definition);
    QList<secrets::SecretReference> references;
    for (const lint::SecretText &text : definition.secretTexts()) {
        for (const secrets::SecretReference &reference : text.scan.references) {
            if (grants.allows(definition.identity(), reference, origin))
                references.append(reference);
        }
    }
    return references;
}

} // namespace

SecretPreflight::SecretPreflight(workspace::Workspace &workspace, secrets::SecretResolver &resolver,
                                 const consent::Grants &grants, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_grants(grants)
    , m_answers(resolver)
{
    connect(&m_answers, &SecretAnswers::answered, this, &SecretPreflight::tellSoon);
    connect(&grants, &consent::Grants::changed, this, [this] {
        for (const OpenDefinition *definition : m_workspace.definitions())
            ask(*definition);
        tellSoon();
    });
    connect(&workspace, &workspace::Workspace::opened, this, &SecretPreflight::add);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void SecretPreflight::askAgain()
{
    m_answers.forget();
    for (const OpenDefinition *definition : m_workspace.definitions())
        ask(*definition);
    tellSoon();
}

void SecretPreflight::ask(const OpenDefinition &definition)
{
    m_answers.ask(allowedIn(definition, m_grants));
}

void SecretPreflight::add(OpenDefinition *definition)
{
    ask(*definition);
    connect(definition, &OpenDefinition::secretTextsChanged, this, [this, definition, isFirst = true]() mutable {
        const QList<secrets::SecretReference> references = allowedIn(*definition, m_grants);
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
    const QString origin = originOf(definition);
    const auto verdict = [&](const secrets::SecretReference &reference) -> std::optional<SecretProblem> {
        if (!m_grants.allows(definition.identity(), reference, origin))
            return SecretProblem{&"secret-not-allowed"_rule, {secrets::referenceText(reference), origin}};
        return m_answers.problem(reference);
    };
    definition.setOutsideProblems(workspace::Outside::Secrets,
                                  secretProblems(definition.document().snapshot(), definition.secretTexts(), verdict));
}

} // namespace preflight

#include "moc_secretpreflight.cpp"
