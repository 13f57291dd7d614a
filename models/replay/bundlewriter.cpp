#include "bundlewriter.h"

#include "bundlenames.h"
#include "harwriter.h"
#include "jsonwriter.h"
#include "withheldsecrets.h"
#include "zipwriter.h"

namespace replay {

namespace {

void writeList(base::JsonWriter &json, QByteArrayView key, const QStringList &texts)
{
    json.key(key).beginArray();
    for (const QString &text : texts)
        json.text(QStringView(text));
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
void writeExchanges(base::JsonWriter &json, const BundleContents &contents)
{
    json.key("exchanges").beginArray();
    for (const traffic::RedactedExchange &exchange : contents.exchanges) {
        json.beginObject().key("clientAddress").text(exchange->clientAddress);
        json.key("upstream")
            .text(exchange->upstreamKind == traffic::UpstreamKind::Own    ? "own"
                  : exchange->upstreamKind == traffic::UpstreamKind::Echo ? "echo"
                                                                          : "mock");
        if (!exchange->reachedUpstream && !exchange->upstreamUrl.isEmpty())
            writeMeant(json, *exchange);
        json.key("upstreamOverride").text(traffic::Redactor().target(contents.upstreamOverride.toUtf8()));
        json.endObject();
    }
    json.endArray();
}

QByteArray factsJson(const BundleContents &contents, const QList<QByteArray> &names)
{
    constexpr int Indent = 2;
    base::JsonWriter json(Indent);
    json.beginObject().key("version").number(qint64(BundleVersion));
    json.key("program").text(QStringView(contents.facts.program));
    json.key("definition").text(names.value(0));
    json.key("environment").text(QStringView(contents.facts.environment));
    writeList(json, "environments", contents.facts.environments);
    writeList(json, "problems", contents.facts.problems);
    writeExchanges(json, contents);
    return json.endObject().bytes() + '\n';
}

} // namespace

QByteArray writeBundle(const BundleContents &contents)
{
    QStringList paths;
    for (const DefinitionFile &file : contents.files)
        paths.append(file.path);
    const QList<QByteArray> names = relativeNames(paths);
    QList<zip::ZipEntry> entries{{FactsName.toByteArray(), factsJson(contents, names)},
                                 {HarName.toByteArray(), traffic::writeHar(contents.exchanges)}};
    for (qsizetype at = 0; at < contents.files.size(); ++at) {
        const document::Snapshot &snapshot = contents.files.at(at).snapshot;
        entries.append({DefinitionFolder.toByteArray() + names.at(at),
                        workspace::withoutSecrets(snapshot, workspace::FileSecrets()).text});
    }
    return zip::writeZip(entries);
}

} // namespace replay
