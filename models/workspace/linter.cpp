#include "linter.h"

#include "lint.h"
#include "whendone.h"
#include "workspace.h"

#include <QtConcurrentRun>

namespace workspace {

namespace {

base::Result<base::Diagnostics> diagnosticsOf(const document::Snapshot &snapshot)
{
    return lint::lint(snapshot);
}

} // namespace

Linter::Linter(OpenDefinition &definition)
    : QObject(&definition)
    , m_definition(definition)
{
    connect(&definition.document(), &document::Document::changed, this, &Linter::lintSoon);
    start();
}

void Linter::lintSoon()
{
    ++m_generation;
    if (!m_isRunning)
        start();
}

void Linter::start()
{
    m_isRunning = true;
    const quint64 generation = m_generation;
    const auto run = QtConcurrent::run(diagnosticsOf, m_definition.document().snapshot());
    base::whenDone(run, this, [this, generation](const base::Result<base::Diagnostics> &found) {
        m_isRunning = false;
        if (generation != m_generation)
            start();
        else if (found)
            m_definition.setDiagnostics(*found);
    });
}

} // namespace workspace
