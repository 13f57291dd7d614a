#include "namedvaluesmodel.h"

#include "listitems.h"
#include "memberedit.h"
#include "newobject.h"

namespace designer {

using document::Node;
using document::Value;

NamedValuesModel::NamedValuesModel(document::Document &document, Holds holds, QObject *parent)
    : RowsModel(document, parent)
    , m_holds(holds)
{}

int NamedValuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NamedValuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    return section == Name ? tr("Name") : m_holds == Holds::Texts ? tr("Value") : tr("Values");
}

QString NamedValuesModel::cellText(int row, int column) const
{
    if (column == Name)
        return QString::fromUtf8(keyAt(row));
    const Node entry = entryAt(row);
    if (m_holds == Holds::Lists)
        return readTexts(entry).join(u", ");
    return entry.isScalar() && !entry.isNull() ? entry.text() : QString();
}

bool NamedValuesModel::isCellEditable(int row, int column) const
{
    const Node entry = entryAt(row);
    if (column == Name)
        return true;
    // A list has an editor of its own.
    return m_holds == Holds::Texts && ((entry.isString() && !entry.bytes().contains('\n')) || entry.isNull());
}

base::Result<void> NamedValuesModel::store(int row, int column, const QString &text)
{
    const document::Pointer place = pointerAt(row);
    if (column == Name) {
        if (text.isEmpty())
            return base::Error{base::ErrorCode::InvalidArgument, {}};
        return document().renameKey(place, text.toUtf8());
    }
    return document().set(place, Value::string(text));
}

QString NamedValuesModel::stepName() const
{
    return tr("Edit %1", "%1: an entry such as scope").arg(m_entryLabel);
}

base::Result<int> NamedValuesModel::addRow()
{
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add %1", "%1: an entry such as scope").arg(m_entryLabel));
        const QByteArray name = openapi::newName(specification::Keys::Any, document().snapshot().at(place()));
        added = openapi::setMember(document(), place() / name,
                                   m_holds == Holds::Texts ? Value::string(QByteArray()) : Value::array());
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> NamedValuesModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), tr("Remove %1", "%1: an entry such as scope").arg(m_entryLabel));
    return document().remove(pointerAt(row)); // An empty map stays: it may be required.
}

} // namespace designer

#include "moc_namedvaluesmodel.cpp"
