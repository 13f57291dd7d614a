#pragma once

#include "documentset.h"

#include <QObject>

namespace workspace {

class OpenDefinition;
class References;

/**
 * Keeps one definition's diagnostics up to date. At most one run is on the way; what changed meanwhile is looked at by
 * one further run, and an answer that is no longer about the present text is dropped.
 */
class Linter final : public QObject
{
    Q_OBJECT

public:
    /** Runs at once, after each change, and when a document that it refers to is another; `definition` is the parent.
     */
    Linter(OpenDefinition &definition, References &references);

private:
    void lintSoon();
    void lintAfterOthers();
    void start();

    OpenDefinition &m_definition;
    References &m_references;
    openapi::DocumentSet m_set; ///< What the last run looked at.
    bool m_isNamed = false;     ///< That run took the definition for a part of another.
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
