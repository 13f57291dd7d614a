#include "mappingmodel.h"

#include "colors.h"
#include "components.h"
#include "memberedit.h"
#include "referencename.h"

#include <algorithm>

namespace designer {

using document::Node;
using document::Pointer;
using openapi::Branch;

namespace {

/** The name of a component; the reference itself if it names no component. */
QString shownName(const QString &reference)
{
    const QString fragment = reference.section(u'#', 1);
    const auto pointer = Pointer::parse(fragment);
    const bool isComponent = fragment.startsWith(u'/') && pointer && pointer->tokens().size() == 3 &&
                             pointer->tokens().first() == "components";
    return isComponent ? openapi::referenceName(reference) : reference;
}

} // namespace

/** Each branch with its entries, then the other entries. */
int MappingModel::countRows()
{
    m_shown.clear();
    if (place().isRoot())
        return 0;
    QList<Row> entries;
    const Node mapping = snapshot().at(place()).resolved();
    for (qsizetype i = 0; mapping.isMapping() && i < mapping.childCount(); ++i) {
        const Node schema = mapping.childAt(i).resolved();
        entries.append({mapping.keyAt(i), schema.isScalar() ? schema.text() : QString(), true, schema.isScalar()});
    }
    for (const Branch &branch : openapi::branchesOf(snapshot(), schemaPlace())) {
        const auto isOfBranch = [&branch](const Row &row) {
            return row.schema == branch.reference || row.schema == branch.name;
        };
        const qsizetype before = m_shown.size();
        std::copy_if(entries.cbegin(), entries.cend(), std::back_inserter(m_shown), isOfBranch);
        entries.removeIf(isOfBranch);
        if (m_shown.size() == before)
            m_shown.append({branch.name.toUtf8(), branch.reference, false, true});
    }
    m_shown += entries;
    return int(m_shown.size());
}

bool MappingModel::isTouchedBy(const document::Change &change) const
{
    return change.touches(schemaPlace()) || RowsModel::isTouchedBy(change);
}

Pointer MappingModel::pointerAt(int row) const
{
    const bool hasEntry = row >= 0 && row < m_shown.size() && m_shown.at(row).hasEntry;
    return hasEntry ? place().child(m_shown.at(row).value) : place();
}

int MappingModel::rowOf(const Pointer &pointer) const
{
    const qsizetype depth = place().tokens().size();
    if (place().isRoot() || !place().contains(pointer) || pointer.tokens().size() == depth)
        return -1;
    return rowOfValue(pointer.tokens().at(depth));
}

int MappingModel::rowOfValue(const QByteArray &value) const
{
    const auto found = std::find_if(m_shown.cbegin(), m_shown.cend(),
                                    [&value](const Row &row) { return row.hasEntry && row.value == value; });
    return found == m_shown.cend() ? -1 : int(found - m_shown.cbegin());
}

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

QVariant MappingModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::DisplayRole && index.column() == Schema)
        return shownName(RowsModel::data(index, role).toString());
    const bool isImplicit = index.isValid() && index.row() < m_shown.size() && !m_shown.at(index.row()).hasEntry;
    if (role == Qt::ForegroundRole && isImplicit)
        return theme::color(theme::Role::Muted);
    return RowsModel::data(index, role);
}

QString MappingModel::cellText(int row, int column) const
{
    if (row >= m_shown.size())
        return {};
    return column == Value ? QString::fromUtf8(m_shown.at(row).value) : m_shown.at(row).schema;
}

bool MappingModel::isCellEditable(int row, int column) const
{
    return row < m_shown.size() && (column == Value || (m_shown.at(row).hasEntry && m_shown.at(row).isText));
}

QString MappingModel::cellNote(int row, int column) const
{
    if (row >= m_shown.size() || m_shown.at(row).hasEntry || column != Value)
        return {};
    return tr("The name of the schema. Type another value to add it to the mapping.");
}

base::Result<void> MappingModel::store(int row, int column, const QString &text)
{
    const Row edited = m_shown.at(row);
    if (column == Schema)
        return document().setScalar(pointerAt(row), document::Value::string(text));
    if (edited.hasEntry)
        return document().renameKey(pointerAt(row), text.toUtf8());
    if (rowOfValue(text.toUtf8()) >= 0)
        return base::Error{base::ErrorCode::AlreadyExists, text};
    return openapi::setMember(document(), place().child(text.toUtf8()), document::Value::string(edited.schema));
}

QString MappingModel::stepName() const
{
    return tr("Edit mapping");
}

/** The schemas of the document, for a discriminator that has no branches yet. */
QList<Branch> MappingModel::otherSchemas() const
{
    QList<Branch> schemas;
    for (const openapi::Component &component : openapi::components(snapshot())) {
        if (component.kind == "schemas" && component.pointer != schemaPlace())
            schemas.append({u'#' + component.pointer.toString(), QString::fromUtf8(component.name)});
    }
    return schemas;
}

base::Result<int> MappingModel::addRow()
{
    QList<Branch> branches = openapi::branchesOf(snapshot(), schemaPlace());
    if (branches.isEmpty())
        branches = otherSchemas();
    const auto isFree = [this](const Branch &branch) {
        return std::none_of(m_shown.cbegin(), m_shown.cend(), [&branch](const Row &row) {
            return row.hasEntry && (row.schema == branch.reference || row.schema == branch.name);
        });
    };
    const auto found = std::find_if(branches.cbegin(), branches.cend(), isFree);
    const Branch branch = found != branches.cend() ? *found : branches.value(0);
    const QByteArray wanted = branch.name.isEmpty() ? QByteArray("value") : branch.name.toUtf8();
    QByteArray value = wanted;
    for (int number = 2; rowOfValue(value) >= 0; ++number)
        value = wanted + QByteArray::number(number);
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add mapping"));
        added = openapi::setMember(document(), place().child(value), document::Value::string(branch.reference));
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowOfValue(value);
}

base::Result<void> MappingModel::removeRowAt(int row)
{
    if (row >= m_shown.size() || !m_shown.at(row).hasEntry)
        return {};
    const document::Document::Step step(document(), tr("Remove mapping"));
    const bool isLast = snapshot().at(place()).childCount() == 1;
    step.setSubject(document::Subject{pointerAt(row), true}, std::nullopt);
    return document().remove(isLast ? place() : pointerAt(row));
}

} // namespace designer

#include "moc_mappingmodel.cpp"
