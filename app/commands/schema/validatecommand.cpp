#include "validatecommand.h"

#include "coreservices.h"
#include "schemafiles.h"
#include "validationreport.h"

namespace commands {

namespace {

struct DialectRow {
    const char *name;
    schema::Dialect dialect;
};

constexpr DialectRow Dialects[] = {
    {"2020-12", schema::Dialect::Draft202012},
    {"3.0", schema::Dialect::OpenApi30},
};

std::optional<schema::Dialect> dialectNamed(const QString &name)
{
    for (const DialectRow &row : Dialects) {
        if (name == QLatin1String(row.name))
            return row.dialect;
    }
    return std::nullopt;
}

} // namespace

void ValidateCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Checks values against a JSON Schema and prints each finding as file:line:col: keyword message. Schemas and "
        u"values can be YAML or JSON. Exits with 1 if a value is not valid.\n\n"
        u"References ($ref) to other files are followed inside the git repository of the schema's file, or inside its "
        u"folder if there is none. Nothing is fetched."_qs);
    parser.addPositionalArgument(u"DATA"_qs, u"Files with values to check; - is standard input."_qs, u"DATA…"_qs);
    parser.addOption({u"schema"_qs,
                      u"The file with the schema. A JSON Pointer such as #/components/schemas/Book names a schema "
                      u"in it."_qs,
                      u"FILE[#POINTER]"_qs});
    parser.addOption({u"dialect"_qs,
                      u"2020-12 or 3.0 (default: that of the version of an OpenAPI document, else 2020-12)."_qs,
                      u"DIALECT"_qs});
    parser.addOption({u"assert-formats"_qs, u"Check “format” too. Without this option, it is only a note."_qs});
    parser.addOption({u"format"_qs, u"text or json (default: text)."_qs, u"FORMAT"_qs, u"text"_qs});
}

std::optional<DocumentFile> ValidateCommand::open(const QString &path)
{
    const auto file = readDocumentFile(path, core().store, console());
    if (file)
        return *file;
    console().complain(failureLine(path, file.error()));
    return std::nullopt;
}

std::optional<document::Snapshot> ValidateCommand::parse(const DocumentFile &file)
{
    const document::Snapshot snapshot = document::Snapshot::parse(file.bytes, file.format);
    if (complainAboutSyntax(file, snapshot, console()))
        return std::nullopt;
    return snapshot;
}

std::optional<ValidateCommand::Arguments> ValidateCommand::read(const QCommandLineParser &parser)
{
    Arguments arguments;
    arguments.format = parser.value(u"format"_qs);
    arguments.dialect = dialectNamed(parser.value(u"dialect"_qs));
    const QString place = parser.value(u"schema"_qs);
    arguments.schemaFile = place.section(u'#', 0, 0);
    const QString fragment = place.sliced(arguments.schemaFile.size());
    const auto pointer = document::Pointer::parse(fragment);
    const auto refused = [this](const QString &message) {
        refuse(message);
        return std::nullopt;
    };
    if (arguments.format != u"text" && arguments.format != u"json")
        return refused(u"--format must be text or json"_qs);
    if (parser.isSet(u"dialect"_qs) && !arguments.dialect)
        return refused(u"--dialect must be 2020-12 or 3.0"_qs);
    if (place.isEmpty())
        return refused(u"validate needs --schema FILE[#POINTER]"_qs);
    if (parser.positionalArguments().isEmpty())
        return refused(u"validate needs at least one DATA file"_qs);
    if (!pointer)
        return refused(u"“%1” is not a JSON Pointer. A pointer starts with #/ here."_qs.arg(fragment));
    if (arguments.schemaFile == u"-" || arguments.schemaFile.isEmpty())
        return refused(u"--schema must name a file"_qs);
    arguments.pointer = *pointer;
    return arguments;
}

void ValidateCommand::run(const QCommandLineParser &parser)
{
    const auto arguments = read(parser);
    if (!arguments)
        return;
    const auto schemaFile = open(arguments->schemaFile);
    const auto schemaText = schemaFile ? parse(*schemaFile) : std::nullopt;
    if (!schemaText)
        return emit finished(UsageOrInput);
    if (!schemaText->at(arguments->pointer).exists())
        return refuse(u"%1 has no schema at %2"_qs.arg(arguments->schemaFile, arguments->pointer.toString()));
    SchemaFiles schemas(core().store, *schemaFile, *schemaText);
    schema::Options options;
    options.dialect = arguments->dialect.value_or(schemas.dialect());
    options.assertFormats = parser.isSet(u"assert-formats"_qs);
    schema::Validator validator(schemas, options);

    QList<ValidationFinding> findings;
    bool isAllRead = true;
    for (const QString &name : parser.positionalArguments()) {
        const auto file = open(name);
        const auto data = file ? parse(*file) : std::nullopt;
        isAllRead = isAllRead && data.has_value();
        // A YAML file can have several documents.
        for (qsizetype i = 0; data && i < qMax(qsizetype(1), data->documentCount()); ++i) {
            const schema::Outcome outcome = validator.validate(data->root(i), {schemas.uri(), arguments->pointer});
            for (const schema::Finding &finding : outcome.findings) {
                findings.append({file->displayName(), data->positionAt(finding.span.offset),
                                 schemas.nameOf(finding.schema.address), finding});
            }
        }
    }
    console().print(arguments->format == u"json" ? validationJson(findings) : validationText(findings));
    emit finished(!isAllRead ? UsageOrInput : findings.isEmpty() ? Clean : Findings);
}

} // namespace commands

#include "moc_validatecommand.cpp"
