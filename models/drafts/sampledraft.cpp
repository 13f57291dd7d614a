#include "sampledraft.h"

#include "components.h"
#include "mediatypes.h"
#include "newobject.h"
#include "objectplace.h"
#include "operations.h"
#include "pathmatch.h"
#include "refs.h"
#include "requestvalues.h"

#include <QHash>

namespace drafts {

using document::Node;
using document::Pointer;
using document::Snapshot;
using document::Value;

namespace {

bool isMessage(const Pointer &place)
{
    const QByteArray before = place.parent().last();
    const bool isComponent = place.tokens().size() == 3 && place.tokens().first() == "components";
    return place.last() == "requestBody" || (before == "responses" && !place.last().startsWith("x-")) ||
           (isComponent && before == "requestBodies");
}

bool hasBodies(const QByteArray &method)
{
    return method == "post" || method == "put" || method == "patch" || method == "query";
}

bool isOperationPlace(const Snapshot &document, const Pointer &place)
{
    const openapi::ObjectPlace found = openapi::objectPlaceAt(document, place, openapi::versionOf(document));
    return found.kind == specification::ObjectKind::Operation;
}

/** The word after which the schema of a message is named. */
QByteArray wordOf(const Pointer &message)
{
    const QList<QByteArray> &tokens = message.tokens();
    if (tokens.first() == "components")
        return tokens.last();
    const bool isResponse = message.parent().last() == "responses";
    const QByteArray status = message.last();
    if (isResponse && !status.startsWith('2') && status != "default") {
        const QByteArray name = openapi::statusDescription(status);
        return name.isEmpty() ? QByteArray("Error") : name;
    }
    return schemaWordOf(tokens.value(1));
}

QByteArray jsonTypeOf(const Node &content)
{
    for (const QByteArray &type : content::mediaTypesOf(content)) {
        if (content::isJson(type))
            return type;
    }
    return {};
}

/** Gives the references to renamed components their new names. */
Value withNewNames(const Value &value, const QHash<QString, QString> &names, bool isMapping = false)
{
    if (value.type() == Value::Type::Array) {
        QList<Value> items;
        for (const Value &item : value.items())
            items.append(withNewNames(item, names));
        return Value::array(items);
    }
    if (value.type() != Value::Type::Object)
        return value;
    QList<Value::Member> members;
    for (const auto &[name, member] : value.members()) {
        const bool isReference = (isMapping || name == "$ref") && names.contains(member.text());
        members.append({name, isReference ? Value::string(names.value(member.text()))
                                          : withNewNames(member, names, name == "mapping")});
    }
    return Value::object(members);
}

QString referenceTo(const Pointer &place)
{
    return u'#' + place.toString();
}

} // namespace

QList<Pointer> messagesAround(const Snapshot &document, const Pointer &place)
{
    for (Pointer at = place; !at.isRoot(); at = at.parent()) {
        if (isMessage(at))
            return {at};
        if (!isOperationPlace(document, at))
            continue;
        const Node operation = document.at(at);
        QList<Pointer> messages;
        const Node responses = operation.member("responses");
        for (qsizetype i = 0; responses.isMapping() && i < responses.childCount(); ++i) {
            if (!responses.keyAt(i).startsWith("x-"))
                messages.append(at / Pointer{"responses", responses.keyAt(i)});
        }
        const Pointer body = at / QByteArray("requestBody");
        const bool hasBody = operation.member("requestBody").exists();
        if (hasBody || hasBodies(at.last()))
            messages.insert(hasBodies(at.last()) ? 0 : messages.size(), body);
        // The request is usually described first.
        const auto isEmpty = [&document](const Pointer &message) {
            return !openapi::resolveAt(document, message).node.member("content").exists();
        };
        std::stable_partition(messages.begin(), messages.end(), isEmpty);
        return messages;
    }
    return {};
}

base::Result<SampleDraft> sampleDraft(const Snapshot &document, const Pointer &message, const Value &sample,
                                      ObjectSchemas objects)
{
    const bool isThere = document.at(message).exists();
    const openapi::Resolution found = openapi::resolveAt(document, message);
    if (isThere && !found.isResolved())
        return base::Error{base::ErrorCode::NotFound, message.toString()};
    const Pointer owner = isThere ? found.target : message;
    const Node content = document.at(owner).member("content");
    const QByteArray type = jsonTypeOf(content);
    const QByteArray newType = type.isEmpty() ? QByteArray("application/json") : type;
    SampleDraft draft{{}, {}, owner / Pointer{"content", newType}};
    if (!type.isEmpty()) {
        const openapi::Resolution media = openapi::resolveAt(document, draft.place);
        if (!media.isResolved())
            return base::Error{base::ErrorCode::NotFound, draft.place.toString()};
        draft.place = media.target;
    }
    const Node media = document.at(draft.place);
    const bool hasExample = media.member("example").exists() || media.member("examples").exists();
    QList<Value::Member> members;
    if (media.member("schema").exists()) {
        draft.refined = draft.place / QByteArray("schema");
    } else {
        const SchemaDraft schema = schemaDraft(document, wordOf(owner), {sample}, objects);
        draft.additions = additionsOf(schema.components);
        members.append({"schema", schema.schema});
    }
    if (!hasExample && !mayHaveSecret(sample))
        members.append({"example", sample});
    if (!type.isEmpty()) {
        for (const auto &[name, value] : std::as_const(members))
            draft.additions.append({draft.place / name, value});
        return draft;
    }
    const Value added = Value::object(members);
    if (isThere) {
        draft.additions.append({draft.place, added});
        return draft;
    }
    QList<Value::Member> object;
    if (owner.last() != "requestBody")
        object = openapi::newResponse(owner.last(), openapi::versionOf(document)).members();
    object.append({"content", Value::object({{newType, added}})});
    draft.additions.append({owner, Value::object(object)});
    return draft;
}

Additions additionsOf(const Snapshot &document, const QList<PastedComponent> &components)
{
    QHash<QString, QString> renamed;
    QList<std::pair<Pointer, Value>> added;
    for (const PastedComponent &component : components) {
        const Pointer all{"components", component.kind};
        const QByteArray name = component.name.isEmpty()
                                    ? QByteArray("New") + openapi::typeName(component.kind).chopped(1)
                                    : openapi::componentName(component.name);
        const auto there = document.at(all / name).value();
        if (document.at(all / name).exists() && there && *there == component.value)
            continue;
        const QByteArray unused = openapi::unusedName(document.at(all), name);
        if (unused != component.name)
            renamed.insert(referenceTo(all / component.name), referenceTo(all / unused));
        added.append({all / unused, component.value});
    }
    Additions additions;
    for (const auto &[place, value] : std::as_const(added))
        additions.append({place, withNewNames(value, renamed)});
    return additions;
}

} // namespace drafts
