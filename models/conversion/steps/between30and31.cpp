#include "schemato30.h"
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
        convertFormat(place);
        for (const Member &member : place.members) {
            if (!member.field && specification::findField(place.type(), member.key, Version::V31))
                m_edits.lose(Loss::Kind::TakesEffect, placeOf(place, member.key), {QString::fromUtf8(member.key)});
        }
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

    /** From 3.1 on, other keywords describe binary data. */
    void convertFormat(const Place &place)
    {
        const Member *format = place.member("format");
        if (!format || format->isMerged || place.value("type").text() != u"string" || place.member("contentEncoding") ||
            place.member("contentMediaType"))
            return;
        if (format->value.text() == u"byte")
            replaceFormat(place, "contentEncoding", "base64");
        else if (format->value.text() == u"binary")
            replaceFormat(place, "contentMediaType", "application/octet-stream");
    }

    void replaceFormat(const Place &place, const char *keyword, const char *value)
    {
        m_edits.set(placeOf(place, keyword), text(value));
        m_edits.rename(placeOf(place, "format"), keyword);
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
        , m_relaxed(edits)
        , m_schemas(edits, m_relaxed)
    {}

    void enter(const Place &place) override
    {
        switch (place.kind) {
        case ObjectKind::Schema:
            m_schemas.convert(place);
            break;
        case ObjectKind::OpenApi:
            convertDocument(place);
            break;
        case ObjectKind::License:
            convertLicense(place);
            break;
        case ObjectKind::Operation:
            convertOperation(place);
            break;
        case ObjectKind::SecurityScheme:
            convertSecurityScheme(place);
            break;
        default:
            for (const Member &member : place.members)
                dropNewerField(m_edits, place, member, Version::V30);
        }
        // These edits are made before the others, which have schemas as objects.
        convertBooleanSchemas(place);
    }

private:
    void convertDocument(const Place &place)
    {
        for (const Member &member : place.members)
            dropNewerField(m_edits, place, member, Version::V30);
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
        m_edits.remove(placeOf(place, "identifier"));
        m_edits.set(placeOf(place, "url"), Value::string(url));
        m_edits.lose(Loss::Kind::Replaced, placeOf(place, "identifier"), {u"identifier"_qs, u"url"_qs});
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
            const bool isSchema = member.field && member.field->type.object == ObjectKind::Schema &&
                                  specification::memberField(place.type(), member.key, Version::V30);
            if (!isSchema || member.isMerged || member.field->type.boolean.contain(Version::V30))
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

    Edits &m_edits;
    RelaxedSchemas m_relaxed;
    SchemaTo30 m_schemas;
};

/** The keywords that give schemas names of their own. */
class SchemaNames final : public specification::Visitor
{
public:
    explicit SchemaNames(Edits &edits)
        : m_edits(edits)
    {}

    void enter(const Place &place) override
    {
        for (const char *name : {"$id", "$anchor"}) {
            const Member *member = place.kind == ObjectKind::Schema ? place.member(name) : nullptr;
            if (member && !member->isMerged)
                m_edits.drop(Loss::Kind::Removed, placeOf(place, name));
        }
    }

private:
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

void collectNamesOfSchemas(Edits &edits)
{
    SchemaNames visitor(edits);
    specification::walk(edits.snapshot(), Version::V31, visitor);
}

} // namespace conversion
