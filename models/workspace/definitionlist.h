#pragma once

#include "opendefinition.h"
#include "result.h"

#include <QObject>

namespace workspace {

/** The list of open definitions, with signals when one is opened or closed. */
class DefinitionList : public QObject
{
    Q_OBJECT

public:
    /** Opens a file, or returns its definition if it is open already. The path is absolute. Errors are those of
     * DocumentStore::read(). */
    virtual base::Result<OpenDefinition *> open(const QString &path) = 0;
    /** The open definitions in the order in which they were opened. */
    [[nodiscard]] virtual QList<OpenDefinition *> definitions() const = 0;
    /** The open definitions, and the files that a form shows without being in the list; see Workspace::lend(). */
    [[nodiscard]] virtual QList<OpenDefinition *> withLent() const { return definitions(); }

signals:
    void opened(workspace::OpenDefinition *definition);
    void aboutToClose(workspace::OpenDefinition *definition);
    void closed();

protected:
    using QObject::QObject;
};

} // namespace workspace
