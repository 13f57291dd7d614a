#include "headersmodel.h"

#include "memberedit.h"
#include "objectnames.h"
#include "refs.h"
#include "textforms.h"

namespace designer {

using document::Node;
using document::Pointer;
using document::Value;

namespace {

bool hasPlainHeaderType(const Node &header)
{
    const Node schema = header.member("schema");
    const Node type = schema.member("type");
    return (!schema.exists() || schema.isMapping()) && !openapi::referenceOf(schema) &&
           (!type.exists() || type.isString()) && !header.member("content").exists();
}

QString headerTypeText(const Node &header)
{
    if (hasPlainHeaderType(header))
        return header.member("schema").member("type").text();
    return header.member("content").exists()
               ? u"content"_qs
               : objectSummary(header.member("schema"), specification::ObjectKind::Schema);
}

} // namespace

int HeadersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HeadersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    const QStringList headings{tr("Name"), tr("Required"), tr("Type"), tr("Description")};
    return headings.value(section);
}

QString HeadersModel::cellText(int row, int column) const
{
    if (column == Name)
        return QString::fromUtf8(keyAt(row));
    const Node header = shownAt(row);
    if (column == Type)
        return headerTypeText(header);
    const QString text = column == Description ? header.member("description").text() : QString();
    return column == Description && text.isEmpty() ? referenceText(row) : text;
}

bool HeadersModel::isCellEditable(int row, int column) const
{
    if (column == Name)
        return true;
    const Node entry = entryAt(row);
    if (!entry.isMapping() || openapi::referenceOf(entry))
        return false;
    if (column == Type)
        return hasPlainHeaderType(entry);
    const Node member = entry.member(column == Required ? "required" : "description");
    if (column == Required)
        return !member.exists() || member.isBool();
    return !member.exists() || member.isNull() || (member.isString() && !member.bytes().contains('\n'));
}

QString HeadersModel::cellNote(int row, int column) const
{
    const auto reference = openapi::referenceOf(entryAt(row));
    return reference && column != Name
               ? tr("Defined at %1.", "%1: a reference such as #/components/headers/Page").arg(*reference)
               : QString();
}

base::Result<void> HeadersModel::store(int row, int column, const QString &text)
{
    const Pointer place = pointerAt(row);
    if (column == Type)
        return storeText(place / Pointer{"schema", "type"}, text, true);
    if (column == Description)
        return storeText(place / QByteArray("description"), text, true);
    const QByteArray name = text.trimmed().toUtf8();
    if (!specification::isName(name, specification::Keys::HeaderName))
        return base::Error{base::ErrorCode::InvalidArgument, text};
    return document().renameKey(place, name);
}

QString HeadersModel::stepName() const
{
    return tr("Edit header");
}

bool HeadersModel::flagAt(int row, int) const
{
    return shownAt(row).member("required").toBool();
}

base::Result<void> HeadersModel::storeFlag(int row, int, bool flag)
{
    return openapi::setMember(document(), pointerAt(row) / QByteArray("required"), Value::boolean(flag));
}

base::Result<int> HeadersModel::addHeader(const QByteArray &name, const QString &reference)
{
    if (!specification::isName(name, specification::Keys::HeaderName))
        return base::Error{base::ErrorCode::InvalidArgument, QString::fromUtf8(name)};
    if (document().snapshot().at(this->place() / name).exists())
        return base::Error{base::ErrorCode::AlreadyExists, QString::fromUtf8(name)};
    const Value text = Value::object({{"schema", Value::object({{"type", Value::string(QByteArray("string"))}})}});
    const Value header = reference.isEmpty() ? text : Value::object({{"$ref", Value::string(reference)}});
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add header"));
        added = openapi::setMember(document(), this->place() / name, header);
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowOf(this->place() / name);
}

base::Result<int> HeadersModel::addRow()
{
    QByteArray name = "X-New";
    for (int number = 2; document().snapshot().at(place() / name).exists(); ++number)
        name = "X-New" + QByteArray::number(number);
    return addHeader(name);
}

base::Result<void> HeadersModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), tr("Remove header"));
    return RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_headersmodel.cpp"
