#include "bundlewriter.h"

#include "bundlenames.h"
#include "bundlesecrets.h"
#include "harwriter.h"
#include "jsonwriter.h"
#include "withheldsecrets.h"
#include "zipwriter.h"

namespace replay {

namespace {

void writeList(base::JsonWriter &json, QByteArrayView key, const QStringList &texts, const BundleSecrets &secrets)
{
    json.key(key).beginArray();
    for (const QString &text : texts)
        json.text(QStringView(secrets.removedFrom(text)));
    json.endArray();
}

/** What would have been sent to an upstream that was not reached. */
void writeMeant(base::JsonWriter &json, const traffic::Exchange &exchange)
{
    json.key("meant").beginObject().key("url").text(exchange.upstreamUrl);
    json.key("method").text(exchange.upstreamRequest.method).key("target").text(exchange.upstreamRequest.target);
    json.key("headers").beginArray();
    for (const auto &field : exchange.upstreamRequest.headers.fields())
        json.beginArray().text(field.name).text(field.value).endArray();
    json.endArray().endObject();
}

/** What HAR has no member for. */
void writeExchanges(base::JsonWriter &json, const BundleContents &contents, const BundleSecrets &secrets)
{
    traffic::Redactor redactor;
    redactor.addKnown(secrets.values());
    json.key("exchanges").beginArray();
    for (const traffic::RedactedExchange &exchange : contents.exchanges) {
        json.beginObject().key("clientAddress").text(exchange->clientAddress);
        json.key("upstream")
            .text(exchange->upstreamKind == traffic::UpstreamKind::Own    ? "own"
                  : exchange->upstreamKind == traffic::UpstreamKind::Echo ? "echo"
                                                                          : "mock");
        if (!exchange->reachedUpstream && !exchange->upstreamUrl.isEmpty())
            writeMeant(json, *exchange);
        json.key("upstreamOverride").text(redactor.target(contents.upstreamOverride.toUtf8()));
        json.endObject();
    }
    json.endArray();
}

QByteArray factsJson(const BundleContents &contents, const QList<QByteArray> &names, const BundleSecrets &secrets)
{
    constexpr int Indent = 2;
    base::JsonWriter json(Indent);
    json.beginObject().key("version").number(qint64(BundleVersion));
    json.key("program").text(QStringView(contents.facts.program));
    json.key("definition").text(names.value(0));
    json.key("environment").text(QStringView(secrets.removedFrom(contents.facts.environment)));
    writeList(json, "environments", contents.facts.environments, secrets);
    writeList(json, "problems", contents.facts.problems, secrets);
    writeExchanges(json, contents, secrets);
    return json.endObject().bytes() + '\n';
}

} // namespace

void BundleContents::add(const traffic::Exchange &exchange)
{
    exchanges.append(traffic::Redactor().exchange(exchange));
    secrets += traffic::secretValuesOf(exchange);
}

base::Result<QByteArray> writeBundle(const BundleContents &contents)
{
    BundleSecrets secrets;
    for (const DefinitionFile &file : contents.files)
        secrets.addFile(file.snapshot);
    secrets.addValues(contents.secrets);
    secrets.settle();
    BundleContents written = contents;
    traffic::Redactor redactor;
    redactor.addKnown(secrets.values());
    for (traffic::RedactedExchange &exchange : written.exchanges)
        exchange = redactor.exchange(*exchange);
    QStringList paths;
    for (const DefinitionFile &file : contents.files)
        paths.append(file.path);
    const QList<QByteArray> names = relativeNames(paths);
    QList<zip::ZipEntry> entries{{FactsName.toByteArray(), factsJson(written, names, secrets)},
                                 {HarName.toByteArray(), traffic::writeHar(written.exchanges)}};
    for (qsizetype at = 0; at < contents.files.size(); ++at) {
        const document::Snapshot &snapshot = contents.files.at(at).snapshot;
        const QByteArray text = workspace::withoutSecrets(snapshot, workspace::FileSecrets()).text;
        entries.append({DefinitionFolder.toByteArray() + names.at(at),
                        secrets.withoutRepeats(document::Snapshot::parse(text, snapshot.format()))});
    }
    for (const zip::ZipEntry &entry : std::as_const(entries)) {
        if (const std::optional<QString> place = secrets.placeIn(entry))
            return base::Error{base::ErrorCode::Unsupported, *place};
    }
    return zip::writeZip(entries);
}

} // namespace replay
