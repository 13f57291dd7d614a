#pragma once

#include "currentdescription.h"
#include "workspace.h"

#include <QHash>

namespace window {

/** An operation or a component of a definition. */
struct Symbol {
    QString title; ///< Method and path, or the name of the component.
    QString note;  ///< The summary, or the kind of the component.
    QStringList alsoFoundBy;
    openapi::Place place; ///< An operation's is the one below its path, wherever the path item is.
    bool isOperation = false;
};

/** The symbols of a description: operations, then components, in document order, and then the objects of other
 * documents that references use without a component. */
[[nodiscard]] QList<Symbol> symbolsOf(const description::Description &description);

/** The symbols of the open definitions. They are read on a worker, after a definition was opened and after edits. */
class SymbolIndex final : public QObject
{
    Q_OBJECT

public:
    SymbolIndex(workspace::Workspace &workspace, QObject *parent);

    /** As of the last run. */
    [[nodiscard]] QList<Symbol> symbols(const workspace::OpenDefinition &definition) const
    {
        return m_read.value(&definition).symbols;
    }
    /** Reads the definitions that have changed since the last run. */
    void refresh();

signals:
    void changed();

private:
    struct Read {
        QList<Symbol> symbols;
        std::optional<workspace::CurrentDescription> state; ///< That a run has read or is reading.
        quint64 run = 0;
    };

    void watch(workspace::OpenDefinition *definition);
    void read(workspace::OpenDefinition &definition);

    workspace::Workspace &m_workspace;
    QHash<const workspace::OpenDefinition *, Read> m_read;
    quint64 m_lastRun = 0;
};

} // namespace window
