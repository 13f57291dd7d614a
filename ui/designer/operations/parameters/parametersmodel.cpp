#include "parametersmodel.h"

#include "memberedit.h"
#include "operationedit.h"
#include "referencename.h"
#include "refs.h"

namespace designer {

using document::Node;
using document::Pointer;
using document::Value;

namespace {

/** The type of the schema: "string", "string, null", the last part of a reference, or "content". */
QString typeText(const Node &parameter)
{
    const Node schema = parameter.member("schema");
    if (const std::optional<QString> reference = openapi::referenceOf(schema))
        return u"→ "_qs + openapi::referenceName(*reference);
    const Node type = schema.member("type");
    if (type.isSequence()) {
        QStringList names;
        for (qsizetype i = 0; i < type.childCount(); ++i)
            names.append(type.childAt(i).resolved().text());
        return names.join(u", ");
    }
    if (!type.exists() && parameter.member("content").exists())
        return u"content"_qs;
    return type.isScalar() ? type.text() : QString();
}

bool isPlainType(const Node &parameter)
{
    const Node schema = parameter.member("schema");
    const Node type = schema.member("type");
    const bool fits = !schema.exists() || schema.isMapping();
    return fits && !openapi::referenceOf(schema) && (!type.exists() || type.isString()) &&
           !parameter.member("content").exists();
}

QByteArray memberOf(int column)
{
    switch (column) {
    case ParametersModel::Name:
        return "name";
    case ParametersModel::In:
        return "in";
    case ParametersModel::Required:
        return "required";
    default:
        break;
    }
    return "description";
}

} // namespace

QStringList ParametersModel::locations()
{
    return {u"path"_qs, u"query"_qs, u"header"_qs, u"cookie"_qs};
}

QStringList ParametersModel::types()
{
    return {u"string"_qs, u"integer"_qs, u"number"_qs, u"boolean"_qs, u"array"_qs, u"object"_qs};
}

int ParametersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ParametersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    const QStringList headings{tr("Name"), tr("In"), tr("Required"), tr("Type"), tr("Description")};
    return headings.value(section);
}

QString ParametersModel::cellText(int row, int column) const
{
    const Node parameter = shownAt(row);
    if (column == Type)
        return typeText(parameter);
    const Node member = parameter.member(memberOf(column));
    if (column == Name && !member.exists())
        return referenceText(row);
    return member.isScalar() && !member.isNull() ? member.text() : QString();
}

bool ParametersModel::isCellEditable(int row, int column) const
{
    const Node entry = entryAt(row);
    if (!entry.isMapping() || openapi::referenceOf(entry))
        return false;
    if (column == Type)
        return isPlainType(entry);
    const Node member = entry.member(memberOf(column));
    if (column == Required)
        return (!member.exists() || member.isBool()) && entry.member("in").text() != u"path";
    return !member.exists() || member.isNull() || (member.isString() && !member.bytes().contains('\n'));
}

QString ParametersModel::cellNote(int row, int column) const
{
    const Node entry = entryAt(row);
    if (const std::optional<QString> reference = openapi::referenceOf(entry))
        return tr("Defined at %1. Edit it in Source.", "%1: a reference such as #/components/parameters/Page")
            .arg(*reference);
    if (!entry.isMapping())
        return tr("This is not a parameter. Edit it in Source.");
    if (column == Required && entry.member("in").text() == u"path")
        return tr("Path parameters are always required.");
    return isCellEditable(row, column) ? QString() : tr("This can only be edited in Source.");
}

base::Result<void> ParametersModel::store(int row, int column, const QString &text)
{
    const Pointer pointer = pointerAt(row);
    if (column == Type)
        return storeText(pointer / Pointer{"schema", "type"}, text, true);
    if (column == In && text == u"path") {
        if (auto required = openapi::setMember(document(), pointer.child("required"), Value::boolean(true)); !required)
            return required;
    }
    return storeText(pointer.child(memberOf(column)), text, column == Description);
}

bool ParametersModel::flagAt(int row, int column) const
{
    return shownAt(row).member(memberOf(column)).toBool();
}

base::Result<void> ParametersModel::storeFlag(int row, int column, bool flag)
{
    return openapi::setMember(document(), pointerAt(row).child(memberOf(column)), Value::boolean(flag));
}

QString ParametersModel::stepName() const
{
    return tr("Edit parameter");
}

base::Result<int> ParametersModel::addRow()
{
    QStringList names;
    for (int row = 0; row < rowCount(); ++row)
        names.append(cellText(row, Name));
    QString name = u"parameter"_qs;
    for (int number = 2; names.contains(name); ++number)
        name = u"parameter%1"_qs.arg(number);
    base::Result<void> added;
    {
        const document::Document::Step step(document(), tr("Add parameter"));
        added = openapi::addParameter(document(), place().parent(), {name, u"query"_qs, {}, false, u"string"_qs});
    }
    document().closeStep();
    if (!added)
        return added.error();
    return rowCount() - 1;
}

base::Result<void> ParametersModel::removeRowAt(int row)
{
    const document::Document::Step step(document(), tr("Remove parameter"));
    return RowsModel::removeRowAt(row);
}

} // namespace designer

#include "moc_parametersmodel.cpp"
