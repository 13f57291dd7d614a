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
    parser.addPositionalArgument(u"DATA"_qs, u"Files with the values to check; - is standard input."_qs, u"DATA…"_qs);
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

std::optional<document::Snapshot> ValidateCommand::read(const DocumentFile &file)
{
    const document::Snapshot snapshot = document::Snapshot::parse(file.bytes, file.format);
    if (complainAboutSyntax(file, snapshot, console()))
        return std::nullopt;
    return snapshot;
}

void ValidateCommand::run(const QCommandLineParser &parser)
{
    const QString format = parser.value(u"format"_qs);
    if (format != u"text" && format != u"json")
        return refuse(u"--format must be text or json"_qs);
    const auto dialect = dialectNamed(parser.value(u"dialect"_qs));
    if (parser.isSet(u"dialect"_qs) && !dialect)
        return refuse(u"--dialect must be 2020-12 or 3.0"_qs);
    const QString place = parser.value(u"schema"_qs);
    if (place.isEmpty())
        return refuse(u"validate needs --schema FILE[#POINTER]"_qs);
    if (parser.positionalArguments().isEmpty())
        return refuse(u"validate needs at least one DATA file"_qs);
    const QString path = place.section(u'#', 0, 0);
    const auto pointer = document::Pointer::parse(place.sliced(path.size()));
    if (!pointer)
        return refuse(u"“%1” is not a JSON Pointer. A pointer starts with #/ here."_qs.arg(place.sliced(path.size())));
    if (path == u"-" || path.isEmpty())
        return refuse(u"--schema must name a file"_qs);

    const auto schemaFile = open(path);
    const auto schemaText = schemaFile ? read(*schemaFile) : std::nullopt;
    if (!schemaText)
        return emit finished(UsageOrInput);
    if (!schemaText->at(*pointer).exists())
        return refuse(u"%1 has no schema at %2"_qs.arg(path, pointer->toString()));
    SchemaFiles schemas(core().store, *schemaFile, *schemaText);
    schema::Options options;
    options.dialect = dialect.value_or(schemas.dialect());
    options.assertFormats = parser.isSet(u"assert-formats"_qs);
    schema::Validator validator(schemas, options);

    QList<ValidationFinding> findings;
    bool isAllRead = true;
    for (const QString &name : parser.positionalArguments()) {
        const auto file = open(name);
        const auto data = file ? read(*file) : std::nullopt;
        isAllRead = isAllRead && data.has_value();
        if (!data)
            continue;
        for (const schema::Finding &finding : validator.validate(data->root(), {schemas.uri(), *pointer}).findings) {
            findings.append({file->displayName(), data->positionAt(finding.span.offset),
                             schemas.nameOf(finding.schema.address), finding});
        }
    }
    console().print(format == u"json" ? validationJson(findings) : validationText(findings));
    emit finished(!isAllRead ? UsageOrInput : findings.isEmpty() ? Clean : Findings);
}

} // namespace commands

#include "moc_validatecommand.cpp"
