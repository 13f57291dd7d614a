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
 * Keeps one definition's diagnostics up to date. After an edit, those of the edited place come first, and then those of
 * what depends on it. At most one run is in progress; changes made meanwhile start one more run, and the result for an
 * older text is dropped.
 */
class Linter final : public QObject
{
    Q_OBJECT

public:
    /** Runs immediately, after each change, and when a document that it refers to changes; `definition` is the parent.
     */
    Linter(OpenDefinition &definition, References &references);

private:
    void lintSoon();
    void lintAfterOthers();
    void start();
    /** True for a file that only descriptions of others use. */
    [[nodiscard]] bool isPart() const;
    void lintEdited();
    void lintAll();

    OpenDefinition &m_definition;
    References &m_references;
    QList<openapi::ReferencedDocumentPtr> m_ruleFiles; ///< Beside the definition, of that run.
    bool m_isNamed = false;                            ///< In that run, another document referred to the definition.
    std::shared_ptr<lint::Session> m_session;          ///< With these rules; the run in progress uses it.
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
