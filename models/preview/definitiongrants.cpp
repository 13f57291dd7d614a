#include "definitiongrants.h"

namespace preview {

using workspace::OpenDefinition;

DefinitionGrants::DefinitionGrants(workspace::Workspace &workspace, consent::Grants &grants, QObject *parent)
    : QObject(parent)
    , m_grants(grants)
{
    connect(&workspace, &workspace::Workspace::opened, this, &DefinitionGrants::add);
    connect(&workspace, &workspace::Workspace::aboutToClose, this, &DefinitionGrants::forget);
    for (OpenDefinition *definition : workspace.definitions())
        add(definition);
}

void DefinitionGrants::add(OpenDefinition *definition)
{
    m_known.insert(definition, definition->identity());
    connect(definition, &OpenDefinition::pathChanged, this, [this, definition] { move(definition); });
}

void DefinitionGrants::move(const OpenDefinition *definition)
{
    const consent::Definition before = m_known.value(definition);
    const consent::Definition now = definition->identity();
    if (before == now)
        return;
    m_known.insert(definition, now);
    // If they can't be stored, they are allowed until the program ends; then the user is asked again.
    static_cast<void>(m_grants.copy(before, now));
    m_grants.forget(before);
}

void DefinitionGrants::forget(const OpenDefinition *definition)
{
    disconnect(definition, nullptr, this, nullptr);
    m_grants.forget(m_known.take(definition));
}

} // namespace preview

#include "moc_definitiongrants.cpp"
