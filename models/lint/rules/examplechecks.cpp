#include "objectchecks.h"

namespace lint {

using document::Node;
using document::Pointer;
using specification::ObjectKind;
using specification::Place;
using Use = ExampleUse;

namespace {

Use useOf(const Place &place)
{
    const bool isOfParameter = place.kind == ObjectKind::Parameter || place.enclosing(ObjectKind::Parameter);
    return place.enclosing(ObjectKind::Response)                       ? Use::Response
           : isOfParameter || place.enclosing(ObjectKind::RequestBody) ? Use::Request
                                                                       : Use::Both;
}

/** The examples of one object, which have one schema. */
class ExamplesOf final
{
public:
    ExamplesOf(const Place &place, CheckContext &context, const QByteArray &mediaType)
        : m_place(place)
        , m_context(context)
        , m_schema(place.pointer() / QByteArray("schema"))
        , m_use(useOf(place))
        , m_isJson(mediaType.isNull() || isJsonContent(mediaType))
    {}

    void run()
    {
        if (!m_place.value("schema").exists())
            return;
        if (const specification::Member *example = m_place.member("example"))
            check(example->value, m_context.placeOf(m_place.pointer() / QByteArray("example")));
        for (const document::Member &entry : membersOf(m_place.value("examples"))) {
            const Pointer pointer = m_place.pointer() / QByteArray("examples") / entry.key;
            checkObject(entry.value, m_context.placeOf(pointer));
        }
    }

private:
    void checkObject(Node example, openapi::Place place)
    {
        if (openapi::referenceOf(example)) {
            const openapi::SetResolution found = m_context.resolvedReference(example.member("$ref"));
            example = found.node;
            place = found.place;
        }
        for (const char *field : {"value", "dataValue"}) {
            if (const Node value = example.member(field); value.exists())
                check(value, {place.address, place.pointer / QByteArray(field)});
        }
    }

    /** For other media types than JSON, a text is the content as it is sent. */
    void check(const Node &value, const openapi::Place &place)
    {
        if (m_isJson || !value.isString())
            m_context.examples.validate("oas3-valid-media-example"_rule, value, place, m_context.placeOf(m_schema),
                                        m_use);
    }

    const Place &m_place;
    CheckContext &m_context;
    Pointer m_schema;
    Use m_use;
    bool m_isJson;
};

void checkContent(const Place &place, CheckContext &context)
{
    ExamplesOf(place, context, place.entry.isNull() ? QByteArray("") : place.entry).run();
}

void checkValueOfParameter(const Place &place, CheckContext &context)
{
    ExamplesOf(place, context, {}).run();
}

void checkSchemaExamples(const Place &place, CheckContext &context)
{
    const auto check = [&](const Node &value, const Pointer &pointer) {
        context.examples.validate("oas3-valid-schema-example"_rule, value, context.placeOf(pointer),
                                  context.placeOf(place.pointer()), Use::Both);
    };
    for (const char *field : {"example", "default"}) {
        if (const specification::Member *member = place.member(field))
            check(member->value, place.pointer() / member->key);
    }
    const Node list = context.version == specification::Version::V30 ? Node() : place.value("examples");
    for (qsizetype i = 0; list.isSequence() && i < list.childCount(); ++i)
        check(list.childAt(i).resolved(), (place.pointer() / QByteArray("examples")).child(i));
}

void checkExampleObject(const Place &place, CheckContext &context)
{
    for (const char *field : {"value", "externalValue", "dataValue", "serializedValue"}) {
        if (place.member(field))
            return;
    }
    context.addAtObject("oas3-examples-value-or-externalValue"_rule, place);
}

constexpr Check ExampleChecks[] = {
    {ObjectKind::MediaType, checkContent},       {ObjectKind::Parameter, checkValueOfParameter},
    {ObjectKind::Header, checkValueOfParameter}, {ObjectKind::Schema, checkSchemaExamples},
    {ObjectKind::Example, checkExampleObject},
};

} // namespace

std::span<const Check> exampleChecks()
{
    return ExampleChecks;
}

} // namespace lint
