#include "symbolindex.h"

#include "components.h"
#include "destroyonworker.h"
#include "operations.h"
#include "worker.h"

#include <QPointer>

#include <utility>

namespace window {

QList<Symbol> symbolsOf(const document::Snapshot &snapshot)
{
    QList<Symbol> symbols;
    for (const openapi::Operation &operation : openapi::operations(snapshot)) {
        const QString path = QString::fromUtf8(operation.path);
        symbols.append({.title = QString::fromLatin1(operation.method).toUpper() + u' ' + path,
                        .note = operation.summary.isEmpty() ? operation.operationId : operation.summary,
                        .alsoFoundBy = {path, operation.operationId, operation.summary},
                        .pointer = operation.pointer,
                        .isOperation = true});
        symbols.last().alsoFoundBy.removeAll(QString());
    }
    for (const openapi::Component &component : openapi::components(snapshot))
        symbols.append({.title = QString::fromUtf8(component.name),
                        .note = u"components/"_qs + QString::fromLatin1(component.kind),
                        .alsoFoundBy = {},
                        .pointer = component.pointer});
    return symbols;
}

SymbolIndex::SymbolIndex(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
{
    for (workspace::OpenDefinition *definition : workspace.definitions())
        watch(definition);
    connect(&workspace, &workspace::Workspace::opened, this, &SymbolIndex::watch);
    connect(&workspace, &workspace::Workspace::aboutToClose, this,
            [this](const workspace::OpenDefinition *definition) { m_read.remove(definition); });
}

void SymbolIndex::watch(workspace::OpenDefinition *definition)
{
    // Lint runs after a pause in typing.
    connect(definition, &workspace::OpenDefinition::linted, this, [this, definition] { read(*definition); });
}

void SymbolIndex::refresh()
{
    for (workspace::OpenDefinition *definition : m_workspace.definitions())
        read(*definition);
}

void SymbolIndex::read(workspace::OpenDefinition &definition)
{
    Read &entry = m_read[&definition];
    const document::Snapshot snapshot = definition.document().snapshot();
    if (entry.snapshot && entry.snapshot->data() == snapshot.data())
        return;
    entry.snapshot = snapshot;
    entry.run = ++m_lastRun;
    using Symbols = base::Result<QList<Symbol>>;
    base::runOnWorker(
        this, [snapshot] { return Symbols(symbolsOf(snapshot)); },
        [this, guarded = QPointer(&definition), run = entry.run](const Symbols &symbols) {
            const auto found = guarded ? m_read.find(guarded.data()) : m_read.end();
            if (!symbols || found == m_read.end() || found->run != run)
                return;
            base::destroyOnWorker(std::exchange(found->symbols, *symbols));
            emit changed();
        });
}

} // namespace window

#include "moc_symbolindex.cpp"
