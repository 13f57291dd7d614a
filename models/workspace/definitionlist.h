#pragma once

#include "opendefinition.h"
#include "result.h"

#include <QObject>

namespace workspace {

/** The open definitions, with signals. */
class DefinitionList : public QObject
{
    Q_OBJECT

public:
    /** Opens a file, or returns the one that is already open. Paths are absolute. Errors are those of the store. */
    virtual base::Result<OpenDefinition *> open(const QString &path) = 0;
    /** In the order in which they were opened. */
    [[nodiscard]] virtual QList<OpenDefinition *> definitions() const = 0;
    /** These, and those that are shown without being listed. */
    [[nodiscard]] virtual QList<OpenDefinition *> withLent() const { return definitions(); }

signals:
    void opened(workspace::OpenDefinition *definition);
    void aboutToClose(workspace::OpenDefinition *definition);
    void closed();

protected:
    using QObject::QObject;
};

} // namespace workspace
