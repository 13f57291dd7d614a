#include "objectnames.h"

#include "fieldlabels.h"
#include "objectplace.h"
#include "refs.h"
#include "specificationtable.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace designer {

namespace {

using document::Node;
using specification::ObjectKind;

struct ObjectNames {
    Q_DECLARE_TR_FUNCTIONS(designer::ObjectNames)
};

/** Long texts and values are cut, because a list shows one line. */
constexpr qsizetype ShownSummary = 120;

QString oneLine(const QString &text)
{
    return text.left(ShownSummary).simplified();
}

QString textOf(const Node &object, QByteArrayView member)
{
    const Node node = object.member(member);
    return node.isScalar() && !node.isNull() ? oneLine(node.text()) : QString();
}

QString keysOf(const Node &map)
{
    QStringList keys;
    for (qsizetype i = 0; map.isMapping() && i < map.childCount(); ++i)
        keys.append(QString::fromUtf8(map.keyAt(i)));
    return keys.join(u", ");
}

QString lastStep(const QString &reference)
{
    return reference.section(u'/', -1);
}

/** "Book", "list of Book", "string (date)", "one of several". */
QString schemaText(const Node &schema, int depth = 0)
{
    if (schema.isBool())
        return schema.toBool() ? ObjectNames::tr("anything") : ObjectNames::tr("nothing");
    if (const auto reference = openapi::referenceOf(schema))
        return lastStep(*reference);
    const Node type = schema.member("type");
    if (type.isString() && type.text() == u"array" && depth < 3)
        return ObjectNames::tr("list of %1", "%1: a schema, such as string or Book")
            .arg(schemaText(schema.member("items"), depth + 1));
    QString text = type.isSequence() ? QString() : textOf(schema, "type");
    for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i)
        text += (i > 0 ? u" | "_qs : QString()) + type.childAt(i).text();
    for (const char *combination : {"oneOf", "anyOf", "allOf"}) {
        if (text.isEmpty() && schema.member(combination).isSequence())
            text = QString::fromLatin1(combination);
    }
    if (text.isEmpty())
        return schema.exists() ? ObjectNames::tr("any type") : QString();
    const QString format = textOf(schema, "format");
    return format.isEmpty() ? text : ObjectNames::tr("%1 (%2)", "%1: a type, %2: its format").arg(text, format);
}

/** "query, string" */
QString parameterText(const Node &parameter)
{
    const Node content = parameter.member("content");
    const QString type = content.isMapping() ? keysOf(content) : schemaText(parameter.member("schema"));
    const QString place = textOf(parameter, "in");
    return type.isEmpty() ? place : place.isEmpty() ? type : place + u", "_qs + type;
}

QString requirementText(const Node &requirement)
{
    const QString names = keysOf(requirement);
    return names.isEmpty() ? ObjectNames::tr("No security") : names;
}

QString pathItemText(const Node &item)
{
    QStringList methods;
    for (const QString &key : keysOf(item).split(u", "_qs)) {
        if (item.member(key.toUtf8()).member("responses").exists())
            methods.append(key.toUpper());
    }
    return methods.join(u", ");
}

QString exampleText(const Node &example)
{
    for (const char *member : {"summary", "description", "externalValue", "serializedValue"}) {
        if (const QString text = textOf(example, member); !text.isEmpty())
            return text;
    }
    const Node value = example.member("dataValue").exists() ? example.member("dataValue") : example.member("value");
    return value.isScalar() ? oneLine(value.text()) : keysOf(value);
}

} // namespace

QString objectSummary(const Node &node, ObjectKind kind)
{
    const Node object = node.resolved();
    if (const auto reference = openapi::referenceOf(object); reference && kind != ObjectKind::Schema)
        return u"→ "_qs + lastStep(*reference);
    switch (kind) {
    case ObjectKind::Schema:
        return schemaText(object);
    case ObjectKind::Parameter:
    case ObjectKind::Header:
        return parameterText(object);
    case ObjectKind::MediaType:
        return schemaText(object.member(object.member("itemSchema").exists() ? "itemSchema" : "schema"));
    case ObjectKind::RequestBody:
        return keysOf(object.member("content"));
    case ObjectKind::Responses:
    case ObjectKind::Callback:
    case ObjectKind::OAuthFlows:
        return keysOf(object);
    case ObjectKind::SecurityRequirement:
        return requirementText(object);
    case ObjectKind::PathItem:
        return pathItemText(object);
    case ObjectKind::Example:
        return exampleText(object);
    case ObjectKind::Server:
    case ObjectKind::ExternalDocumentation:
        return textOf(object, "url");
    case ObjectKind::SecurityScheme:
        return textOf(object, "type");
    case ObjectKind::Link:
        return textOf(object, object.member("operationId").exists() ? "operationId" : "operationRef");
    case ObjectKind::ServerVariable:
        return textOf(object, "default");
    case ObjectKind::Tag:
        return textOf(object, "name");
    case ObjectKind::Discriminator:
        return textOf(object, "propertyName");
    default:
        break;
    }
    for (const char *member : {"summary", "title", "name", "description", "contentType"}) {
        if (const QString text = textOf(object, member); !text.isEmpty())
            return text;
    }
    return object.isScalar() ? oneLine(object.text()) : keysOf(object);
}

QString stepText(const document::Snapshot &snapshot, const document::Pointer &place)
{
    const document::Pointer owner = place.parent();
    const QByteArray last = place.last();
    const openapi::ObjectPlace around = openapi::objectPlaceAt(snapshot, owner, openapi::versionOf(snapshot));
    const bool isField = around.kind != ObjectKind::NoObject &&
                         specification::findField(specification::objectType(around.kind), last,
                                                  openapi::versionOf(snapshot));
    if (isField)
        return messages::fieldLabel(last);
    if (!snapshot.at(owner).isSequence())
        return QString::fromUtf8(last);
    const Node entry = snapshot.at(place);
    if (const auto reference = openapi::referenceOf(entry))
        return lastStep(*reference);
    for (const char *member : {"name", "url"}) {
        if (const QString name = textOf(entry, member); !name.isEmpty())
            return name;
    }
    return QString::number(last.toLongLong() + 1);
}

/** Members that are no field of the object, such as `x-team`, are counted together. */
QString foldTitle(const Node &object, ObjectKind kind, const QSet<QByteArray> &omitted)
{
    const specification::ObjectType &type = specification::objectType(kind);
    QStringList titles;
    int others = 0;
    for (qsizetype i = 0; object.isMapping() && i < object.childCount(); ++i) {
        const QByteArray name = object.keyAt(i);
        if (omitted.contains(name))
            continue;
        const auto field = std::find_if(type.fields.begin(), type.fields.end(),
                                        [&name](const specification::Field &one) { return name == one.name; });
        if (field == type.fields.end()) {
            ++others;
            continue;
        }
        const Node value = object.childAt(i).resolved();
        const bool isMany = field->type.holds != specification::Holds::One;
        const QString label = messages::fieldLabel(name);
        titles.append(isMany && (value.isMapping() || value.isSequence())
                          ? ObjectNames::tr("%1 (%2)", "%1: a field, such as Callbacks; %2: how many it has")
                                .arg(label, QString::number(value.childCount()))
                          : label);
    }
    if (others > 0)
        titles.append(ObjectNames::tr("Other members (%1)", "%1: how many").arg(others));
    return titles.isEmpty()
               ? ObjectNames::tr("More %1 fields", "%1: an object, such as response").arg(messages::objectLabel(kind))
               : titles.join(u", ");
}

QString entryLabel(ObjectKind owner, const specification::Field &field)
{
    const QByteArrayView name = field.name;
    if (name == "webhooks")
        return ObjectNames::tr("webhook");
    if (name == "scopes")
        return ObjectNames::tr("scope");
    if (name == "mapping")
        return ObjectNames::tr("mapping");
    if (owner == ObjectKind::Callback)
        return ObjectNames::tr("callback URL");
    if (owner == ObjectKind::SecurityRequirement)
        return ObjectNames::tr("security scheme");
    if (owner == ObjectKind::RequiredLists)
        return ObjectNames::tr("property");
    return field.type.is == specification::Is::Object ? messages::objectLabel(field.type.object)
                                                      : ObjectNames::tr("entry");
}

QString entriesTitle(ObjectKind owner)
{
    switch (owner) {
    case ObjectKind::Paths:
        return ObjectNames::tr("Paths");
    case ObjectKind::AdditionalOperations:
        return ObjectNames::tr("Operations");
    case ObjectKind::Responses:
        return ObjectNames::tr("Responses");
    case ObjectKind::Callback:
        return ObjectNames::tr("Callback URLs");
    case ObjectKind::SecurityRequirement:
        return ObjectNames::tr("Security schemes");
    case ObjectKind::RequiredLists:
        return ObjectNames::tr("Properties");
    default:
        return ObjectNames::tr("Entries");
    }
}

} // namespace designer
