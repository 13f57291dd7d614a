#include "schemavalues.h"

#include "requestlimits.h"
#include "sample.h"
#include "snapshot.h"
#include "validator.h"

#include <QUrl>

namespace requests {

using document::Node;
using document::Value;
using openapi::Place;
using specification::Version;

namespace {

QString schemaUri(const QString &address)
{
    if (address.isEmpty())
        return u"file:///untitled"_qs; // A document that has no address yet.
    return openapi::isRemote(address) ? address : QUrl::fromLocalFile(address).toString(QUrl::FullyEncoded);
}

schema::Options validationOptions(schema::Dialect dialect, const QByteArray &unknownText)
{
    schema::Options options;
    options.dialect = dialect;
    options.limits.steps = MaximumValidationSteps;
    options.limits.findings = MaximumValueFindings;
    options.unknownText = unknownText;
    return options;
}

/** A value for a schema that no sample is made for. */
Value simpleValue(const Node &schema)
{
    const Node type = schema.member("type").resolved();
    const QString name = type.isSequence() ? type.childAt(0).resolved().text() : type.text();
    if (name == u"integer" || name == u"number")
        return Value::integer(1);
    if (name == u"boolean")
        return Value::boolean(true);
    if (name == u"array")
        return Value::array();
    return name == u"object" ? Value::object() : Value::string(QByteArray("value"));
}

} // namespace

/** The documents of the description, for the sampler and the validator. */
class SchemaValues::Documents final : public schema::SchemaSource
{
public:
    Documents(std::shared_ptr<const description::Description> description, openapi::ReferenceResolver &resolver)
        : m_description(std::move(description))
        , m_resolver(resolver)
    {
        for (const openapi::ReferencedDocumentPtr &document : m_description->set().documents())
            m_addresses.insert(schemaUri(document->address()), document->address());
        const QString entry = m_description->entry()->address();
        m_addresses.insert(schemaUri(entry), entry);
    }

    std::optional<schema::SchemaDocument> open(const QString &uri) override
    {
        const auto address = m_addresses.constFind(uri);
        const auto text = address == m_addresses.constEnd() ? std::nullopt : m_resolver.textOf(*address);
        if (!text)
            return std::nullopt;
        const openapi::ReferencedDocumentPtr document = m_resolver.set().find(*address);
        const bool isSame = document && document->snapshot().data() == text->data();
        const bool hasNames = !isSame || document->hasAnchors() || !document->resources().isEmpty();
        return schema::SchemaDocument{text->root(), !text->root().member("openapi").exists(), hasNames};
    }

    schema::SchemaPlace component(const QString &uri, const QByteArray &name) const override
    {
        const Place place = m_description->schemaComponent(m_addresses.value(uri), name);
        return {schemaUri(place.address), place.pointer};
    }

    QByteArray componentName(const schema::SchemaPlace &place) const override
    {
        return m_description->nameOfSchema(placeOf(place));
    }

    [[nodiscard]] Place placeOf(const schema::SchemaPlace &place) const
    {
        return {m_addresses.value(place.address), place.pointer};
    }

private:
    std::shared_ptr<const description::Description> m_description;
    openapi::ReferenceResolver &m_resolver;
    QHash<QString, QString> m_addresses; ///< The addresses of the documents by their URIs.
};

/** Makes and validates values in one dialect and extent. */
class SchemaValues::Engine final
{
public:
    Engine(schema::SchemaSource &source, schema::Dialect dialect, schema::Extent extent, schema::Direction direction,
           const QByteArray &unknownText)
        : sampler(source, {dialect, extent, direction})
        , validator(source, validationOptions(dialect, unknownText))
    {}

    schema::Sampler sampler;
    schema::Validator validator;
};

SchemaValues::SchemaValues(std::shared_ptr<const description::Description> description,
                           openapi::ReferenceResolver &resolver, schema::Direction direction,
                           const QByteArray &unknownText)
    : m_resolver(resolver)
    , m_direction(direction)
    , m_unknownText(unknownText)
    , m_documents(std::make_unique<Documents>(std::move(description), resolver))
{}

SchemaValues::~SchemaValues() = default;

void SchemaValues::begin(schema::Extent extent, quint32 seed)
{
    m_samples = 0;
    if (extent != m_extent || seed != m_seed || m_known.size() > MaximumKeptValues)
        m_known.clear();
    m_extent = extent;
    m_seed = seed;
}

bool SchemaValues::isOverLimit() const
{
    return m_samples > MaximumSamples;
}

SchemaValues::Engine &SchemaValues::engineFor(const Place &schema, Version version)
{
    const bool isOld = m_resolver.versionOf(schema.address).value_or(version) == Version::V30;
    std::unique_ptr<Engine> &engine = m_engines[{isOld, m_extent}];
    if (!engine)
        engine = std::make_unique<Engine>(*m_documents,
                                          isOld ? schema::Dialect::OpenApi30 : schema::Dialect::Draft202012, m_extent,
                                          m_direction, m_unknownText);
    return *engine;
}

schema::Findings SchemaValues::findingsOf(const Value &value, const Place &schema, Version version)
{
    const auto instance = document::Snapshot::parse(value.toJson(), document::Format::Json);
    schema::Validator &validator = engineFor(schema, version).validator;
    return validator.validate(instance.root(), {schemaUri(schema.address), schema.pointer}, {}, unsent()).findings;
}

schema::Findings SchemaValues::findingsOf(const Node &received, const Place &schema, Version version)
{
    schema::Unsent forbidden = unsent();
    forbidden.isForbidden = true;
    schema::Validator &validator = engineFor(schema, version).validator;
    return validator.validate(received, {schemaUri(schema.address), schema.pointer}, {}, forbidden).findings;
}

schema::Findings SchemaValues::findingsOfTolerated(const Node &received, const Place &schema, Version version)
{
    schema::Validator &validator = engineFor(schema, version).validator;
    return validator.validate(received, {schemaUri(schema.address), schema.pointer}, {}, unsent()).findings;
}

Place SchemaValues::placeOf(const schema::SchemaPlace &place) const
{
    return m_documents->placeOf(place);
}

schema::Unsent SchemaValues::unsent() const
{
    return {.readOnly = m_direction == schema::Direction::Request,
            .writeOnly = m_direction == schema::Direction::Response};
}

/** The first of what the schema itself says that is valid. */
std::optional<SchemaValue> SchemaValues::suggested(const Place &schema, Version version)
{
    struct Keyword {
        const char *name;
        bool isList;
        ValueSource source;
    };
    static constexpr Keyword Keywords[] = {{"example", false, ValueSource::SchemaExample},
                                           {"examples", true, ValueSource::SchemaExample},
                                           {"default", false, ValueSource::Default},
                                           {"enum", true, ValueSource::Enumeration},
                                           {"const", false, ValueSource::Constant}};
    const auto text = m_resolver.textOf(schema.address);
    const Node own = text ? text->at(schema.pointer).resolved() : Node();
    QList<Node> nodes{own};
    if (own.member("$ref").exists())
        nodes.append(m_resolver.resolve(schema).node);
    for (const Keyword &keyword : Keywords) {
        for (const Node &node : std::as_const(nodes)) {
            Node given = node.member(keyword.name).resolved();
            if (keyword.isList)
                given = given.isSequence() && given.childCount() > 0 ? given.childAt(0).resolved() : Node();
            if (!given.exists() || given.isNull())
                continue;
            const auto value = given.mergedValue();
            if (value && findingsOf(*value, schema, version).isEmpty())
                return SchemaValue{*value, keyword.source, {}};
        }
    }
    return std::nullopt;
}

/** The first value of `enum`, whether it is valid or not. */
std::optional<Value> SchemaValues::firstListed(const Place &schema)
{
    const Node list = m_resolver.resolve(schema).node.member("enum").resolved();
    const Node first = list.isSequence() && list.childCount() > 0 ? list.childAt(0).resolved() : Node();
    const auto value = first.exists() ? first.mergedValue() : base::Result<Value>(base::Error{});
    return value ? std::optional(*value) : std::nullopt;
}

SchemaValue SchemaValues::valueFor(const Place &schema, Version version)
{
    if (const auto known = m_known.constFind(schema); known != m_known.constEnd())
        return *known;
    if (++m_samples > MaximumSamples)
        return {simpleValue(m_resolver.resolve(schema).node), ValueSource::Generated, {}};
    SchemaValue made;
    if (const auto found = suggested(schema, version)) {
        made = *found;
    } else {
        const schema::Sample sample = engineFor(schema, version)
                                          .sampler.sampleOf({schemaUri(schema.address), schema.pointer}, m_seed);
        made = {sample.value, ValueSource::Generated, sample.findings};
        // No value fits `type: string, enum: [1, 2]`, but 1 is what the document asks for.
        if (const auto listed = sample.findings.isEmpty() ? std::nullopt : firstListed(schema))
            made = {*listed, ValueSource::Enumeration, sample.findings};
        // A reference that does not resolve has no sample.
        if (!sample.findings.isEmpty() && made.value.isNull())
            made.value = simpleValue(m_resolver.resolve(schema).node);
    }
    m_known.insert(schema, made);
    return made;
}

} // namespace requests
