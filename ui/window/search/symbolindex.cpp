#include "symbolindex.h"

#include "components.h"
#include "destroyonworker.h"
#include "operations.h"
#include "worker.h"

#include <QPointer>

#include <utility>

namespace window {

namespace {

Symbol operationSymbol(const QString &address, const openapi::PathItem &item, const openapi::Operation &operation)
{
    const QString path = QString::fromUtf8(operation.path);
    Symbol symbol{.title = QString::fromLatin1(operation.method).toUpper() + u' ' + path,
                  .note = operation.summary.isEmpty() ? operation.operationId : operation.summary,
                  .alsoFoundBy = {path, operation.operationId, operation.summary},
                  .place = {address, openapi::operationPointer(item.pointer, operation.method)},
                  .isOperation = true};
    symbol.alsoFoundBy.removeAll(QString());
    return symbol;
}

Symbol componentSymbol(const QByteArray &kind, const QByteArray &name, const openapi::Place &place)
{
    return {.title = QString::fromUtf8(name),
            .note = u"components/"_qs + QString::fromLatin1(kind),
            .alsoFoundBy = {},
            .place = place};
}

} // namespace

QList<Symbol> symbolsOf(const description::Description &description)
{
    const QString &own = description.entry()->address();
    const document::Snapshot &entry = description.entry()->snapshot();
    QList<Symbol> symbols;
    QSet<document::Pointer> components;
    for (const openapi::PathItem &item : description.pathItems()) {
        for (const openapi::Operation &operation : item.operations)
            symbols.append(operationSymbol(own, item, operation));
    }
    for (const openapi::Component &component : openapi::components(entry)) {
        components.insert(component.pointer);
        symbols.append(componentSymbol(component.kind, component.name, {own, component.pointer}));
    }
    for (const description::Tree &tree : description.trees()) {
        const QList<QByteArray> &name = tree.logical.tokens();
        // One that a component refers to has the component's place.
        if (tree.document != description.entry() && name.size() == 3 && name.first() == "components" &&
            !components.contains(tree.logical))
            symbols.append(componentSymbol(name[1], name[2], {tree.document->address(), tree.start}));
    }
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
    const workspace::CurrentDescription now(definition);
    if (entry.state == now)
        return;
    base::destroyOnWorker(std::exchange(entry.state, now));
    entry.run = ++m_lastRun;
    using Symbols = base::Result<QList<Symbol>>;
    base::runOnWorker(
        this, [now] { return Symbols(symbolsOf(now.read())); },
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
