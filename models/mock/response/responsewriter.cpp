#include "responsewriter.h"

#include "bodyvalue.h"
#include "bodywriter.h"
#include "mocklimits.h"
#include "parameterstyle.h"

#include <algorithm>

namespace mock {

using document::Node;
using document::Value;
using openapi::Place;
using requests::BodyForm;
using specification::Version;

namespace {

/** Fields that the server writes, or whose description OpenAPI ignores. */
bool isOwnField(QByteArrayView name)
{
    static constexpr const char *Names[] = {"Content-Type", "Content-Length",   "Transfer-Encoding", "Connection",
                                            "Date",         "Content-Encoding", "Keep-Alive",        "Trailer"};
    return std::any_of(std::begin(Names), std::end(Names),
                       [name](const char *each) { return http::sameName(name, each); });
}

bool isFieldText(QByteArrayView text)
{
    return std::none_of(text.begin(), text.end(), [](char byte) {
        const auto code = static_cast<uchar>(byte);
        return code < 0x20 || code == 0x7f;
    });
}

schema::Findings named(const schema::Findings &findings)
{
    return findings.first(std::min(findings.size(), MaximumNamedFindings));
}

/** The seed of the sampler, for which 0 gives the usual values. */
quint32 sampleSeed(quint32 seed)
{
    return seed - 1;
}

} // namespace

ResponseWriter::ResponseWriter(std::shared_ptr<const description::Description> description,
                               openapi::ReferenceResolver &resolver)
    : m_description(description)
    , m_resolver(resolver)
    , m_look(resolver)
    , m_values(std::move(description), resolver, schema::Direction::Response)
    , m_kept(MaximumKeptBytes)
{}

ResponseBody ResponseWriter::written(const Value &value, const ResponseContent &content, Version version)
{
    const requests::BodySource source = requests::bodySourceOf(content.mediaType, content.place, version,
                                                               *m_description, m_look);
    QList<requests::Finding> findings;
    const requests::Choices choices;
    requests::BodyWriter writer(m_resolver, m_look, m_values, choices, findings, {"body", {}});
    const requests::WrittenBody body = writer.write(value, source);
    return {body.bytes, body.contentType, {}, {}};
}

ResponseBody ResponseWriter::exampleBody(const requests::ExampleText &example, const ResponseContent &content,
                                         Version version)
{
    const Place schema{content.place.address, content.place.pointer.child("schema")};
    const BodyForm form = requests::bodyFormOf(content.mediaType);
    const requests::BodyExample given = requests::bodyExampleOf(example, form, schema, version, m_look, m_values);
    // A text that is sent as it is in the document has no value for a schema, unless it is given beside.
    const bool hasValue = given.value && (!given.text || example.serialized) && m_look.at(schema).node.exists();
    ResponseBody body = given.text ? ResponseBody{*given.text, content.mediaType}
                                   : written(*given.value, content, version);
    body.example = example.name;
    if (hasValue)
        body.findings = named(m_values.findingsOf(*given.value, schema, version));
    return body;
}

ResponseBody ResponseWriter::body(const ResponseContent &content, const ValueChoice &choice, Version version)
{
    const BodyKey key{content, choice};
    if (const ResponseBody *known = m_kept.object(key))
        return *known;
    ResponseBody body = made(content, choice, version);
    m_kept.insert(key, new ResponseBody(body), body.bytes.size() + qsizetype(sizeof(BodyKey)));
    return body;
}

ResponseBody ResponseWriter::made(const ResponseContent &content, const ValueChoice &choice, Version version)
{
    m_look.begin();
    m_values.begin(schema::Extent::Full, sampleSeed(choice.seed));
    const auto example = choice.isGenerated ? std::nullopt
                                            : requests::exampleOf(m_resolver, content.place, choice.example);
    if (example && (example->value || example->serialized))
        return exampleBody(*example, content, version);
    const requests::SchemaValue made = requests::bodyValueFor(content.place, requests::bodyFormOf(content.mediaType),
                                                              version, m_look, m_values);
    ResponseBody body = written(made.value, content, version);
    body.findings = named(made.findings);
    return body;
}

void ResponseWriter::addHeaders(const DocumentedResponse &response, const ValueChoice &choice, Version version,
                                http::HeaderList &headers)
{
    m_values.begin(schema::Extent::Full, sampleSeed(choice.seed));
    const Node list = response.node.member("headers").resolved();
    for (qsizetype i = 0; list.isMapping() && i < std::min(list.childCount(), MaximumHeaders); ++i) {
        const QByteArray name = list.keyAt(i);
        if (!http::isToken(name) || isOwnField(name))
            continue;
        const Place place{response.place.address, response.place.pointer / document::Pointer{"headers", name}};
        const openapi::SetResolution header = m_resolver.resolve(place);
        if (!header.isResolved())
            continue;
        const Place schema{header.place.address, header.place.pointer.child("schema")};
        const auto example = requests::exampleOf(m_resolver, header.place, choice.example);
        Value value;
        if (example && example->value)
            value = *example->value;
        else if (m_look.at(schema).node.exists())
            value = m_values.valueFor(schema, version).value;
        else
            continue;
        openapi::ParameterWriting writing = openapi::writingOf(header.node, version, name);
        writing.in = "header";
        const QByteArray text = openapi::styledValue(writing, value).value_or(QByteArray());
        if (isFieldText(text))
            headers.append(name, text);
    }
}

} // namespace mock
