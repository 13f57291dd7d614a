#pragma once

#include "documentset.h"

#include <QObject>

#include <memory>

namespace lint {
class Session;
}

namespace workspace {

class OpenDefinition;
class References;

/**
 * Keeps the diagnostics of one definition up to date. After an edit, the diagnostics of the edited place are updated
 * first, and then those of everything that depends on it. At most one run is in progress; changes made meanwhile start
 * one more run, and the result for an older text is dropped.
 */
class Linter final : public QObject
{
    Q_OBJECT

public:
    /** Starts linting `definition`, which is the parent: immediately, after each change of its text, and when a
     * document that it refers to or a file of rules changes. */
    Linter(OpenDefinition &definition, References &references);

private:
    void lintSoon();
    void lintAfterOthers();
    void start();
    /** True for a file that is no definition and that another document refers to, so its problems are those of the
     * descriptions that use it. */
    [[nodiscard]] bool isPart() const;
    void lintEdited();
    void lintAll();

    OpenDefinition &m_definition;
    References &m_references;
    QList<openapi::ReferencedDocumentPtr> m_ruleFiles; ///< The files of rules that the last run used.
    bool m_isNamed = false; ///< True if another document referred to the definition in the last run.
    /** The lint session with the rules of m_ruleFiles; a run in progress uses it. */
    std::shared_ptr<lint::Session> m_session;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
