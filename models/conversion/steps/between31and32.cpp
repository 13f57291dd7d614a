#include "oldernames.h"
#include "refs.h"
#include "steps.h"
#include "tooldermember.h"

namespace conversion {

using document::Document;
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
            if (!field || place.member(field))
                continue;
            const bool hasQuery = place.kind == ObjectKind::PathItem && member.value.member("QUERY").exists() &&
                                  !place.member("query");
            if (!hasQuery || member.value.childCount() > 1)
                m_edits.rename(placeOf(place, member.key), field);
            if (hasQuery)
                moveQuery(placeOf(place, member.key), member.value.childCount() == 1);
        }
    }

private:
    /** Moves the operation QUERY from the additional operations to the field `query`. */
    void moveQuery(const Pointer &list, bool isOnly)
    {
        const Pointer from = list.child("QUERY");
        const Pointer to = list.parent().child("query");
        m_edits.moved(from, to);
        m_edits.make(from, [=](Document &document) -> base::Result<void> {
            const auto operation = document.snapshot().at(from).value();
            if (!operation)
                return operation.error();
            if (auto done = document.remove(isOnly ? list : from); !done)
                return done;
            return document.set(to, *operation);
        });
    }

    Edits &m_edits;
};

/** The largest number of bytes, as JSON, of all copies of media types, which can contain one another. */
constexpr qint64 MaximumMediaTypeBytes = 4 * 1024 * 1024;
/** The least number of bytes that a copy counts as. */
constexpr qint64 BytesOfMediaType = 512;
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
            if (place.kind == ObjectKind::PathItem && member.key == "query" && !member.isMerged)
                moveQuery(place);
            else if (place.kind == ObjectKind::Xml && member.key == "nodeType" && !member.isMerged)
                convertNodeType(place);
            else
                dropNewerField(m_edits, place, member, Version::V31);
        }
        if (place.kind == ObjectKind::Response && !place.member("description"))
            add(place, "description", Value::string(QByteArray()));
        if (place.kind == ObjectKind::Parameter)
            convertParameter(place);
        if (place.kind == ObjectKind::Reference && place.expected == ObjectKind::MediaType)
            inlineMediaType(place);
        dropQueryStrings(place);
    }

private:
    void add(const Place &place, const QByteArray &field, const Value &value)
    {
        m_edits.set(placeOf(place, field), value);
        m_edits.lose(Loss::Kind::Added, place.pointer(), {QString::fromUtf8(field)});
    }

    /** `query` becomes an entry of the additional operations. */
    void moveQuery(const Place &place)
    {
        const Pointer item = place.pointer();
        m_edits.moved(item.child("query"), item.child("x-oai-additionalOperations").child("QUERY"));
        // The native field is removed if its extension is there already.
        const bool isTaken = place.member("x-oai-additionalOperations");
        m_edits.make(item.child("query"), [item, isTaken](Document &document) -> base::Result<void> {
            const auto operation = document.snapshot().at(item.child("query")).value();
            if (!operation)
                return operation.error();
            const Pointer native = item.child("additionalOperations");
            const bool isNative = !isTaken && document.snapshot().at(native).exists();
            const Pointer list = isNative ? native : item.child("x-oai-additionalOperations");
            if (auto done = document.set(list.child("QUERY"), *operation); !done)
                return done;
            return document.remove(item.child("query"));
        });
        m_edits.lose(Loss::Kind::Renamed, item.child("query"), {u"query"_qs, u"x-oai-additionalOperations"_qs});
    }

    /** Replaces `nodeType` by the field of 3.1: `attribute`, or `wrapped` for an element around the items of a list. */
    void convertNodeType(const Place &place)
    {
        const QString type = place.value("nodeType").text();
        const bool isOfList = place.parent && place.parent->value("type").text() == u"array";
        const char *field = type == u"attribute" ? "attribute" : type == u"element" && isOfList ? "wrapped" : nullptr;
        const Pointer at = placeOf(place, "nodeType");
        if (!field || place.member(field))
            return m_edits.drop(Loss::Kind::Removed, at);
        m_edits.remove(at);
        m_edits.set(placeOf(place, field), Value::boolean(true));
    }

    void convertParameter(const Place &place)
    {
        const Member *reserved = place.member("allowReserved");
        if (reserved && !reserved->isMerged && place.value("in").text() != u"query")
            m_edits.drop(Loss::Kind::Removed, placeOf(place, "allowReserved"));
        if (place.value("style").text() == u"cookie") {
            m_edits.set(placeOf(place, "style"), Value::string(QByteArray("form")));
            m_edits.lose(Loss::Kind::Replaced, placeOf(place, "style"), {u"cookie"_qs, u"form"_qs});
        }
    }

    /** Parameters for the whole query string, and references to them, have no equivalent. */
    void dropQueryStrings(const Place &place)
    {
        const Member *parameters = place.member("parameters");
        const bool hasParameters = place.kind == ObjectKind::PathItem || place.kind == ObjectKind::Operation ||
                                   place.kind == ObjectKind::Components;
        if (!hasParameters || !parameters || parameters->isMerged)
            return;
        const Pointer list = placeOf(place, "parameters");
        const Node &node = parameters->value;
        qsizetype kept = 0;
        for (qsizetype i = 0; i < node.childCount(); ++i) {
            const bool isQueryString = isForQueryString(node.childAt(i).resolved());
            const QByteArray key = node.isMapping() ? node.keyAt(i) : QByteArray::number(i);
            if (isQueryString)
                m_edits.drop(Loss::Kind::Removed, list.child(key));
            else if (node.isSequence() && kept < i)
                m_edits.moved(list.child(i), list.child(kept));
            kept += isQueryString ? 0 : 1;
        }
    }

    [[nodiscard]] bool isForQueryString(const Node &parameter) const
    {
        const auto reference = openapi::referenceOf(parameter);
        const Node target = reference ? openapi::resolveReference(m_edits.snapshot(), *reference).node : parameter;
        return target.member("in").text() == u"querystring";
    }

    /** Media types can't be references in 3.1. */
    void inlineMediaType(const Place &place)
    {
        const Pointer at = place.pointer();
        const openapi::Resolution found = openapi::resolveReference(m_edits.snapshot(), place.value("$ref").text());
        if (!found.isResolved())
            return; // The target is in another file, which is reported once, or is missing.
        m_edits.make(at, [at, target = found.target, left = m_bytesLeft](Document &document) -> base::Result<void> {
            // The section can have its new name already.
            const Node node = document.snapshot().at(target);
            const auto value = (node.exists() ? node : document.snapshot().at(keptPlace(target))).value();
            if (!value)
                return value.error();
            *left -= qMax<qint64>(BytesOfMediaType, value->toJson().size());
            if (*left < 0)
                return base::Error{base::ErrorCode::TooLarge, {}};
            return document.replaceSubtree(at, *value);
        });
        m_edits.lose(Loss::Kind::Replaced, at, {u"$ref"_qs, u"a copy of its target"_qs});
    }

    static Pointer keptPlace(const Pointer &mediaType)
    {
        return Pointer{"components", extensionFor(ObjectKind::Components, "mediaTypes")} /
               Pointer(mediaType.tokens().sliced(2));
    }

    Edits &m_edits;
    std::shared_ptr<qint64> m_bytesLeft = std::make_shared<qint64>(MaximumMediaTypeBytes); ///< For all copies together.
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
