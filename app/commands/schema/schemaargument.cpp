#include "schemaargument.h"

#include "argumenterror.h"

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

} // namespace

void addDialectOption(QCommandLineParser &parser)
{
    parser.addOption({u"dialect"_qs,
                      u"2020-12 or 3.0 (default: that of the version of an OpenAPI document, else 2020-12)."_qs,
                      u"2020-12|3.0"_qs});
}

std::optional<schema::Dialect> dialectNamed(const QString &name)
{
    for (const DialectRow &row : Dialects) {
        if (name == QLatin1String(row.name))
            return row.dialect;
    }
    return std::nullopt;
}

base::Result<SchemaArgument> schemaArgument(const QString &text)
{
    const QString file = text.section(u'#', 0, 0);
    const QString fragment = text.sliced(file.size());
    const auto pointer = document::Pointer::parse(fragment);
    if (file.isEmpty() || file == u"-")
        return invalidArgument(u"name the file with the schema"_qs);
    if (!pointer)
        return invalidArgument(u"“%1” is not a JSON Pointer. A pointer starts with #/ here."_qs.arg(fragment));
    return SchemaArgument{file, *pointer};
}

std::optional<ParsedFile> readParsedFile(const QString &path, workspace::DocumentStore &store, Console &console)
{
    const auto file = readDocumentFile(path, store, console);
    if (!file) {
        console.complain(failureLine(path, file.error()));
        return std::nullopt;
    }
    const document::Snapshot snapshot = document::Snapshot::parse(file->bytes, file->format);
    if (complainAboutSyntax(*file, snapshot, console))
        return std::nullopt;
    return ParsedFile{*file, snapshot};
}

} // namespace commands
