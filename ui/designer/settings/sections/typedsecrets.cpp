#include "typedsecrets.h"

#include "definitionview.h"
#include "grants.h"
#include "origin.h"
#include "workspace.h"

namespace designer {

TypedSecrets::TypedSecrets(const workspace::OpenDefinition &definition, consent::Grants &grants, QObject *parent)
    : QObject(parent)
    , m_definition(definition)
    , m_grants(grants)
{}

void TypedSecrets::allow(const QString &before, const QString &now)
{
    const definition::DefinitionView view(m_definition.document().snapshot());
    const QString origin = consent::originOf(view.upstreamUrl().value);
    if (const base::Result<void> stored = m_grants.allowTyped(m_definition.identity(), before, now, origin); !stored)
        emit notStored(stored.error());
}

} // namespace designer

#include "moc_typedsecrets.cpp"
