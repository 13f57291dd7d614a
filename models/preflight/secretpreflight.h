#pragma once

#include "grants.h"
#include "secretanswers.h"
#include "workspace.h"

namespace preflight {

/**
 * Looks up the references to secrets in open definitions that the user has allowed. Reports the references without a
 * value and the ones that are not allowed.
 */
class SecretPreflight final : public QObject
{
    Q_OBJECT

public:
    SecretPreflight(workspace::Workspace &workspace, secrets::SecretResolver &resolver, const consent::Grants &grants,
                    QObject *parent = nullptr);

    /** Repeats all lookups, after the environment or a secret has changed. */
    void askAgain();

private:
    void add(workspace::OpenDefinition *definition);
    void tellSoon();
    void tellAll();
    void tell(workspace::OpenDefinition &definition);
    void ask(const workspace::OpenDefinition &definition);

    workspace::Workspace &m_workspace;
    const consent::Grants &m_grants;
    SecretAnswers m_answers;
    bool m_isTellQueued = false;
};

} // namespace preflight
