#pragma once

#include "secretanswers.h"
#include "workspace.h"

namespace preflight {

/** Looks up all references to secrets in open definitions, and reports those without a value. */
class SecretPreflight final : public QObject
{
    Q_OBJECT

public:
    SecretPreflight(workspace::Workspace &workspace, secrets::SecretResolver &resolver, QObject *parent = nullptr);

    /** Repeats all lookups, after the environment or a secret has changed. */
    void askAgain();

private:
    void add(workspace::OpenDefinition *definition);
    void tellSoon();
    void tellAll();
    void tell(workspace::OpenDefinition &definition);

    workspace::Workspace &m_workspace;
    SecretAnswers m_answers;
    bool m_isTellQueued = false;
};

} // namespace preflight
