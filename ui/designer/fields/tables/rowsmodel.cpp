#include "rowsmodel.h"

#include "colors.h"
#include "fieldbinding.h"
#include "memberedit.h"
#include "renamedplace.h"

namespace designer {

using document::Node;
using document::Pointer;

RowsModel::RowsModel(document::Document &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &document::Document::changed, this, &RowsModel::refreshIfTouched);
    connect(&document, &document::Document::stepped, this, [this](const document::SteppedPlace &step) {
        if (const int row = rowOf(step.place); row >= 0)
            emit stepped(row);
    });
}

void RowsModel::setPlace(const Pointer &place)
{
    if (place != m_place && openapi::renamedPlace(m_snapshot, m_document.snapshot(), m_place) == place) {
        m_place = place;
        return refresh();
    }
    beginResetModel();
    m_place = place;
    readSnapshot();
    m_rows = countRows();
    endResetModel();
}

Pointer RowsModel::pointerAt(int row) const
{
    return wantsSequence() ? m_place.child(qsizetype(row)) : m_place.child(keyAt(row));
}

int RowsModel::rowOf(const Pointer &pointer) const
{
    const qsizetype depth = m_place.tokens().size();
    if (m_place.isRoot() || !m_place.contains(pointer) || pointer.tokens().size() == depth)
        return -1;
    const QByteArray &token = pointer.tokens().at(depth);
    const qsizetype row = wantsSequence() ? token.toLongLong() : m_snapshot.at(m_place).indexOf(token);
    return row < m_rows ? int(row) : -1;
}

bool RowsModel::isUsable() const
{
    const Node node = m_snapshot.at(m_place);
    return !node.exists() || node.isNull() || (wantsSequence() ? node.isSequence() : node.isMapping());
}

bool RowsModel::isEditable() const
{
    if (m_place.isRoot() || m_document.readOnlyReason() != document::ReadOnlyReason::None)
        return false;
    if (!m_canEdit) {
        const FieldState state = fieldStateAt(m_snapshot, m_place, [this](const Node &node) {
            return wantsSequence() ? node.isSequence() : node.isMapping();
        });
        m_canEdit = state == FieldState::Missing || state == FieldState::Present;
    }
    return *m_canEdit;
}

base::Result<void> RowsModel::removeRowAt(int row)
{
    // The last entry is removed with its collection, so that no empty list remains in the file.
    const document::Document::Step step(m_document, {});
    step.setSubject(document::Subject{pointerAt(row), true}, std::nullopt);
    return m_document.remove(m_rows - leadingRows() == 1 ? m_place : pointerAt(row));
}

base::Result<void> RowsModel::moveRowTo(int row, int toRow)
{
    if (row >= m_rows || toRow >= m_rows || !isRowEditable(row) || toRow < leadingRows())
        return {};
    base::Result<void> moved;
    {
        const document::Document::Step step(m_document, tr("Move entry"));
        moved = m_document.moveEntry(pointerAt(row), toRow - leadingRows());
    }
    m_document.closeStep();
    return moved;
}

int RowsModel::countRows()
{
    const Node node = m_snapshot.at(m_place);
    const bool fits = !m_place.isRoot() && (wantsSequence() ? node.isSequence() : node.isMapping());
    return fits ? int(node.childCount()) : 0;
}

Node RowsModel::entryAt(int row) const
{
    return m_snapshot.at(m_place).childAt(row).resolved();
}

QByteArray RowsModel::keyAt(int row) const
{
    return m_snapshot.at(m_place).keyAt(row);
}

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

const RowsModel::Cell &RowsModel::cellAt(int row, int column) const
{
    auto read = m_cells.constFind(row);
    if (read == m_cells.constEnd()) {
        QList<Cell> cells(columnCount());
        for (int each = 0; each < int(cells.size()); ++each) {
            if (isFlag(each))
                cells[each].isOn = flagAt(row, each);
            else
                cells[each].text = cellText(row, each);
            cells[each].isEditable = isCellEditable(row, each);
        }
        read = m_cells.insert(row, cells);
    }
    return read->at(column);
}

QString RowsModel::noteAt(int row, int column) const
{
    return m_rowNote && column == 0 ? m_rowNote(row) : QString();
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    if (isFlag(column)) {
        if (role == Qt::CheckStateRole)
            return QVariant::fromValue(cellAt(row, column).isOn ? Qt::Checked : Qt::Unchecked);
        return role == Qt::ToolTipRole ? QVariant(cellNote(row, column)) : QVariant();
    }
    if (role == Qt::DisplayRole || role == Qt::EditRole)
        return textAt(row, column);
    if (role == Qt::ToolTipRole) {
        // The text can be elided in its cell.
        QStringList texts{textAt(row, column), cellNote(row, column), noteAt(row, column)};
        texts.removeAll(QString());
        return texts.join(u'\n');
    }
    if (role == Qt::AccessibleDescriptionRole && m_rowNote)
        return noteAt(row, column);
    if (role == Qt::ForegroundRole && !cellAt(row, column).isEditable)
        return theme::color(theme::Role::Muted);
    return {};
}

bool RowsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !flags(index).testAnyFlags(Qt::ItemIsEditable | Qt::ItemIsUserCheckable))
        return false;
    base::Result<void> stored;
    {
        const document::Document::Step step(m_document, stepName());
        if (isFlag(index.column()) && role == Qt::CheckStateRole)
            stored = storeFlag(index.row(), index.column(), value.toInt() == Qt::Checked);
        else if (role == Qt::EditRole && value.toString() != textAt(index.row(), index.column()))
            stored = store(index.row(), index.column(), value.toString());
    }
    m_document.closeStep();
    return report(stored);
}

bool RowsModel::report(const base::Result<void> &result)
{
    if (!result)
        emit failed(result.error());
    return result.isOk();
}

Qt::ItemFlags RowsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (isEditable() && cellAt(index.row(), index.column()).isEditable)
        flags |= isFlag(index.column()) ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
    return flags;
}

QString RowsModel::cellNote(int, int) const
{
    return {};
}

bool RowsModel::isFlag(int) const
{
    return false;
}

bool RowsModel::flagAt(int, int) const
{
    return false;
}

base::Result<void> RowsModel::storeFlag(int, int, bool)
{
    return {};
}

base::Result<void> RowsModel::storeText(const Pointer &pointer, const QString &text, bool optional)
{
    if (text.isEmpty() && optional)
        return m_document.snapshot().at(pointer).exists() ? m_document.remove(pointer) : base::Result<void>();
    return openapi::setMember(m_document, pointer, document::Value::string(text));
}

void RowsModel::retranslate()
{
    forgetCells();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    refreshCells();
}

void RowsModel::refreshCells()
{
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

/** A row may show the target of a reference, which is in `components`. Reading a row again is cheap. */
bool RowsModel::isTouchedBy(const document::Change &change) const
{
    return change.touches(m_place) || change.touches({"components"});
}

/** A cell that is edited stays open when an entry around the rows gets another name. */
void RowsModel::followRename()
{
    if (const auto renamed = openapi::renamedPlace(m_snapshot, m_document.snapshot(), m_place))
        m_place = *renamed;
}

void RowsModel::refreshIfTouched(const document::Change &change)
{
    followRename();
    if (!m_place.isRoot() && (isTouchedBy(change) || !m_document.snapshot().isValid()))
        refresh();
    else
        readSnapshot();
}

void RowsModel::readSnapshot()
{
    m_snapshot = m_document.snapshot();
    m_canEdit.reset();
    forgetCells();
}

void RowsModel::refresh()
{
    readSnapshot();
    const int rows = countRows();
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    refreshCells();
}

} // namespace designer

#include "moc_rowsmodel.cpp"
