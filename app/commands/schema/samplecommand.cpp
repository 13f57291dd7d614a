#include "samplecommand.h"

#include "argumenterror.h"
#include "coreservices.h"
#include "edits.h"
#include "referencedfiles.h"
#include "schemafiles.h"
#include "schemamessages.h"

namespace commands {

namespace {

using document::Node;
using document::Pointer;
using document::Value;

/** Where a sample comes from: a schema, or an example beside it. */
struct SamplePlace {
    openapi::Place schema;
    Node node; ///< At that place; missing if nothing is there.
    Node example;
};

/** An object of OpenAPI that has a schema, such as a parameter or a media type, or content with one. */
bool isAroundSchema(const Node &node)
{
    static const QByteArrayList OfSchemas{"type",  "properties", "$ref",  "allOf", "anyOf",
                                          "oneOf", "items",      "const", "enum",  "additionalProperties"};
    return node.isMapping() && (node.member("schema").exists() || node.member("content").isMapping()) &&
           std::none_of(OfSchemas.begin(), OfSchemas.end(),
                        [&](const QByteArray &keyword) { return node.member(keyword).exists(); });
}

Node exampleIn(openapi::ReferenceResolver &resolver, const openapi::SetResolution &object)
{
    if (const Node example = object.node.member("example"); example.exists())
        return example;
    const Node examples = object.node.member("examples").resolved();
    if (!examples.isMapping() || examples.childCount() == 0)
        return {};
    const Pointer first = object.place.pointer / Pointer{"examples", examples.keyAt(0)};
    const Node example = resolver.resolve(openapi::Place{object.place.address, first}).node;
    return example.member("dataValue").exists() ? example.member("dataValue") : example.member("value");
}

/** The place that a pointer names. Where a part of it is a reference, it goes on in what that leads to. */
openapi::Place namedPlace(openapi::ReferenceResolver &resolver, const openapi::Place &named)
{
    if (named.pointer.isRoot())
        return named;
    const openapi::SetResolution parent = resolver.resolveThrough({named.address, named.pointer.parent()});
    return parent.isResolved() ? openapi::Place{parent.place.address, parent.place.pointer.child(named.pointer.last())}
                               : named;
}

/** The schema at a place, or the first one below it. */
SamplePlace samplePlace(openapi::ReferenceResolver &resolver, const openapi::Place &named)
{
    SamplePlace place{namedPlace(resolver, named), {}, {}};
    // A reference to a schema is kept, because other keywords can be beside it.
    openapi::SetResolution found = resolver.resolve(place.schema);
    QSet<openapi::Place> seen;
    while (isAroundSchema(found.node) && !seen.contains(found.place)) {
        seen.insert(found.place);
        place.schema = found.place;
        if (found.node.member("schema").exists()) {
            place.example = exampleIn(resolver, found);
            place.schema.pointer = place.schema.pointer.child("schema");
            break;
        }
        const Node content = found.node.member("content").resolved();
        place.schema.pointer = place.schema.pointer.child("content");
        if (content.childCount() > 0)
            place.schema.pointer = place.schema.pointer.child(content.keyAt(0));
        found = resolver.resolve(place.schema);
    }
    if (const auto text = resolver.textOf(place.schema.address))
        place.node = text->at(place.schema.pointer).resolved();
    return place;
}

/** The value as a YAML document; nothing if YAML has no form for it that is read back as the same. */
std::optional<QByteArray> yamlOf(const Value &value)
{
    const document::Snapshot empty = document::Snapshot::parse("null\n", document::Format::Yaml);
    const document::EditResult edited = document::replaceIn(empty, {}, value);
    return edited ? std::optional(edited->snapshot.text()) : std::nullopt;
}

} // namespace

void SampleCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Prints a value that fits a schema, the same at each call. Values of const, example, examples, default and "
        u"enum are used if they are valid; others are made from type, format, pattern and bounds. POINTER can also "
        u"name a parameter, a media type, a request body or a response with a schema. Where a part of it is a reference, "
        u"it goes on in what that leads to.\n\n"
        u"References ($ref) to other files are followed inside the git repository of the schema's file, or inside its "
        u"folder if there is none. Nothing is fetched. Exits with 1 if no value was found that fits; the nearest is "
        u"printed then."_qs);
    parser.addPositionalArgument(u"FILE#POINTER"_qs,
                                 u"A file and the place in it, such as openapi.yaml#/components/schemas/Book. Without "
                                 u"a pointer, the file is a schema."_qs);
    parser.addOption({u"minimal"_qs, u"Only what is required."_qs});
    parser.addOption({u"full"_qs, u"All properties, and an item of each list (the default)."_qs});
    parser.addOption({u"for"_qs,
                      u"request leaves out what is only read, response what is only written (default: any)."_qs,
                      u"any|request|response"_qs, u"any"_qs});
    addDialectOption(parser);
    parser.addOption({u"format"_qs, u"The form of the output (default: json)."_qs, u"json|yaml"_qs, u"json"_qs});
    parser.addOption(
        {{u"o"_qs, u"output"_qs}, u"Write to this file; - is standard output (the default)."_qs, u"FILE"_qs});
}

std::optional<SampleCommand::Arguments> SampleCommand::read(const QCommandLineParser &parser)
{
    static const QMap<QString, schema::Direction> directions{{u"any"_qs, schema::Direction::Any},
                                                             {u"request"_qs, schema::Direction::Request},
                                                             {u"response"_qs, schema::Direction::Response}};
    const auto refused = [this](const QString &message) {
        refuse(message);
        return std::nullopt;
    };
    Arguments arguments;
    const QString format = parser.value(u"format"_qs);
    const QString direction = parser.value(u"for"_qs);
    arguments.isYaml = format == u"yaml";
    arguments.dialect = dialectNamed(parser.value(u"dialect"_qs));
    if (parser.positionalArguments().size() != 1)
        return refused(u"sample needs one FILE#POINTER"_qs);
    if (format != u"json" && format != u"yaml")
        return refused(u"--format must be json or yaml"_qs);
    if (!directions.contains(direction))
        return refused(u"--for must be any, request or response"_qs);
    if (parser.isSet(u"minimal"_qs) && parser.isSet(u"full"_qs))
        return refused(u"use either --minimal or --full"_qs);
    if (parser.isSet(u"dialect"_qs) && !arguments.dialect)
        return refused(u"--dialect must be 2020-12 or 3.0"_qs);
    const base::Result<SchemaArgument> schema = schemaArgument(parser.positionalArguments().first());
    if (!schema)
        return refused(argumentProblem(schema.error()));
    arguments.schema = *schema;
    arguments.options.extent = parser.isSet(u"minimal"_qs) ? schema::Extent::Minimal : schema::Extent::Full;
    arguments.options.direction = directions.value(direction);
    return arguments;
}

void SampleCommand::run(const QCommandLineParser &parser)
{
    auto arguments = read(parser);
    if (!arguments)
        return;
    const auto file = readParsedFile(arguments->schema.file, core().store, console());
    if (!file)
        return emit finished(UsageOrInput);
    openapi::ReferenceResolver resolver(referencedFiles(file->file, file->snapshot, core().store));
    const QString address = addressOf(file->file);
    const SamplePlace place = samplePlace(resolver, {address, arguments->schema.pointer});
    if (!place.node.isMapping() && !place.node.isBool())
        return refuse(u"%1 has no schema at %2"_qs.arg(arguments->schema.file, arguments->schema.pointer.toString()));
    if (place.example.exists() && arguments->options.extent == schema::Extent::Full) {
        if (const auto example = place.example.value()) {
            if (write(*example, *arguments, parser))
                emit finished(Clean);
            return;
        }
    }
    SchemaFiles schemas(core().store, file->file, file->snapshot);
    // In one document a schema has the name of its place.
    if (resolver.set().documents().size() > 1 && resolver.versionOf(address))
        schemas.setDescription({resolver.set().find(address), resolver.set()});
    const auto version = resolver.versionOf(place.schema.address);
    arguments->options.dialect = arguments->dialect.value_or(version ? SchemaFiles::dialectOf(*version)
                                                                     : schemas.dialect());
    const QString uri = place.schema.address == address ? schemas.uri() : SchemaFiles::uriOf(place.schema.address);
    const auto sample = schema::Sampler(schemas, arguments->options).sampleOf({uri, place.schema.pointer});
    for (const schema::Finding &finding : sample.findings) {
        const QString line = u"The sample is not valid at “%1”: %2 (schema %3#%4)"_qs.arg(
            finding.instance.toString(), messages::schemaText(finding.keyword, finding.arguments),
            schemas.nameOf(finding.schema.address), finding.schema.pointer.toString());
        console().complain(line);
    }
    if (write(sample.value, *arguments, parser))
        emit finished(sample.findings.isEmpty() ? Clean : Findings);
}

bool SampleCommand::write(const Value &value, const Arguments &arguments, const QCommandLineParser &parser)
{
    constexpr int Indent = 2;
    const auto yaml = arguments.isYaml ? yamlOf(value) : std::nullopt;
    if (arguments.isYaml && !yaml) {
        refuse(u"the sample can't be written as YAML; use --format json"_qs);
        return false;
    }
    DocumentFile input;
    input.path = u"-"_qs;
    const base::Result<void> written = writeDocumentFile(input, yaml ? *yaml : value.toJson(Indent) + '\n', parser,
                                                         core().store, console());
    if (!written)
        refuse(failureLine(outputName(input, parser), written.error()));
    return written.isOk();
}

} // namespace commands

#include "moc_samplecommand.cpp"
