#include "validatecommand.h"

#include "argumenterror.h"
#include "coreservices.h"
#include "schemafiles.h"
#include "validationreport.h"

namespace commands {

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
    addDialectOption(parser);
    parser.addOption({u"assert-formats"_qs, u"Check “format” too. Without this option, it is only a note."_qs});
    parser.addOption({u"format"_qs, u"The form of the output (default: text)."_qs, u"text|json"_qs, u"text"_qs});
}

std::optional<ValidateCommand::Arguments> ValidateCommand::read(const QCommandLineParser &parser)
{
    Arguments arguments;
    arguments.format = parser.value(u"format"_qs);
    arguments.dialect = dialectNamed(parser.value(u"dialect"_qs));
    const QString place = parser.value(u"schema"_qs);
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
    const base::Result<SchemaArgument> schema = schemaArgument(place);
    if (!schema)
        return refused(argumentProblem(schema.error()));
    arguments.schema = *schema;
    return arguments;
}

void ValidateCommand::run(const QCommandLineParser &parser)
{
    const auto arguments = read(parser);
    if (!arguments)
        return;
    const auto schemaFile = readParsedFile(arguments->schema.file, core().store, console());
    if (!schemaFile)
        return emit finished(UsageOrInput);
    const document::Pointer &pointer = arguments->schema.pointer;
    if (!schemaFile->snapshot.at(pointer).exists())
        return refuse(u"%1 has no schema at %2"_qs.arg(arguments->schema.file, pointer.toString()));
    SchemaFiles schemas(core().store, schemaFile->file, schemaFile->snapshot);
    schema::Options options;
    options.dialect = arguments->dialect.value_or(schemas.dialect());
    options.assertFormats = parser.isSet(u"assert-formats"_qs);
    schema::Validator validator(schemas, options);

    QList<ValidationFinding> findings;
    bool isAllRead = true;
    for (const QString &name : parser.positionalArguments()) {
        const auto data = readParsedFile(name, core().store, console());
        isAllRead = isAllRead && data.has_value();
        // A YAML file can have several documents.
        for (qsizetype i = 0; data && i < qMax(qsizetype(1), data->snapshot.documentCount()); ++i) {
            const schema::Outcome outcome = validator.validate(data->snapshot.root(i), {schemas.uri(), pointer});
            for (const schema::Finding &finding : outcome.findings) {
                findings.append({data->file.displayName(), data->snapshot.positionAt(finding.span.offset),
                                 schemas.nameOf(finding.schema.address), finding});
            }
        }
    }
    if (arguments->format == u"json")
        console().printJson(validationJson(findings));
    else
        console().printText(validationText(findings));
    emit finished(!isAllRead ? UsageOrInput : findings.isEmpty() ? Clean : Findings);
}

} // namespace commands

#include "moc_validatecommand.cpp"
