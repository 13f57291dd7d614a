#include "schemamodel.h"

#include "schemaedit.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace items {

using document::Pointer;
using openapi::SchemaRow;
using RowPlace = openapi::SchemaRow::Place;

SchemaModel::SchemaModel(document::Document &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &document::Document::changed, this, &SchemaModel::refreshIfTouched);
}

void SchemaModel::setPlace(const Pointer &schema)
{
    m_place = schema;
    rebuild();
}

void SchemaModel::setTexts(const Texts &texts)
{
    m_texts = texts;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void SchemaModel::refreshIfTouched(const document::Change &change)
{
    if (!m_place.isRoot() && change.touches(m_place))
        rebuild();
}

/** True if only cells changed, so that the view can keep its expanded and selected rows. */
void SchemaModel::rebuild()
{
    std::vector<SchemaRow> rows = m_place.isRoot() ? std::vector<SchemaRow>()
                                                   : openapi::readSchema(m_document.snapshot(), m_place);
    const bool isSameShape = std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(), m_rows.cend(),
                                        [](const SchemaRow &left, const SchemaRow &right) {
                                            return left.parent == right.parent && left.place == right.place;
                                        });
    if (isSameShape) {
        m_rows = std::move(rows);
        for (std::size_t at = 0; at < m_rows.size(); ++at) {
            const int row = static_cast<int>(
                m_rows[at].parent < 0 ? 0 : m_children[static_cast<std::size_t>(m_rows[at].parent)].indexOf(at));
            emit dataChanged(createIndex(row, 0, quintptr(at)), createIndex(row, ColumnCount - 1, quintptr(at)));
        }
        return;
    }
    if (m_isWriting) {
        // The view has not closed the editor yet.
        QMetaObject::invokeMethod(this, &SchemaModel::rebuild, Qt::QueuedConnection);
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    m_children.assign(m_rows.size(), {});
    for (std::size_t at = 1; at < m_rows.size(); ++at)
        m_children[static_cast<std::size_t>(m_rows[at].parent)].append(static_cast<qsizetype>(at));
    endResetModel();
}

const SchemaRow *SchemaModel::rowAt(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() < m_rows.size() ? &m_rows[index.internalId()] : nullptr;
}

QModelIndex SchemaModel::indexOf(const Pointer &pointer) const
{
    for (std::size_t at = 0; at < m_rows.size(); ++at) {
        if (m_rows[at].pointer != pointer)
            continue;
        const qsizetype above = m_rows[at].parent;
        const qsizetype row = above < 0 ? 0 : m_children[static_cast<std::size_t>(above)].indexOf(at);
        return createIndex(static_cast<int>(row), 0, quintptr(at));
    }
    return {};
}

QModelIndex SchemaModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const qsizetype at = parent.isValid() ? m_children[parent.internalId()].at(row) : 0;
    return createIndex(row, column, quintptr(at));
}

QModelIndex SchemaModel::parent(const QModelIndex &child) const
{
    const SchemaRow *row = rowAt(child);
    if (!row || row->parent < 0)
        return {};
    const auto above = static_cast<std::size_t>(row->parent);
    const qsizetype grand = m_rows[above].parent;
    const qsizetype at = grand < 0 ? 0 : m_children[static_cast<std::size_t>(grand)].indexOf(row->parent);
    return createIndex(static_cast<int>(at), 0, quintptr(above));
}

int SchemaModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_rows.empty() ? 0 : 1;
    return parent.column() > 0 ? 0 : static_cast<int>(m_children[parent.internalId()].size());
}

int SchemaModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant SchemaModel::data(const QModelIndex &index, int role) const
{
    const SchemaRow *row = rowAt(index);
    if (!row)
        return {};
    if (role == Qt::CheckStateRole && index.column() == Required && row->place == RowPlace::Property)
        return row->isRequired ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text(*row, index.column());
    return {};
}

QString SchemaModel::text(const SchemaRow &row, int column) const
{
    switch (column) {
    case Name:
        return QString::fromUtf8(row.name);
    case Type:
        return row.reference.isEmpty() ? row.type : row.reference;
    case Format:
        return row.format;
    case Description:
        return row.description;
    case Constraints:
        return row.constraints;
    default:
        return {};
    }
}

QVariant SchemaModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? m_texts.titles.value(section) : QVariant();
}

Qt::ItemFlags SchemaModel::flags(const QModelIndex &index) const
{
    const SchemaRow *row = rowAt(index);
    if (!row)
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (m_document.readOnlyReason() != document::ReadOnlyReason::None || !m_document.snapshot().isValid())
        return flags;
    const bool isReference = !row->reference.isEmpty();
    switch (index.column()) {
    case Name:
        flags.setFlag(Qt::ItemIsEditable, row->place == RowPlace::Property);
        break;
    case Type:
        flags.setFlag(Qt::ItemIsEditable, !row->type.contains(u','));
        break;
    case Format:
    case Description:
        flags.setFlag(Qt::ItemIsEditable, !isReference && !row->description.contains(u'\n'));
        break;
    case Required:
        flags.setFlag(Qt::ItemIsUserCheckable, row->place == RowPlace::Property);
        break;
    default:
        break;
    }
    return flags;
}

bool SchemaModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SchemaRow *row = rowAt(index);
    const bool isCheck = role == Qt::CheckStateRole && index.column() == Required;
    if (!row || (!isCheck && (role != Qt::EditRole || value.toString() == text(*row, index.column()))))
        return false;
    const SchemaRow written = *row; // Copied, because the rows are read again when the text changes.
    base::Result<void> done;
    {
        const QScopedValueRollback<bool> writing(m_isWriting, true);
        const document::Document::Step step(m_document, m_texts.editStep);
        done = write(written, index.column(), value);
    }
    m_document.closeStep();
    if (!done)
        emit failed(done.error());
    return done.isOk();
}

base::Result<void> SchemaModel::write(const SchemaRow &row, int column, const QVariant &value)
{
    switch (column) {
    case Name:
        return openapi::renameProperty(m_document, row.owner, row.name, value.toString().toUtf8());
    case Type:
        return openapi::setSchemaType(m_document, row.pointer, value.toString());
    case Format:
        return writeText(row.pointer.child("format"), value.toString());
    case Required:
        return openapi::setRequired(m_document, row.owner, row.name, value.toInt() == Qt::Checked);
    case Description:
        return writeText(row.pointer.child("description"), value.toString());
    default:
        return base::Error{base::ErrorCode::Unsupported, {}};
    }
}

/** An empty text removes the member. */
base::Result<void> SchemaModel::writeText(const Pointer &pointer, const QString &text)
{
    if (!text.isEmpty())
        return m_document.set(pointer, document::Value::string(text));
    return m_document.snapshot().at(pointer).exists() ? m_document.remove(pointer) : base::Result<void>();
}

} // namespace items

#include "moc_schemamodel.cpp"
