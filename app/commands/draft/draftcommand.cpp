#include "draftcommand.h"

#include "coreservices.h"
#include "definitionview.h"
#include "draftsummary.h"
#include "harargument.h"
#include "partobject.h"
#include "referencedfiles.h"
#include "savecrosscheck.h"
#include "version.h"

namespace commands {

namespace {

bool isJsonName(const QString &output)
{
    return output.endsWith(u".json", Qt::CaseInsensitive);
}

} // namespace

void DraftCommand::define(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        u"Writes an OpenAPI 3.1 document that recorded exchanges fit: paths with parameters for IDs, parameters, bodies, "
        u"responses and security schemes. With --base, adds to a document what the exchanges have and it lacks; nothing of "
        u"the document is changed or removed. Writes no value of the exchanges: no example, no enum, no default, and no "
        u"name that may be a secret or an ID. Standard error lists what was used, skipped and left out."_qs);
    parser.addOption({u"har"_qs, u"The HAR file with the exchanges; required. - is standard input."_qs, u"FILE"_qs});
    parser.addOption({u"base"_qs, u"The OpenAPI document to add to; - is standard input."_qs, u"FILE"_qs});
    parser.addOption(
        {{u"o"_qs, u"output"_qs},
         u"Write to this file, as JSON if its name ends in .json, with --base in the format of the base; - "
         u"is standard output (the default)."_qs,
         u"FILE"_qs});
}

void DraftCommand::run(const QCommandLineParser &parser)
{
    const QString har = parser.value(u"har"_qs);
    const QString base = parser.value(u"base"_qs);
    if (!parser.positionalArguments().isEmpty())
        return refuse(u"unexpected argument “%1”"_qs.arg(parser.positionalArguments().constFirst()));
    if (har.isEmpty())
        return refuse(u"draft needs --har FILE"_qs);
    if (har == u"-" && base == u"-")
        return refuse(u"only one of the HAR file and the base can be standard input"_qs);
    const QString output = parser.value(u"output"_qs);
    if (parser.isSet(u"base"_qs))
        extendBase(har, base, output);
    else
        writeNew(har, output);
}

bool DraftCommand::readExchanges(const QString &path, inference::TrafficInference &inference)
{
    const auto skipped = readHarArgument(path, core().store, console(), [&inference](const traffic::HarEntry &entry) {
        inference.add(*entry.exchange, entry.url);
    });
    if (!skipped) {
        emit finished(UsageOrInput);
        return false;
    }
    for (const QString &line : draftSummary(inference.counts()))
        console().complain(line);
    if (*skipped > 0)
        console().complain(u"Entries that can't be read: %1"_qs.arg(*skipped));
    return true;
}

void DraftCommand::writeNew(const QString &har, const QString &output)
{
    inference::TrafficInference inference;
    if (!readExchanges(har, inference))
        return;
    if (inference.counts().used == 0)
        return refuse(u"no exchange can be used. Nothing was written."_qs);
    const bool isJson = isJsonName(output);
    write(inference.text(isJson ? document::Format::Json : document::Format::Yaml), output);
}

void DraftCommand::extendBase(const QString &har, const QString &base, const QString &output)
{
    const auto file = readDocumentFile(base, core().store, console());
    if (!file)
        return refuse(failureLine(base, file.error()));
    if (isJsonName(output) && file->format != document::Format::Json)
        return refuse(u"%1 is YAML, so the result can't be written to %2. Use a name that ends in .yaml."_qs.arg(
            file->displayName(), output));
    document::Document document(file->bytes, file->format);
    if (complainAboutSyntax(*file, document.snapshot(), console()))
        return emit finished(UsageOrInput);
    const openapi::DocumentSet set = referencedFiles(*file, document.snapshot(), core().store);
    const openapi::ReferencedDocumentPtr entry = set.find(addressOf(*file));
    if (!entry || !openapi::knownVersion(document.snapshot()))
        return refuse(u"%1: only documents of OpenAPI %2 can be extended"_qs.arg(
            file->displayName(), specification::listOfVersions(u"and")));
    const definition::DefinitionView view(document.snapshot());
    inference::TrafficInference inference(description::Description(entry, set), view.listenPath().value.toUtf8());
    if (!readExchanges(har, inference))
        return;
    const auto added = drafts::add(document, inference.additions(), {});
    if (!added)
        return refuse(failureLine(file->displayName(), added.error()));
    const workspace::ChangeCrossCheck differences = workspace::crossCheckChange(document.savedSnapshot(),
                                                                                document.snapshot());
    for (const base::Diagnostic &problem : differences.inChange)
        console().complain(problemLine(file->displayName(), document.snapshot(), problem));
    if (!differences.inChange.isEmpty())
        return refuse(u"%1: nothing was written, because another YAML parser reads the additions differently"_qs.arg(
            file->displayName()));
    write(document.fileBytes(), output);
}

void DraftCommand::write(const QByteArray &bytes, const QString &output)
{
    if (output.isEmpty() || output == u"-") {
        console().printDocument(bytes);
    } else if (const auto written = core().store.write(output, bytes); !written) {
        return refuse(failureLine(output, written.error()));
    }
    emit finished(Clean);
}

} // namespace commands

#include "moc_draftcommand.cpp"
