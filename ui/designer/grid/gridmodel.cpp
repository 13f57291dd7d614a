#include "gridmodel.h"

#include "badge.h"
#include "gridfaults.h"
#include "onestep.h"
#include "references.h"
#include "theme.h"
#include "workspace.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace designer {

using operationgrid::CellChange;
using operationgrid::Column;
using operationgrid::Row;

namespace {

Column columnOf(const QModelIndex &index)
{
    return static_cast<Column>(index.column());
}

/** True for a cell with a check box. */
bool isFlag(const Row &row, Column column)
{
    const auto obstacle = operationgrid::obstacleOf(row, column);
    return column == Column::Deprecated && (!obstacle || obstacle->kind == operationgrid::Fault::Kind::IsElsewhere);
}

bool areSameOperations(const QList<Row> &left, const QList<Row> &right)
{
    return std::ranges::equal(left, right, [](const Row &one, const Row &other) {
        return one.pointer == other.pointer && one.path == other.path && one.isElsewhere == other.isElsewhere;
    });
}

} // namespace

GridModel::GridModel(const Context &context, QObject *parent)
    : QAbstractTableModel(parent)
    , m_context(context)
{
    connect(&context.document(), &document::Document::changed, this, [this] {
        if (!m_isChanging)
            m_refused.clear();
        refresh();
    });
    connect(&context.references, &workspace::References::changed, this, &GridModel::refresh);
}

void GridModel::setActive(bool isActive)
{
    m_isActive = isActive;
    if (isActive && m_isStale)
        refresh();
}

void GridModel::read()
{
    const document::Snapshot snapshot = m_context.document().snapshot();
    openapi::ReferenceResolver resolver = m_context.references.resolver();
    m_rows = operationgrid::readRows(resolver, m_context.references.addressOf(m_context.file));
    m_names = operationgrid::readNames(snapshot, m_rows);
    const openapi::SecurityRequirements common = openapi::documentSecurity(snapshot);
    const bool isStated = common.source != openapi::SecurityRequirements::Source::None;
    m_inherited = isStated ? operationgrid::requirementsText(common.alternatives) : QString();
    m_isStale = false;
}

/** A row stays while its operation is edited, even if it no longer is in the scope. */
void GridModel::refresh()
{
    m_isStale = true;
    if (!m_isActive || !m_context.document().snapshot().isValid())
        return;
    QSet<std::pair<QByteArray, document::Pointer>> before;
    for (const Row &row : std::as_const(m_shown))
        before.insert({row.path, row.pointer});
    read();
    QList<Row> shown;
    for (const Row &row : std::as_const(m_rows)) {
        if (before.contains({row.path, row.pointer}) || operationgrid::contains(m_scope, row))
            shown.append(row);
    }
    if (areSameOperations(shown, m_shown)) {
        m_shown = shown;
        announce();
        return;
    }
    beginResetModel();
    m_shown = shown;
    endResetModel();
}

void GridModel::setScope(const operationgrid::Scope &scope)
{
    if (m_isStale)
        read();
    beginResetModel();
    m_scope = scope;
    m_shown.clear();
    for (const Row &row : std::as_const(m_rows)) {
        if (operationgrid::contains(scope, row))
            m_shown.append(row);
    }
    endResetModel();
}

QStringList GridModel::tags() const
{
    QSet<QString> tags;
    for (const Row &row : m_rows) {
        for (const QString &tag : operationgrid::tagsOf(row.node))
            tags.insert(tag);
    }
    for (const QByteArray &tag : openapi::declaredTags(m_context.document().snapshot()))
        tags.insert(QString::fromUtf8(tag));
    QStringList sorted(tags.cbegin(), tags.cend());
    sorted.sort(Qt::CaseInsensitive);
    return sorted;
}

QStringList GridModel::schemes() const
{
    QStringList schemes;
    for (const QByteArray &scheme : m_names.schemes)
        schemes.append(QString::fromUtf8(scheme));
    schemes.sort(Qt::CaseInsensitive);
    return schemes;
}

document::Pointer GridModel::pointerAt(int row) const
{
    return row < 0 || row >= m_shown.size() || m_shown.at(row).isElsewhere ? document::Pointer()
                                                                           : m_shown.at(row).pointer;
}

int GridModel::rowOf(const document::Pointer &pointer) const
{
    const auto found = std::ranges::find_if(
        m_shown, [&](const Row &row) { return !row.isElsewhere && row.pointer.contains(pointer); });
    return found == m_shown.cend() ? -1 : int(found - m_shown.cbegin());
}

bool GridModel::isWritable() const
{
    const document::Document &document = m_context.document();
    return document.readOnlyReason() == document::ReadOnlyReason::None && document.snapshot().isValid();
}

GridModel::Outcome GridModel::change(const QList<CellText> &texts, const QString &step,
                                     operationgrid::OtherResponses others)
{
    Outcome outcome;
    if (!isWritable())
        return outcome;
    QList<CellChange> changes;
    QList<QModelIndex> indexes;
    for (const CellText &cell : texts) {
        if (cell.text == operationgrid::cellText(rowAt(cell.index), columnOf(cell.index)))
            continue;
        changes.append({rowAt(cell.index), columnOf(cell.index), cell.text});
        indexes.append(cell.index);
    }
    document::Document &document = m_context.document();
    const document::Snapshot before = document.snapshot();
    const operationgrid::CellEdits edits = operationgrid::editCells(before, changes, m_names, others);
    outcome.changed = edits.changed;
    m_refused.clear();
    for (const auto &[number, fault] : edits.refused) {
        const CellChange &change = changes.at(number);
        m_refused.insert({change.row.pointer, int(change.column)}, {change.text, fault});
        outcome.refused.append(tr("%1: %2", "%1: name of a cell, %2: why it was not changed")
                                   .arg(cellName(indexes.at(number)), faultText(fault)));
    }
    if (edits.edited.splices.isEmpty()) {
        announce();
        return outcome;
    }
    const QScopedValueRollback changing(m_isChanging, true);
    const auto done = inOneStep(document, step, [&] { return document.apply(before, edits.edited); });
    outcome.changed = done ? outcome.changed : 0;
    return outcome;
}

bool GridModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const bool isFlag = role == Qt::CheckStateRole;
    if (!index.isValid() || (!isFlag && role != Qt::EditRole))
        return false;
    const QString text = isFlag ? (value.toInt() == Qt::Checked ? u"true"_qs : QString()) : value.toString();
    const QString title = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const CellKey key(rowAt(index).pointer, index.column());
    const QPersistentModelIndex cell(index);
    change({{index, text}}, tr("Edit %1", "%1: title of a column").arg(title.toLower()),
           operationgrid::OtherResponses::Remove);
    // The text stays in the editor, so that it is no mark of the cell.
    if (const auto found = m_refused.constFind(key); found != m_refused.cend()) {
        const QString reason = faultText(found->fault);
        m_refused.clear();
        announce();
        emit refused(cell, reason);
        return false;
    }
    emit accepted();
    return true;
}

int GridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int GridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : operationgrid::ColumnCount;
}

QString GridModel::shownText(const QModelIndex &index) const
{
    const QString text = operationgrid::cellText(rowAt(index), columnOf(index));
    if (isFlag(rowAt(index), columnOf(index)))
        return {};
    return columnOf(index) == Column::Security && text.isEmpty() ? m_inherited : text;
}

QString GridModel::faultOf(const QModelIndex &index) const
{
    const auto refused = m_refused.constFind({rowAt(index).pointer, index.column()});
    if (refused != m_refused.cend())
        return tr("\"%1\" was not written. %2", "%1: text for a cell, %2: why it was not written")
            .arg(refused->text, faultText(refused->fault));
    const auto fault = operationgrid::faultOf(rowAt(index), columnOf(index), m_names);
    return fault ? faultText(*fault) : QString();
}

QString GridModel::toolTipOf(const QModelIndex &index) const
{
    const QString text = shownText(index);
    if (const QString fault = faultOf(index); !fault.isEmpty())
        return text.isEmpty() ? fault : text + u'\n' + fault;
    if (columnOf(index) == Column::Security && !text.isEmpty() &&
        operationgrid::cellText(rowAt(index), Column::Security).isEmpty())
        return text + u'\n' + tr("From the definition");
    const auto obstacle = operationgrid::obstacleOf(rowAt(index), columnOf(index));
    const bool isTold = obstacle && columnOf(index) != Column::Operation;
    return isTold ? text + u'\n' + faultText(*obstacle) : text;
}

QString GridModel::cellName(const QModelIndex &index) const
{
    return tr("%1 of %2", "%1: title of a column, %2: operation")
        .arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
             operationgrid::cellText(rowAt(index), Column::Operation));
}

QVariant GridModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = rowAt(index);
    const Column column = columnOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return shownText(index);
    case Qt::EditRole:
    case TextRole:
        return operationgrid::cellText(row, column);
    case Qt::CheckStateRole:
        if (!isFlag(row, column))
            return {};
        return operationgrid::cellText(row, column).isEmpty() ? Qt::Unchecked : Qt::Checked;
    case Qt::ToolTipRole:
        return toolTipOf(index);
    case Qt::AccessibleDescriptionRole:
        return faultOf(index);
    case Qt::ForegroundRole: {
        const bool isInherited = column == Column::Security && operationgrid::cellText(row, column).isEmpty();
        return isInherited || (column != Column::Operation && operationgrid::obstacleOf(row, column))
                   ? QVariant(theme::color(theme::Role::Muted))
                   : QVariant();
    }
    case FaultRole:
        return !faultOf(index).isEmpty();
    case widgets::BadgeRole:
        return column == Column::Operation ? QVariant(QString::fromUtf8(row.method.toUpper())) : QVariant();
    default:
        return {};
    }
}

QVariant GridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (role == Qt::ToolTipRole) {
        switch (static_cast<Column>(section)) {
        case Column::Tags:
            return tr("Names, separated by commas");
        case Column::Security:
            return tr("key | oauth(read, write) + key: either key, or oauth and key together. none: no credentials. "
                      "Empty: as in the definition.");
        case Column::Responses:
            return tr("Statuses, separated by commas. Fill down and paste only add responses.");
        default:
            return {};
        }
    }
    const QStringList titles{tr("Operation"), tr("Summary"),    tr("Operation ID"), tr("Tags"),
                             tr("Security"),  tr("Deprecated"), tr("Responses")};
    return titles.value(section);
}

Qt::ItemFlags GridModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (!isWritable() || operationgrid::obstacleOf(rowAt(index), columnOf(index)))
        return flags;
    return flags | (columnOf(index) == Column::Deprecated ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

void GridModel::announce()
{
    if (!m_shown.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void GridModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    announce();
}

} // namespace designer

#include "moc_gridmodel.cpp"
