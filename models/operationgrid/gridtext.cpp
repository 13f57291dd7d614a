#include "gridtext.h"

#include "namelist.h"
#include "requirementtext.h"

namespace operationgrid {

using document::Node;

namespace {

constexpr qsizetype MaximumJson = 200; ///< The largest number of characters of a value that is shown as JSON.

QByteArray fieldOf(Column column)
{
    switch (column) {
    case Column::Summary:
        return "summary";
    case Column::OperationId:
        return "operationId";
    case Column::Tags:
        return "tags";
    case Column::Security:
        return "security";
    case Column::Deprecated:
        return "deprecated";
    case Column::Responses:
        return "responses";
    case Column::Operation:
        break;
    }
    return {};
}

bool isTextList(const Node &list)
{
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        if (!list.childAt(i).resolved().isString())
            return false;
    }
    return list.isSequence();
}

bool isRequirementList(const Node &list)
{
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        const Node alternative = list.childAt(i).resolved();
        if (!alternative.isMapping())
            return false;
        for (qsizetype at = 0; at < alternative.childCount(); ++at) {
            if (!isTextList(alternative.childAt(at).resolved()))
                return false;
        }
    }
    return list.isSequence();
}

/** True if the texts of the column can express the value. */
bool hasForm(const Node &value, Column column)
{
    switch (column) {
    case Column::Summary:
    case Column::OperationId:
        return value.isString() && !value.bytes().contains('\n');
    case Column::Tags:
        return isTextList(value);
    case Column::Security:
        return isRequirementList(value);
    case Column::Deprecated:
        return value.isBool();
    case Column::Responses:
        return value.isMapping();
    case Column::Operation:
        break;
    }
    return false;
}

QStringList textsOf(const Node &list)
{
    QStringList texts;
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i) {
        if (const Node item = list.childAt(i).resolved(); item.isString())
            texts.append(item.text());
    }
    return texts;
}

QStringList statusesOf(const Node &responses)
{
    QStringList statuses;
    for (qsizetype i = 0; i < responses.childCount(); ++i) {
        if (const QByteArray status = responses.keyAt(i); !status.startsWith("x-"))
            statuses.append(QString::fromUtf8(status));
    }
    return statuses;
}

QString jsonText(const Node &value)
{
    if (value.isScalar())
        return value.text().left(MaximumJson);
    const auto read = value.value();
    return read ? QString::fromUtf8(read->toJson()).left(MaximumJson) : QString();
}

void countIds(QHash<QString, int> &ids, const Node &operation)
{
    if (const Node id = operation.member("operationId"); id.isString())
        ++ids[id.text()];
    const Node callbacks = operation.member("callbacks");
    for (qsizetype i = 0; callbacks.isMapping() && i < callbacks.childCount(); ++i) {
        const Node callback = callbacks.childAt(i).resolved();
        for (qsizetype at = 0; callback.isMapping() && at < callback.childCount(); ++at) {
            const Node item = callback.childAt(at).resolved();
            for (const QByteArray &method : openapi::methods()) {
                if (const Node id = item.member(method).member("operationId"); id.isString())
                    ++ids[id.text()];
            }
        }
    }
}

} // namespace

QString cellText(const Row &row, Column column)
{
    if (column == Column::Operation)
        return QString::fromUtf8(row.method.toUpper() + ' ' + row.path);
    const Node value = row.node.member(fieldOf(column)).resolved();
    if (!value.exists() || value.isNull())
        return {};
    if (!hasForm(value, column))
        return jsonText(value);
    switch (column) {
    case Column::Tags:
        return listText(textsOf(value));
    case Column::Security:
        return requirementsText(*securityOf(row.node));
    case Column::Deprecated:
        return value.toBool() ? u"true"_qs : QString();
    case Column::Responses:
        return listText(statusesOf(value));
    default:
        return value.text();
    }
}

std::optional<Fault> obstacleOf(const Row &row, Column column)
{
    if (column == Column::Operation)
        return Fault{Fault::Kind::IsFixed, {}};
    if (row.isElsewhere)
        return Fault{Fault::Kind::IsElsewhere, {}};
    const Node value = row.node.member(fieldOf(column)).resolved();
    if (!value.exists() || value.isNull() || hasForm(value, column))
        return std::nullopt;
    return Fault{value.isString() ? Fault::Kind::HasLineBreak : Fault::Kind::NotEditable, {}};
}

QStringList tagsOf(const Node &operation)
{
    return textsOf(operation.member("tags").resolved());
}

std::optional<QList<QList<openapi::RequiredScheme>>> securityOf(const Node &operation)
{
    const Node list = operation.member("security").resolved();
    if (!list.isSequence())
        return std::nullopt;
    QList<QList<openapi::RequiredScheme>> alternatives;
    for (qsizetype i = 0; i < list.childCount(); ++i) {
        const Node requirement = list.childAt(i).resolved();
        QList<openapi::RequiredScheme> schemes;
        for (qsizetype at = 0; at < requirement.childCount(); ++at)
            schemes.append({requirement.keyAt(at), textsOf(requirement.childAt(at).resolved())});
        alternatives.append(schemes);
    }
    return alternatives;
}

QString requirementsText(const Alternatives &alternatives)
{
    return alternativesText(alternatives);
}

Names readNames(const document::Snapshot &entry, const QList<Row> &rows)
{
    Names names;
    for (const QByteArray &scheme : openapi::definedSchemes(entry))
        names.schemes.insert(scheme);
    // Two paths can refer to one path item, whose operations are counted once.
    QSet<std::pair<document::Pointer, bool>> known;
    for (const Row &row : rows) {
        const std::pair place(row.pointer, row.isElsewhere);
        if (!row.isElsewhere && known.contains(place))
            continue;
        known.insert(place);
        countIds(names.operationIds, row.node);
    }
    return names;
}

std::optional<Fault> faultOf(const Row &row, Column column, const Names &names)
{
    if (column == Column::OperationId) {
        const QString id = cellText(row, column);
        if (names.operationIds.value(id) > 1)
            return Fault{Fault::Kind::UsedOperationId, id};
    }
    if (column == Column::Security) {
        const auto alternatives = securityOf(row.node);
        for (const auto &alternative : alternatives.value_or(QList<QList<openapi::RequiredScheme>>())) {
            for (const openapi::RequiredScheme &scheme : alternative) {
                if (!names.schemes.contains(scheme.name))
                    return Fault{Fault::Kind::UnknownScheme, QString::fromUtf8(scheme.name)};
            }
        }
    }
    return std::nullopt;
}

} // namespace operationgrid
