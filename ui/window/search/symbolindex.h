#pragma once

#include "currentdescription.h"
#include "workspace.h"

#include <QHash>

namespace window {

/** An operation or a component of a definition, as quick open lists it. */
struct Symbol {
    QString title; ///< The method and path of an operation, or the name of a component.
    /** The summary of an operation or else its operationId, or "components/" and the kind of a component. */
    QString note;
    QStringList alsoFoundBy;
    /** The place of the component, or of the operation below `paths` of the definition even if its path item is in
     * another document. */
    openapi::Place place;
    bool isOperation = false;
};

/** The symbols of a description: its operations, then its components, in document order, and then the objects of other
 * documents that references use, but for those that a component of the entry document only refers to. */
[[nodiscard]] QList<Symbol> symbolsOf(const description::Description &description);

/** Reads the symbols of the open definitions on a worker, after a definition was opened and after edits. */
class SymbolIndex final : public QObject
{
    Q_OBJECT

public:
    SymbolIndex(workspace::Workspace &workspace, QObject *parent);

    /** The symbols of a definition as they were last read; empty if they were not read yet. */
    [[nodiscard]] QList<Symbol> symbols(const workspace::OpenDefinition &definition) const
    {
        return m_read.value(&definition).symbols;
    }
    /** Starts to read the symbols of the definitions that have changed since they were last read. */
    void refresh();

signals:
    void changed();

private:
    struct Read {
        QList<Symbol> symbols;
        /** The state of the definition that was read last or is being read. */
        std::optional<workspace::CurrentDescription> state;
        quint64 run = 0;
    };

    void watch(workspace::OpenDefinition *definition);
    void read(workspace::OpenDefinition &definition);

    workspace::Workspace &m_workspace;
    QHash<const workspace::OpenDefinition *, Read> m_read;
    quint64 m_lastRun = 0;
};

} // namespace window
