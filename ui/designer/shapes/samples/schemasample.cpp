#include "schemasample.h"

#include "schemamessages.h"
#include "schematree.h"
#include "validator.h"

#include <QUrl>

namespace designer {

using document::Snapshot;
using document::Value;

namespace {

constexpr int SampleIndent = 2;

QString uriOf(const QString &address)
{
    return openapi::isRemote(address) ? address : QUrl::fromLocalFile(address).toString(QUrl::FullyEncoded);
}

/** The documents of a request. */
class RequestSchemas final : public schema::SchemaSource
{
public:
    explicit RequestSchemas(std::shared_ptr<const description::Description> description = {})
        : m_description(std::move(description))
    {}

    void add(const QString &address, const Snapshot &snapshot)
    {
        m_roots.insert(uriOf(address), snapshot.root());
        m_addresses.insert(uriOf(address), address);
    }

    std::optional<schema::SchemaDocument> open(const QString &uri) override
    {
        const document::Node root = m_roots.value(uri);
        if (!root.exists())
            return std::nullopt;
        return schema::SchemaDocument{root, !root.member("openapi").isString()};
    }

    schema::SchemaPlace component(const QString &uri, const QByteArray &name) const override
    {
        if (!m_description)
            return SchemaSource::component(uri, name);
        const openapi::Place place = m_description->schemaComponent(m_addresses.value(uri), name);
        return {uriOf(place.address), place.pointer};
    }

    QByteArray componentName(const schema::SchemaPlace &place) const override
    {
        return m_description ? m_description->nameOfSchema({m_addresses.value(place.address), place.pointer})
                             : SchemaSource::componentName(place);
    }

private:
    std::shared_ptr<const description::Description> m_description;
    QHash<QString, QString> m_addresses; ///< The addresses of the documents by their URIs.
    QHash<QString, document::Node> m_roots;
};

schema::Dialect dialectOf(const Snapshot &snapshot)
{
    return openapi::schemaVersion(snapshot) == specification::Version::V30 ? schema::Dialect::OpenApi30
                                                                           : schema::Dialect::Draft202012;
}

} // namespace

SampleText sampleText(const SampleRequest &request)
{
    RequestSchemas schemas(request.description);
    for (const openapi::ReferencedDocumentPtr &other : request.others)
        schemas.add(other->address(), other->snapshot());
    schemas.add(request.address, request.snapshot);
    schema::SampleOptions options;
    options.dialect = dialectOf(request.snapshot);
    options.extent = request.extent;
    options.direction = request.direction;
    const schema::Sample sample = schema::Sampler(schemas, options).sampleOf({uriOf(request.address), request.schema});
    SampleText text{QString::fromUtf8(sample.value.toJson(SampleIndent)), {}};
    if (!sample.findings.isEmpty())
        text.problem = messages::schemaText(sample.findings.first().keyword, sample.findings.first().arguments);
    return text;
}

QStringList problemsOf(const Snapshot &snapshot, const document::Pointer &schema, const Value &value)
{
    // Any address will do, because no other document is opened.
    const QString address = u"/document"_qs;
    RequestSchemas schemas;
    schemas.add(address, snapshot);
    schema::Options options;
    options.dialect = dialectOf(snapshot);
    options.assertFormats = true;
    schema::Validator validator(schemas, options);
    const Snapshot instance = Snapshot::parse(value.toJson(), document::Format::Json);
    QStringList problems;
    for (const schema::Finding &finding : validator.validate(instance.root(), {uriOf(address), schema}).findings)
        problems.append(messages::schemaText(finding.keyword, finding.arguments));
    return problems;
}

} // namespace designer
