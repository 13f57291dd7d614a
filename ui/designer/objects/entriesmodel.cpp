#include "entriesmodel.h"

#include "memberedit.h"
#include "newobject.h"
#include "objectnames.h"
#include "objectplace.h"
#include "textforms.h"

namespace designer {

using document::Pointer;
using document::Value;
using specification::Field;
using specification::Holds;
using specification::ObjectKind;

void EntriesModel::setField(const Pointer &owner, ObjectKind ownerKind, const Field &field)
{
    m_owner = owner;
    m_ownerKind = ownerKind;
    m_field = &field;
    m_isWholeObject = specification::objectType(ownerKind).entries == &field;
    const Pointer entries = m_isWholeObject ? owner : owner / field.name;
    if (entries != place()) // Otherwise, a cell that is edited would close.
        setPlace(entries);
}

bool EntriesModel::wantsSequence() const
{
    return m_field && !m_isWholeObject && m_field->type.holds != Holds::Map;
}

int EntriesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EntriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    return section == Name ? tr("Name") : tr("Summary");
}

QString EntriesModel::cellText(int row, int column) const
{
    if (column == Name)
        return wantsSequence() ? stepText(document().snapshot(), pointerAt(row)) : QString::fromUtf8(keyAt(row));
    return m_field ? objectSummary(entryAt(row), m_field->type.object) : QString();
}

bool EntriesModel::isCellEditable(int, int column) const
{
    return column == Name && !wantsSequence();
}

base::Result<void> EntriesModel::store(int row, int, const QString &text)
{
    const QByteArray name = text.trimmed().toUtf8();
    const specification::Keys keys = m_isWholeObject ? specification::objectType(m_ownerKind).entryKeys
                                                     : m_field->type.keys;
    if (!specification::isName(name, keys))
        return base::Error{base::ErrorCode::InvalidArgument, text};
    return keys == specification::Keys::Status ? openapi::renameStatus(document(), pointerAt(row), name)
                                               : document().renameKey(pointerAt(row), name);
}

QString EntriesModel::stepName() const
{
    return tr("Rename %1", "%1: an entry such as media type").arg(entryLabel(m_ownerKind, *m_field));
}

Value EntriesModel::newEntry(const QByteArray &name) const
{
    const specification::Version version = openapi::versionOf(document().snapshot());
    if (m_field->type.object == ObjectKind::Response && m_isWholeObject)
        return openapi::newResponse(name, version);
    if (m_field->type.object != ObjectKind::SecurityRequirement)
        return openapi::newObject(m_field->type.object, version);
    // The first scheme of the document, because an empty requirement opens the operation to everybody.
    const document::Node schemes = document().snapshot().at({"components", "securitySchemes"});
    return schemes.childCount() > 0 ? Value::object({{schemes.keyAt(0), Value::array()}}) : Value::object();
}

bool EntriesModel::canAddRow() const
{
    const bool hasOneEntry = m_ownerKind == ObjectKind::Parameter || m_ownerKind == ObjectKind::Header;
    const bool isContent = m_field && QByteArrayView(m_field->name) == "content";
    return isEditable() && !(hasOneEntry && isContent && rowCount() > 0);
}

base::Result<int> EntriesModel::addRow()
{
    if (!m_field)
        return base::Error{base::ErrorCode::NotFound, {}};
    base::Result<Pointer> added = m_owner;
    {
        const document::Document::Step step(
            document(), tr("Add %1", "%1: an entry such as media type").arg(entryLabel(m_ownerKind, *m_field)));
        if (m_isWholeObject) {
            const specification::ObjectType &type = specification::objectType(m_ownerKind);
            const QByteArray name = openapi::newName(type.entryKeys, document().snapshot().at(m_owner));
            const Pointer place = m_owner / name;
            const base::Result<void> set = openapi::setMember(document(), place, newEntry(name));
            added = set ? base::Result<Pointer>(place) : base::Result<Pointer>(set.error());
        } else {
            added = openapi::addEntry(document(), m_owner, *m_field, newEntry({}));
        }
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> EntriesModel::removeRowAt(int row)
{
    const document::Document::Step step(
        document(), tr("Remove %1", "%1: an entry such as media type").arg(entryLabel(m_ownerKind, *m_field)));
    // An object that has only entries stays: it may be required where it is.
    return m_isWholeObject ? document().remove(pointerAt(row)) : RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_entriesmodel.cpp"
