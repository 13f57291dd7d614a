#include "schemamodel.h"

#include "memberedit.h"
#include "propertyrename.h"
#include "referencename.h"
#include "schemaedit.h"
#include "schematypes.h"
#include "specificationtable.h"

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

/** Rows of the same shape are updated in place, so that the view keeps its expanded and selected rows. */
void SchemaModel::rebuild()
{
    std::vector<SchemaRow> rows = m_place.isRoot() ? std::vector<SchemaRow>()
                                                   : openapi::readSchema(m_document.snapshot(), m_place);
    const bool isSameShape = std::equal(
        rows.cbegin(), rows.cend(), m_rows.cbegin(), m_rows.cend(), [](const SchemaRow &left, const SchemaRow &right) {
            return left.parent == right.parent && left.place == right.place && left.keyword == right.keyword;
        });
    if (isSameShape) {
        std::swap(m_rows, rows);
        for (std::size_t at = 0; at < m_rows.size(); ++at) {
            const QModelIndex first = m_rows[at] == rows[at] ? QModelIndex() : indexAt(at);
            if (first.isValid())
                emit dataChanged(first, first.siblingAtColumn(ColumnCount - 1));
        }
        return;
    }
    if (m_isWriting) {
        // The view has not closed the editor yet.
        m_isRebuildPending = true;
        QMetaObject::invokeMethod(this, &SchemaModel::showPendingRows, Qt::QueuedConnection);
        return;
    }
    m_isRebuildPending = false;
    beginResetModel();
    m_rows = std::move(rows);
    m_children.assign(m_rows.size(), {});
    for (std::size_t at = 1; at < m_rows.size(); ++at)
        m_children[static_cast<std::size_t>(m_rows[at].parent)].append(static_cast<qsizetype>(at));
    endResetModel();
}

void SchemaModel::showPendingRows()
{
    if (m_isRebuildPending && !m_isWriting)
        rebuild();
}

const SchemaRow *SchemaModel::rowAt(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() < m_rows.size() ? &m_rows[index.internalId()] : nullptr;
}

QModelIndex SchemaModel::indexOf(const Pointer &pointer) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [&pointer](const SchemaRow &row) { return row.pointer == pointer; });
    return found == m_rows.cend() ? QModelIndex() : indexAt(static_cast<std::size_t>(found - m_rows.cbegin()));
}

QModelIndex SchemaModel::indexAt(std::size_t number) const
{
    const qsizetype above = m_rows[number].parent;
    const qsizetype row = above < 0 ? 0 : m_children[static_cast<std::size_t>(above)].indexOf(qsizetype(number));
    return createIndex(static_cast<int>(row), 0, quintptr(number));
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
    return indexAt(static_cast<std::size_t>(row->parent));
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
    if (role == Qt::CheckStateRole && index.column() == Required && row->isProperty())
        return row->isRequired ? Qt::Checked : Qt::Unchecked;
    if (role == BooleanRole)
        return canBeBoolean(*row);
    if (role == Qt::DisplayRole && index.column() == Type && !row->reference.isEmpty())
        return openapi::referenceName(row->reference);
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text(*row, index.column());
    return {};
}

bool SchemaModel::canBeBoolean(const SchemaRow &row) const
{
    const specification::Version version = openapi::schemaVersion(m_document.snapshot());
    const auto &schema = specification::objectType(specification::ObjectKind::Schema);
    const specification::Field *field = specification::findField(schema, row.keyword, version);
    return field ? field->type.boolean.contain(version) : version != specification::Version::V30;
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
    // Until 3.0, the members next to a reference have no meaning.
    const bool hasMembers = !row->isBoolean &&
                            (row->reference.isEmpty() ||
                             openapi::schemaVersion(m_document.snapshot()) != specification::Version::V30);
    switch (index.column()) {
    case Name:
        flags.setFlag(Qt::ItemIsEditable, row->place == RowPlace::Member);
        break;
    case Type:
        flags.setFlag(Qt::ItemIsEditable, !row->type.contains(u','));
        break;
    case Format:
        flags.setFlag(Qt::ItemIsEditable, hasMembers);
        break;
    case Description:
        flags.setFlag(Qt::ItemIsEditable, hasMembers && !row->description.contains(u'\n'));
        break;
    case Required:
        flags.setFlag(Qt::ItemIsUserCheckable, row->isProperty());
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
        return openapi::renameSchema(m_document, row, value.toString().toUtf8(),
                                     m_known ? m_known() : openapi::ReferencedDocumentPtr());
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
        return openapi::setMember(m_document, pointer, document::Value::string(text));
    return m_document.snapshot().at(pointer).exists() ? m_document.remove(pointer) : base::Result<void>();
}

} // namespace items

#include "moc_schemamodel.cpp"
