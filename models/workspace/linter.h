#pragma once

#include "snapshot.h"

#include <QObject>

namespace workspace {

class OpenDefinition;

/**
 * Keeps one definition's diagnostics up to date. At most one run is on the way; what changed meanwhile is looked at by
 * one further run, and an answer that is no longer about the present text is dropped.
 */
class Linter final : public QObject
{
    Q_OBJECT

public:
    /** Runs at once and after each change; `definition` is the parent. */
    explicit Linter(OpenDefinition &definition);

private:
    void lintSoon();
    void start();

    OpenDefinition &m_definition;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace workspace
