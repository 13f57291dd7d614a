#include "linter.h"

#include "lint.h"
#include "references.h"
#include "whendone.h"
#include "workspace.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace workspace {

namespace {

struct Linted {
    base::Diagnostics diagnostics;
    openapi::DocumentSet set;
};

base::Result<Linted> lintWithOthers(const std::shared_ptr<StoredDocuments> &documents, const QString &address)
{
    const auto document = documents->open(address);
    if (!document)
        return base::Error::cancelled();
    const auto set = openapi::DocumentSet::load({*document}, *documents);
    return Linted{lint::lint(*document, set), set};
}

} // namespace

Linter::Linter(OpenDefinition &definition, References &references)
    : QObject(&definition)
    , m_definition(definition)
    , m_references(references)
{
    connect(&definition.document(), &document::Document::changed, this, &Linter::lintSoon);
    connect(&references, &References::changed, this, &Linter::lintAfterOthers);
    start();
}

void Linter::lintSoon()
{
    ++m_generation;
    if (!m_isRunning)
        start();
}

void Linter::lintAfterOthers()
{
    const openapi::DocumentSet &now = m_references.set();
    const QString own = m_references.addressOf(m_definition);
    const auto &known = m_set.documents();
    const bool isAnother = std::any_of(known.begin(), known.end(), [&](const auto &document) {
        return document->address() != own && now.find(document->address()) != document;
    });
    const QStringList missing = m_set.missingAddresses();
    const bool isFound = std::any_of(missing.begin(), missing.end(),
                                     [&](const QString &address) { return now.find(address) != nullptr; });
    if (isAnother || isFound)
        lintSoon();
}

void Linter::start()
{
    m_isRunning = true;
    const quint64 generation = m_generation;
    const auto run = QtConcurrent::run(lintWithOthers, m_references.documents(), m_references.addressOf(m_definition));
    base::whenDone(run, this, [this, generation](const base::Result<Linted> &found) {
        m_isRunning = false;
        if (generation != m_generation)
            return start();
        if (!found)
            return;
        m_set = found->set;
        m_definition.setDiagnostics(found->diagnostics);
    });
}

} // namespace workspace
