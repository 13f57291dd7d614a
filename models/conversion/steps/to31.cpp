#include "steps.h"
#include "tooldermember.h"

namespace conversion {

using document::Node;
using document::Pointer;
using document::Value;
using specification::Member;
using specification::ObjectKind;
using specification::Place;
using specification::Version;

namespace {

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

/** From 3.2: what is new goes into extensions, or away. */
class From32 final : public specification::Visitor
{
public:
    explicit From32(Edits &edits)
        : m_edits(edits)
    {}

    void enter(const Place &place) override
    {
        for (const Member &member : place.members) {
            if (place.kind == ObjectKind::PathItem && member.key == "query")
                moveQuery(place);
            else if (place.kind == ObjectKind::Tag && member.key == "summary")
                keepAs(place, "summary", "x-displayName");
            else if (place.kind == ObjectKind::OAuthFlows && member.key == "deviceAuthorization")
                keepAs(place, "deviceAuthorization", "x-oai-deviceAuthorization");
            else if (place.kind == ObjectKind::Components && member.key == "mediaTypes")
                keepAs(place, "mediaTypes", "x-mediaTypes");
            else
                dropNewerField(m_edits, place, member, Version::V31);
        }
        if (place.kind == ObjectKind::Response && !place.member("description"))
            add(place, "description", Value::string(QByteArray()));
        if (place.kind == ObjectKind::Parameter)
            convertParameter(place);
        if (place.kind == ObjectKind::Reference && place.expected == ObjectKind::MediaType)
            inlineMediaType(place);
    }

private:
    void keepAs(const Place &place, const QByteArray &field, const QByteArray &extension)
    {
        m_edits.rename(placeOf(place, field), extension);
        m_edits.lose(Loss::Kind::Renamed, placeOf(place, field),
                     {QString::fromUtf8(field), QString::fromUtf8(extension)});
    }

    void add(const Place &place, const QByteArray &field, const Value &value)
    {
        m_edits.set(placeOf(place, field), value);
        m_edits.lose(Loss::Kind::Added, place.pointer(), {QString::fromUtf8(field)});
    }

    /** `query` becomes an entry of the additional operations. */
    void moveQuery(const Place &place)
    {
        const Pointer item = place.pointer();
        m_edits.make(item.child("query"), [item](document::Document &document) -> base::Result<void> {
            const auto operation = document.snapshot().at(item.child("query")).value();
            if (!operation)
                return operation.error();
            const Pointer native = item.child("additionalOperations");
            const bool isNative = document.snapshot().at(native).exists();
            const Pointer list = isNative ? native : item.child("x-oai-additionalOperations");
            if (auto done = document.set(list.child("QUERY"), *operation); !done)
                return done;
            return document.remove(item.child("query"));
        });
        m_edits.lose(Loss::Kind::Renamed, item.child("query"), {u"query"_qs, u"x-oai-additionalOperations"_qs});
    }

    void convertParameter(const Place &place)
    {
        if (place.value("in").text() == u"querystring")
            return m_edits.drop(Loss::Kind::Removed, place.pointer());
        if (place.value("style").text() == u"cookie") {
            m_edits.set(placeOf(place, "style"), Value::string(QByteArray("form")));
            m_edits.lose(Loss::Kind::Replaced, placeOf(place, "style"), {u"cookie"_qs, u"form"_qs});
        }
    }

    /** Media types can't be references in 3.1. */
    void inlineMediaType(const Place &place)
    {
        const Pointer at = place.pointer();
        m_edits.make(at, [at](document::Document &document) -> base::Result<void> {
            const QString reference = document.snapshot().at(at.child("$ref")).text();
            const auto target = Pointer::parse(reference);
            const Node node = target ? document.snapshot().at(*target) : Node();
            const auto value = node.value();
            if (!reference.startsWith(u'#') || !node.exists() || !value)
                return base::Error{base::ErrorCode::NotFound, reference};
            return document.replaceSubtree(at, *value);
        });
        m_edits.lose(Loss::Kind::Replaced, at, {u"$ref"_qs, u"a copy of its target"_qs});
    }

    Edits &m_edits;
};

} // namespace

void collectFrom30To31(Edits &edits)
{
    From30 visitor(edits);
    specification::walk(edits.snapshot(), Version::V30, visitor);
}

void collectFrom32To31(Edits &edits)
{
    From32 visitor(edits);
    specification::walk(edits.snapshot(), Version::V32, visitor);
}

} // namespace conversion
