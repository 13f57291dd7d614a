#include "mappingmodel.h"

#include "components.h"
#include "memberedit.h"

namespace designer {

using document::Node;

int MappingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MappingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    const QStringList headings{tr("Value"), tr("Schema")};
    return headings.value(section);
}

QString MappingModel::cellText(int row, int column) const
{
    if (column == Value)
        return QString::fromUtf8(keyAt(row));
    const Node schema = entryAt(row);
    return schema.isScalar() ? schema.text() : QString();
}

bool MappingModel::isCellEditable(int row, int column) const
{
    return column == Value || entryAt(row).isScalar();
}

base::Result<void> MappingModel::store(int row, int column, const QString &text)
{
    if (column == Value)
        return document().renameKey(pointerAt(row), text.toUtf8());
    return document().setScalar(pointerAt(row), document::Value::string(text));
}

QString MappingModel::stepName() const
{
    return tr("Edit mapping");
}

/** The new value refers to the first schema that no other one does. */
base::Result<int> MappingModel::addRow()
{
    QStringList used;
    for (int row = 0; row < rowCount(); ++row)
        used.append(entryAt(row).text());
    QString reference;
    for (const openapi::Component &component : openapi::components(document().snapshot())) {
        const QString candidate = u'#' + component.pointer.toString();
        if (component.kind == "schemas" && reference.isEmpty() && !used.contains(candidate))
            reference = candidate;
    }
    QByteArray value = "value";
    for (int number = 2; document().snapshot().at(place().child(value)).exists(); ++number)
        value = "value" + QByteArray::number(number);
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add mapping"));
        added = openapi::setMember(document(), place().child(value), document::Value::string(reference));
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> MappingModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), tr("Remove mapping"));
    return RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_mappingmodel.cpp"
