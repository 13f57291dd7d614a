#pragma once

#include "grants.h"
#include "workspace.h"

#include <QHash>

namespace preview {

/**
 * Moves the grants of an open definition when it gets another file name. The grants of a definition without a file end
 * when it is closed, so that another definition with its title does not get them.
 */
class DefinitionGrants final : public QObject
{
    Q_OBJECT

public:
    DefinitionGrants(workspace::Workspace &workspace, consent::Grants &grants, QObject *parent = nullptr);

private:
    void add(workspace::OpenDefinition *definition);
    void move(const workspace::OpenDefinition *definition);
    void forget(const workspace::OpenDefinition *definition);

    consent::Grants &m_grants;
    QHash<const workspace::OpenDefinition *, consent::Definition> m_known;
};

} // namespace preview
