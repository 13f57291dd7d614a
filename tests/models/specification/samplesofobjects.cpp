#include "samplesofobjects.h"

#include <QHash>
#include <QSet>

namespace support {

using document::Value;
using specification::Condition;
using specification::Field;
using specification::Holds;
using specification::Is;
using specification::Keys;
using specification::ObjectKind;
using specification::Type;
using specification::Version;

namespace {

QByteArray keyOf(Keys keys)
{
    switch (keys) {
    case Keys::Path:
        return "/a";
    case Keys::Status:
        return "200";
    case Keys::Method:
        return "COPY";
    case Keys::MediaType:
        return "text/plain";
    default:
        return "a";
    }
}

Value textOf(const Type &type)
{
    if (!type.values.empty())
        return Value::string(QByteArray(type.values.front()));
    return Value::string(QByteArray(type.text == specification::Text::Email ? "kim@example.com" : "a"));
}

Value oneValueOf(const Type &type, Version version)
{
    switch (type.is) {
    case Is::Text:
        return textOf(type);
    case Is::Boolean:
        return Value::boolean(true);
    case Is::Integer:
    case Is::Number:
        return Value::integer(1);
    case Is::Object:
        return objectOf(type.object, version);
    case Is::Any:
        break;
    }
    return Value::integer(5);
}

/** A value in the container of the type, at this key or index. */
Value contained(const Type &type, const Value &value)
{
    if (type.holds == Holds::Map)
        return Value::object({{keyOf(type.keys), value}});
    if (type.holds == Holds::List || type.holds == Holds::NonEmptyList)
        return Value::array({value});
    return value;
}

QList<QByteArray> tokensOf(const Field &field, const QByteArray &name)
{
    if (field.type.holds == Holds::Map)
        return {name, keyOf(field.type.keys)};
    if (field.type.holds == Holds::List || field.type.holds == Holds::NonEmptyList)
        return {name, "0"};
    return {name};
}

void setMember(QList<Value::Member> &members, const QByteArray &name, const Value &value)
{
    members.removeIf([&](const Value::Member &member) { return member.first == name; });
    members.append({name, value});
}

bool has(const QList<Value::Member> &members, const char *name)
{
    return std::any_of(members.begin(), members.end(),
                       [&](const Value::Member &member) { return member.first == name; });
}

bool names(std::span<const char *const> words, const char *name)
{
    return name && std::any_of(words.begin(), words.end(), [&](const char *word) { return qstrcmp(word, name) == 0; });
}

/** Makes the members follow the object's conditions, keeping the member called `kept`. */
void settle(QList<Value::Member> &members, const specification::ObjectType &type, Version version, const char *kept)
{
    const auto addField = [&](const char *name) {
        if (const Field *field = specification::findField(type, name, version); field && !has(members, name))
            members.append({name, valueOf(field->type, version)});
    };
    // The texts on which other fields depend come first.
    for (const Condition &condition : type.conditions) {
        if (condition.versions.contain(version) && condition.kind == Condition::Kind::OnlyWhen &&
            names(condition.fields, kept))
            setMember(members, condition.when, Value::string(QByteArray(condition.values.front())));
    }
    for (const Condition &condition : type.conditions) {
        if (!condition.versions.contain(version))
            continue;
        const auto text = condition.when ? Value::object(members).member(condition.when).bytes() : QByteArray();
        const bool isMet = condition.when && names(condition.values, text.constData());
        if (condition.kind == Condition::Kind::RequiredWhen && isMet) {
            for (const char *name : condition.fields)
                addField(name);
        } else if (condition.kind == Condition::Kind::ValueWhen && isMet && names(condition.fields, kept)) {
            setMember(members, condition.fields.front(), Value::string(QByteArray(condition.allowed.front())));
        } else if (!condition.when && condition.kind != Condition::Kind::AtMostOne) {
            const bool hasOne = std::any_of(condition.fields.begin(), condition.fields.end(),
                                            [&](const char *name) { return has(members, name); });
            if (!hasOne)
                addField(condition.fields.front());
        }
    }
}

} // namespace

Value valueOf(const Type &type, Version version)
{
    return contained(type, oneValueOf(type, version));
}

Value objectOf(ObjectKind kind, Version version, const Field *field)
{
    const specification::ObjectType &type = specification::objectType(kind);
    QList<Value::Member> members;
    if (field && field != type.entries)
        members.append({field->name, valueOf(field->type, version)});
    for (const Field &each : type.fields) {
        if (each.versions.contain(version) && each.required.contain(version) && !has(members, each.name))
            members.append({each.name, valueOf(each.type, version)});
    }
    if (type.entries && (field == type.entries || type.needsEntry.contain(version)))
        members.append({keyOf(type.entryKeys), valueOf(type.entries->type, version)});
    settle(members, type, version, field ? field->name : nullptr);
    if (kind == ObjectKind::OpenApi)
        setMember(members, "openapi", Value::string(specification::nameOf(version).toUtf8() + ".0"));
    return Value::object(members);
}

QHash<ObjectKind, Route> routesOf(Version version)
{
    QHash<ObjectKind, Route> routes{{ObjectKind::OpenApi, {}}};
    QList<ObjectKind> reached{ObjectKind::OpenApi};
    for (qsizetype next = 0; next < reached.size(); ++next) {
        const specification::ObjectType &type = specification::objectType(reached[next]);
        const auto follow = [&](const Field &field, const QByteArray &name) {
            if (field.type.is != Is::Object || !field.versions.contain(version) || routes.contains(field.type.object))
                return;
            Route route = routes.value(type.kind);
            route.pointer = route.pointer / document::Pointer(tokensOf(field, name));
            route.fields.append(&field);
            route.owners.append(type.kind);
            routes.insert(field.type.object, route);
            reached.append(field.type.object);
        };
        for (const Field &field : type.fields)
            follow(field, field.name);
        if (type.entries)
            follow(*type.entries, keyOf(type.entryKeys));
    }
    return routes;
}

Value documentWith(const Route &route, const Value &object, Version version)
{
    Value value = object;
    for (qsizetype i = route.fields.size() - 1; i >= 0; --i) {
        const Field *field = route.fields[i];
        const specification::ObjectType &owner = specification::objectType(route.owners[i]);
        QList<Value::Member> members = objectOf(owner.kind, version, field).members();
        setMember(members, field == owner.entries ? keyOf(owner.entryKeys) : QByteArray(field->name),
                  contained(field->type, value));
        value = Value::object(members);
    }
    return value;
}

} // namespace support
