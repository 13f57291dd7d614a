#include "oldernames.h"
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

/** To 3.2: fields that older documents keep in extensions. */
class To32 final : public specification::Visitor
{
public:
    explicit To32(Edits &edits)
        : m_edits(edits)
    {}

    void enter(const Place &place) override
    {
        for (const Member &member : place.members) {
            const char *field = member.isMerged ? nullptr : fieldOfExtension(place.kind, member.key);
            if (field && !place.member(field))
                m_edits.rename(placeOf(place, member.key), field);
        }
    }

private:
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

void collectFrom31To32(Edits &edits)
{
    To32 visitor(edits);
    specification::walk(edits.snapshot(), Version::V31, visitor);
}

void collectFrom32To31(Edits &edits)
{
    From32 visitor(edits);
    specification::walk(edits.snapshot(), Version::V32, visitor);
}

} // namespace conversion
