#include "steps.h"
#include "tooldermember.h"

namespace conversion {

using document::Node;
using document::Pointer;
using document::Value;
using specification::Holds;
using specification::Member;
using specification::ObjectKind;
using specification::Place;
using specification::Version;

namespace {

Value text(const char *bytes)
{
    return Value::string(QByteArray(bytes));
}

bool isNumber(const Node &node)
{
    return node.isScalar() &&
           (node.scalarType() == document::ScalarType::Integer || node.scalarType() == document::ScalarType::Float);
}

/** From 3.0: schemas get the keywords of JSON Schema. */
class From30 final : public specification::Visitor
{
public:
    explicit From30(Edits &edits)
        : m_edits(edits)
    {}

    void enter(const Place &place) override
    {
        if (place.kind == ObjectKind::Reference)
            dropSiblings(place);
        if (place.kind != ObjectKind::Schema)
            return;
        convertNullable(place);
        convertExclusive(place, "exclusiveMinimum", "minimum");
        convertExclusive(place, "exclusiveMaximum", "maximum");
    }

private:
    /** 3.0 ignores what is beside `$ref`. */
    void dropSiblings(const Place &place)
    {
        for (const Member &member : place.members) {
            if (member.key != "$ref" && !member.key.startsWith("x-") && !member.isMerged && !member.isRepeated)
                m_edits.drop(Loss::Kind::NoEffect, placeOf(place, member.key));
        }
    }

    void convertNullable(const Place &place)
    {
        const Member *nullable = place.member("nullable");
        if (!nullable || nullable->isMerged || !nullable->value.isBool())
            return;
        const Pointer at = placeOf(place, "nullable");
        const Node type = place.value("type");
        if (!nullable->value.toBool())
            return m_edits.drop(Loss::Kind::SaysDefault, at);
        // Without a type, null is allowed anyway.
        if (!type.isString())
            return m_edits.drop(Loss::Kind::NoEffect, at);
        m_edits.remove(at);
        m_edits.set(placeOf(place, "type"),
                    Value::array({Value::string(type.bytes()), Value::string(QByteArray("null"))}));
    }

    void convertExclusive(const Place &place, const QByteArray &exclusive, const QByteArray &bound)
    {
        const Member *member = place.member(exclusive);
        if (!member || member->isMerged || !member->value.isBool())
            return;
        const Pointer at = placeOf(place, exclusive);
        const Node limit = place.value(bound);
        if (!member->value.toBool())
            return m_edits.drop(Loss::Kind::SaysDefault, at);
        if (!limit.isScalar())
            return m_edits.drop(Loss::Kind::NoEffect, at);
        m_edits.remove(placeOf(place, bound));
        m_edits.set(at, Value::number(limit.bytes()));
    }

    Edits &m_edits;
};

/** From 3.1: schemas get the keywords of 3.0. */
class To30 final : public specification::Visitor
{
public:
    explicit To30(Edits &edits)
        : m_edits(edits)
    {}

    void enter(const Place &place) override
    {
        convertBooleanSchemas(place);
        switch (place.kind) {
        case ObjectKind::Schema:
            return convertSchema(place);
        case ObjectKind::OpenApi:
            return convertDocument(place);
        case ObjectKind::License:
            return convertLicense(place);
        case ObjectKind::Operation:
            return convertOperation(place);
        case ObjectKind::SecurityScheme:
            return convertSecurityScheme(place);
        default:
            for (const Member &member : place.members)
                dropNewerField(m_edits, place, member, Version::V30);
        }
    }

private:
    void keepAs(const Place &place, const QByteArray &field, const QByteArray &extension)
    {
        m_edits.rename(placeOf(place, field), extension);
        m_edits.lose(Loss::Kind::Renamed, placeOf(place, field),
                     {QString::fromUtf8(field), QString::fromUtf8(extension)});
    }

    void replace(const Place &place, const QByteArray &field, const QByteArray &newField, const Value &value)
    {
        if (newField != field)
            m_edits.remove(placeOf(place, field));
        m_edits.set(placeOf(place, newField), value);
    }

    void lose(const Place &place, const QByteArray &field, const QString &replacement)
    {
        m_edits.lose(Loss::Kind::Replaced, placeOf(place, field), {QString::fromUtf8(field), replacement});
    }

    void convertDocument(const Place &place)
    {
        for (const Member &member : place.members) {
            if (member.key == "webhooks" && !member.isMerged)
                keepAs(place, "webhooks", "x-webhooks");
            else
                dropNewerField(m_edits, place, member, Version::V30);
        }
        if (!place.member("paths")) {
            m_edits.set(placeOf(place, "paths"), Value::object());
            m_edits.lose(Loss::Kind::Added, place.pointer(), {u"paths"_qs});
        }
    }

    void convertLicense(const Place &place)
    {
        const Member *identifier = place.member("identifier");
        if (!identifier || identifier->isMerged)
            return;
        if (place.member("url"))
            return m_edits.drop(Loss::Kind::Removed, placeOf(place, "identifier"));
        const QString url = u"https://spdx.org/licenses/%1.html"_qs.arg(identifier->value.text());
        replace(place, "identifier", "url", Value::string(url));
        lose(place, "identifier", u"url"_qs);
    }

    void convertOperation(const Place &place)
    {
        if (place.member("responses"))
            return;
        m_edits.set(placeOf(place, "responses"),
                    Value::object({{"default", Value::object({{"description", text("")}})}}));
        m_edits.lose(Loss::Kind::Added, place.pointer(), {u"responses"_qs});
    }

    /** The scheme stays, so that what requires it is not open to everyone. */
    void convertSecurityScheme(const Place &place)
    {
        if (place.value("type").text() != u"mutualTLS")
            return;
        m_edits.set(placeOf(place, "scheme"), text("mutualTLS"));
        m_edits.set(placeOf(place, "type"), text("http"));
        m_edits.lose(Loss::Kind::Replaced, placeOf(place, "type"),
                     {u"mutualTLS"_qs, u"an http scheme with that name"_qs});
    }

    /** `true` is an empty schema, and `false` the one that no value fits. */
    void convertBooleanSchemas(const Place &place)
    {
        for (const Member &member : place.members) {
            if (!member.field || member.field->type.object != ObjectKind::Schema || member.isMerged ||
                member.field->type.boolean.contain(Version::V30))
                continue;
            const Pointer at = placeOf(place, member.key);
            convertBoolean(member.value, at);
            const bool isList = member.field->type.holds != Holds::One && !member.value.isScalar();
            for (qsizetype i = 0; isList && i < member.value.childCount(); ++i)
                convertBoolean(member.value.childAt(i).resolved(),
                               member.value.isMapping() ? at.child(member.value.keyAt(i)) : at.child(i));
        }
    }

    void convertBoolean(const Node &node, const Pointer &at)
    {
        if (node.isBool())
            m_edits.set(at, node.toBool() ? Value::object() : Value::object({{"not", Value::object()}}));
    }

    void convertSchema(const Place &place)
    {
        convertReference(place);
        convertTypes(place);
        convertBound(place, "exclusiveMinimum", "minimum", true);
        convertBound(place, "exclusiveMaximum", "maximum", false);
        for (const Member &member : place.members) {
            if (member.isMerged || member.isRepeated || !member.field ||
                specification::findField(place.type(), member.key, Version::V30) || member.key == "$ref")
                continue;
            if (member.key == "const" && !place.member("enum"))
                replace(place, "const", "enum", Value::array({member.value.value() ? *member.value.value() : Value()}));
            else if (member.key == "examples")
                convertExamples(place, member);
            else if (member.key == "contentEncoding" && member.value.text() == u"base64" && !place.member("format"))
                replace(place, "contentEncoding", "format", text("byte"));
            else if (member.key == "contentMediaType" && member.value.text() == u"application/octet-stream" &&
                     !place.member("format") && !place.member("contentEncoding"))
                replace(place, "contentMediaType", "format", text("binary"));
            else
                m_edits.drop(Loss::Kind::Removed, placeOf(place, member.key));
        }
        const Node type = place.value("type");
        const bool isList = type.text() == u"array" || isListOrNull(type);
        if (isList && !place.member("items"))
            m_edits.set(placeOf(place, "items"), Value::object());
    }

    static bool isListOrNull(const Node &type)
    {
        const QList<QByteArray> types = typesOf(type);
        return types.size() == 1 && types.first() == "array";
    }

    /** Without null. */
    static QList<QByteArray> typesOf(const Node &type)
    {
        QList<QByteArray> types;
        for (qsizetype i = 0; type.isSequence() && i < type.childCount(); ++i) {
            const QByteArray name = type.childAt(i).resolved().bytes();
            if (name != "null")
                types.append(name);
        }
        return types;
    }

    /** 3.0 ignores what is beside `$ref`, so the reference becomes one of `allOf`. */
    void convertReference(const Place &place)
    {
        const Member *reference = place.member("$ref");
        if (!reference || reference->isMerged || place.members.size() == 1)
            return;
        const Pointer at = place.pointer();
        const Value item = Value::object({{"$ref", Value::string(reference->value.bytes())}});
        m_edits.make(at.child("$ref"), [at, item](document::Document &document) -> base::Result<void> {
            const Pointer all = at.child("allOf");
            const bool isThere = document.snapshot().at(all).isSequence();
            if (auto done = isThere ? document.append(all, item) : document.set(all, Value::array({item})); !done)
                return done;
            return document.remove(at.child("$ref"));
        });
    }

    void convertTypes(const Place &place)
    {
        const Node type = place.value("type");
        if (type.text() == u"null") {
            m_edits.set(placeOf(place, "enum"), Value::array({Value()}));
            m_edits.set(placeOf(place, "nullable"), Value::boolean(true));
            m_edits.set(placeOf(place, "type"), text("string"));
            return lose(place, "type", u"a text that can only be null"_qs);
        }
        if (!type.isSequence())
            return;
        const QList<QByteArray> types = typesOf(type);
        const bool isNullable = types.size() < type.childCount();
        if (types.size() == 1) {
            if (isNullable)
                m_edits.set(placeOf(place, "nullable"), Value::boolean(true));
            return m_edits.set(placeOf(place, "type"), Value::string(types.first()));
        }
        // Several types: one alternative for each.
        QList<Value> alternatives;
        for (const QByteArray &name : types) {
            QList<Value::Member> members{{"type", Value::string(name)}};
            if (name == "array")
                members.append({"items", Value::object()});
            if (isNullable)
                members.append({"nullable", Value::boolean(true)});
            alternatives.append(Value::object(members));
        }
        m_edits.remove(placeOf(place, "type"));
        if (types.isEmpty() || place.member("anyOf")) {
            m_edits.lose(Loss::Kind::Removed, placeOf(place, "type"), {u"type"_qs});
        } else {
            m_edits.set(placeOf(place, "anyOf"), Value::array(alternatives));
            lose(place, "type", u"anyOf"_qs);
        }
    }

    void convertBound(const Place &place, const QByteArray &exclusive, const QByteArray &inclusive, bool isLower)
    {
        const Member *member = place.member(exclusive);
        if (!member || member->isMerged || !isNumber(member->value))
            return;
        const Node other = place.value(inclusive);
        // The narrower of the two bounds counts.
        const bool isOtherNarrower = isNumber(other) &&
                                     (isLower ? other.bytes().toDouble() > member->value.bytes().toDouble()
                                              : other.bytes().toDouble() < member->value.bytes().toDouble());
        if (isOtherNarrower)
            return m_edits.drop(Loss::Kind::NoEffect, placeOf(place, exclusive));
        m_edits.set(placeOf(place, exclusive), Value::boolean(true));
        m_edits.set(placeOf(place, inclusive), Value::number(member->value.bytes()));
    }

    void convertExamples(const Place &place, const Member &examples)
    {
        const Node first = examples.value.childAt(0).resolved();
        const auto value = first.value();
        if (place.member("example") || !examples.value.isSequence() || !first.exists() || !value)
            return m_edits.drop(Loss::Kind::Removed, placeOf(place, "examples"));
        replace(place, "examples", "example", *value);
        if (examples.value.childCount() > 1)
            lose(place, "examples", u"the first of them"_qs);
    }

    Edits &m_edits;
};

} // namespace

void collectFrom30To31(Edits &edits)
{
    From30 visitor(edits);
    specification::walk(edits.snapshot(), Version::V30, visitor);
}

void collectFrom31To30(Edits &edits)
{
    To30 visitor(edits);
    specification::walk(edits.snapshot(), Version::V31, visitor);
}

} // namespace conversion
