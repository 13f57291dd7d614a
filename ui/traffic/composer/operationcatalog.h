#pragma once

#include "cancellation.h"
#include "currentdescription.h"
#include "operationchoices.h"
#include "operationkey.h"

#include <QAbstractListModel>

namespace workspace {
class Workspace;
}

namespace traffic {

/** A list model of the operations of all open definitions, which are read on a worker. A row shows the title and the
 * summary of an operation. */
class OperationCatalog final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit OperationCatalog(workspace::Workspace &workspace, QObject *parent = nullptr);

    /** Starts to read the operations again if a definition was opened, closed or changed since they were last read.
     * Also called when a definition that was read refers to other documents than before. */
    void refresh();
    /** The operation of a row; without a definition if there is no such row. */
    [[nodiscard]] OperationKey keyAt(int row) const;
    /** The row of an operation, or -1. */
    [[nodiscard]] int rowOf(const OperationKey &key) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        QPointer<workspace::OpenDefinition> definition;
        OperationChoice choice;

        friend bool operator==(const Row &, const Row &) = default;
    };
    struct Source {
        QPointer<workspace::OpenDefinition> definition;
        workspace::CurrentDescription text;

        friend bool operator==(const Source &, const Source &) = default;
    };

    void setRows(const QList<Row> &rows);

    workspace::Workspace &m_workspace;
    QList<Source> m_sources; ///< What was read last or is being read.
    QList<Row> m_rows;
    base::Cancellation m_reading;
};

} // namespace traffic
