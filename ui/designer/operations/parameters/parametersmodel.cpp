#include "parametersmodel.h"

#include "memberedit.h"
#include "operationedit.h"
#include "referencename.h"
#include "refs.h"

#include <QSet>

#include <utility>

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

void ParametersModel::setPlaces(const Pointer &own, const Pointer &ofPath)
{
    m_ofPath = ofPath;
    setPlace(own);
}

/** A parameter of the operation with the same name and location replaces the one of the path. */
int ParametersModel::countRows()
{
    m_inherited.clear();
    const int count = RowsModel::countRows();
    QSet<std::pair<QByteArray, QString>> own;
    for (int i = 0; i < count && !m_ofPath.isRoot(); ++i) {
        const Node parameter = followed(snapshot().at(place().child(qsizetype(i))).resolved());
        own.insert({parameter.member("name").bytes(), parameter.member("in").text()});
    }
    const Node parameters = m_ofPath.isRoot() ? Node() : snapshot().at(m_ofPath);
    for (qsizetype i = 0; parameters.isSequence() && i < parameters.childCount(); ++i) {
        const Node parameter = followed(parameters.childAt(i).resolved());
        if (!own.contains({parameter.member("name").bytes(), parameter.member("in").text()}))
            m_inherited.append(i);
    }
    return leadingRows() + count;
}

bool ParametersModel::isTouchedBy(const document::Change &change) const
{
    return RowsModel::isTouchedBy(change) || (!m_ofPath.isRoot() && change.touches(m_ofPath));
}

Node ParametersModel::entryAt(int row) const
{
    return snapshot().at(pointerAt(row)).resolved();
}

Pointer ParametersModel::pointerAt(int row) const
{
    return row < leadingRows() ? m_ofPath.child(m_inherited.at(row)) : place().child(qsizetype(row - leadingRows()));
}

int ParametersModel::rowOf(const Pointer &pointer) const
{
    const qsizetype depth = m_ofPath.tokens().size();
    if (!m_ofPath.isRoot() && m_ofPath.contains(pointer) && pointer.tokens().size() > depth)
        return int(m_inherited.indexOf(pointer.tokens().at(depth).toLongLong()));
    const qsizetype own = place().tokens().size();
    if (place().isRoot() || !place().contains(pointer) || pointer.tokens().size() == own)
        return -1;
    const qsizetype row = leadingRows() + pointer.tokens().at(own).toLongLong();
    return row < rowCount() ? int(row) : -1;
}

int ParametersModel::rowWith(const QByteArray &name, const QString &location) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const Node parameter = shownAt(row);
        if (parameter.member("name").bytes() == name && parameter.member("in").text() == location)
            return row;
    }
    return -1;
}

int ParametersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ParametersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return RowsModel::headerData(section, orientation, role);
    const QStringList headings{tr("Name"), tr("In"), tr("Required"), tr("Type"), tr("Description"), tr("Origin")};
    return headings.value(section);
}

QString ParametersModel::cellText(int row, int column) const
{
    if (column == Origin)
        return row < leadingRows() ? tr("Path") : referenceText(row);
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
    if (row < leadingRows() || column == Origin || !entry.isMapping() || openapi::referenceOf(entry))
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
    if (row < leadingRows())
        return tr("Defined in the path, for all its operations. Open the path to edit it.");
    const Node entry = entryAt(row);
    if (const std::optional<QString> reference = openapi::referenceOf(entry))
        return tr("Defined at %1. Edit it in Source.", "%1: a reference such as #/components/parameters/Page")
            .arg(*reference);
    if (!entry.isMapping())
        return tr("This is not a parameter. Edit it in Source.");
    if (column == Required && entry.member("in").text() == u"path")
        return tr("Path parameters are always required.");
    return column == Origin || isCellEditable(row, column) ? QString() : tr("This can only be edited in Source.");
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
        names.append(textAt(row, Name));
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
