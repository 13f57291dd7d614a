#include "operationcatalog.h"

#include "worker.h"
#include "workspace.h"

namespace traffic {

OperationCatalog::OperationCatalog(workspace::Workspace &workspace, QObject *parent)
    : QAbstractListModel(parent)
    , m_workspace(workspace)
{}

void OperationCatalog::refresh()
{
    QList<Source> sources;
    for (workspace::OpenDefinition *definition : m_workspace.definitions()) {
        sources.append({definition, workspace::CurrentDescription(*definition)});
        // The documents with the path items can be read later than the definition.
        connect(definition, &workspace::OpenDefinition::otherDocumentsChanged, this, &OperationCatalog::refresh,
                Qt::UniqueConnection);
    }
    if (sources == m_sources)
        return;
    m_sources = sources;
    using Choices = base::Result<QList<QList<OperationChoice>>>;
    const auto read = [sources]() -> Choices {
        QList<QList<OperationChoice>> choices;
        for (const Source &source : sources)
            choices.append(operationChoices(source.text.read()));
        return choices;
    };
    m_reading.cancel();
    m_reading = base::runOnWorker(this, read, [this, sources](const Choices &choices) {
        if (!choices)
            return;
        QList<Row> rows;
        for (qsizetype i = 0; i < sources.size() && sources.at(i).definition; ++i) {
            for (const OperationChoice &choice : choices->at(i))
                rows.append({sources.at(i).definition, choice});
        }
        setRows(rows.mid(0, MaximumChoices));
    });
}

void OperationCatalog::setRows(const QList<Row> &rows)
{
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

OperationKey OperationCatalog::keyAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const Row &found = m_rows.at(row);
    return {found.definition, found.choice.path, found.choice.method};
}

int OperationCatalog::rowOf(const OperationKey &key) const
{
    for (int row = 0; !key.isNull() && row < rowCount(); ++row) {
        if (keyAt(row) == key)
            return row;
    }
    return -1;
}

int OperationCatalog::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant OperationCatalog::data(const QModelIndex &index, int role) const
{
    // A combo box without a current entry asks for the text of no row.
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const OperationChoice &choice = m_rows.at(index.row()).choice;
    // The completer reads the EditRole.
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return choice.summary.isEmpty() ? choice.title : u"%1  –  %2"_qs.arg(choice.title, choice.summary);
    return {};
}

} // namespace traffic

#include "moc_operationcatalog.cpp"
