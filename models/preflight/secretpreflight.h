#pragma once

#include "secretanswers.h"
#include "workspace.h"

namespace preflight {

/** Looks up every reference to a secret in the open definitions, and tells each of those that have no value. */
class SecretPreflight final : public QObject
{
    Q_OBJECT

public:
    SecretPreflight(workspace::Workspace &workspace, secrets::SecretResolver &resolver, QObject *parent = nullptr);

    /** Asks all stores again: another environment, a new secret. */
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
