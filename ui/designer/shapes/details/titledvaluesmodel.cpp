#include "titledvaluesmodel.h"

#include "valuetext.h"

namespace designer {

using document::Node;

bool TitledValuesModel::isShownBy(const Node &branches)
{
    bool isConstant = branches.isSequence() && branches.childCount() > 0;
    for (qsizetype i = 0; isConstant && i < branches.childCount(); ++i)
        isConstant = branches.childAt(i).resolved().member("const").isScalar();
    return isConstant;
}

int TitledValuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TitledValuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    const QStringList headings{tr("Value"), tr("Title"), tr("Description")};
    return headings.value(section);
}

QString TitledValuesModel::cellText(int row, int column) const
{
    static constexpr const char *Members[] = {"const", "title", "description"};
    const Node member = entryAt(row).member(Members[column]);
    return member.isScalar() ? member.text() : QString();
}

bool TitledValuesModel::isCellEditable(int row, int column) const
{
    return !cellText(row, column).contains(u'\n');
}

/** A constant keeps its type: the text 1 stays a text, and the number 1 becomes another number. */
base::Result<void> TitledValuesModel::store(int row, int column, const QString &text)
{
    if (column == Title)
        return storeText(pointerAt(row).child("title"), text, true);
    if (column == Description)
        return storeText(pointerAt(row).child("description"), text, true);
    const document::Pointer place = pointerAt(row).child("const");
    const auto value = document::readValueText(text.toUtf8());
    const bool isText = entryAt(row).member("const").isString();
    return document().setScalar(place,
                                isText || !value || value->isContainer() ? document::Value::string(text) : *value);
}

QString TitledValuesModel::stepName() const
{
    return tr("Edit value");
}

/** The number after the last one, or a text that is not typed yet. */
document::Value TitledValuesModel::nextConstant() const
{
    const Node last = rowCount() > 0 ? entryAt(rowCount() - 1).member("const") : Node();
    bool isInteger = false;
    const qlonglong number = last.isString() ? 0 : last.text().toLongLong(&isInteger);
    return isInteger ? document::Value::integer(number + 1) : document::Value::string(QByteArray());
}

base::Result<int> TitledValuesModel::addRow()
{
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add value"));
        added = document().append(place(), document::Value::object({{"const", nextConstant()}}));
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> TitledValuesModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), tr("Remove value"));
    return RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_titledvaluesmodel.cpp"
