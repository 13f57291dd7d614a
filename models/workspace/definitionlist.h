#pragma once

#include "opendefinition.h"
#include "result.h"

#include <QObject>

namespace workspace {

/** The list of open definitions, with signals when one is listed or closed. */
class DefinitionList : public QObject
{
    Q_OBJECT

public:
    /** Opens a file and lists its definition, or returns the definition if the file is open already. The path is
     * absolute. Errors are those of DocumentStore::read(). */
    virtual base::Result<OpenDefinition *> open(const QString &path) = 0;
    /** The listed definitions, in the order in which they were listed; see OpenDefinition::isListed(). */
    [[nodiscard]] virtual QList<OpenDefinition *> definitions() const = 0;
    /** All definitions that are loaded: definitions(), and the files that forms show without being listed, see
     * Workspace::lend(). */
    [[nodiscard]] virtual QList<OpenDefinition *> loadedDefinitions() const = 0;

signals:
    /** Emitted when a definition was added to definitions(). */
    void opened(workspace::OpenDefinition *definition);
    /** Emitted before a listed definition is closed. */
    void aboutToClose(workspace::OpenDefinition *definition);
    /** Emitted after a listed definition was closed. */
    void closed();

protected:
    using QObject::QObject;

private:
    friend class DefinitionHandle;
    /** Closes a definition that is not listed if the handle that is being destroyed was its last one. If the definition
     * has unsaved edits, lists it instead. */
    virtual void release(OpenDefinition &definition) = 0;
};

} // namespace workspace
