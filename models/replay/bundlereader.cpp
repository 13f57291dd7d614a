#include "bundlereader.h"

#include "bundlenames.h"
#include "harreader.h"
#include "zipreader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace replay {

namespace {

using base::Error;
using base::ErrorCode;

Error damaged(const QString &what)
{
    return {ErrorCode::Damaged, what};
}

QStringList textsOf(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue &text : list.toArray())
        texts.append(text.toString());
    return texts;
}

traffic::UpstreamKind kindOf(const QString &word)
{
    if (word == u"echo")
        return traffic::UpstreamKind::Echo;
    return word == u"mock" ? traffic::UpstreamKind::Mock : traffic::UpstreamKind::Own;
}

base::Result<QJsonObject> factsOf(const QList<zip::ZipEntry> &entries)
{
    const zip::ZipEntry *const entry = zip::find(entries, FactsName);
    if (!entry)
        return damaged(u"bundle.json is missing"_qs);
    const QJsonDocument json = QJsonDocument::fromJson(entry->content);
    const double version = json[u"version"].toDouble(0);
    if (!json.isObject() || version < 1)
        return damaged(u"bundle.json is not valid"_qs);
    if (version > BundleVersion)
        return Error{ErrorCode::NewerVersion, {}};
    return json.object();
}

/** The files below the folder of the definition, the definition first. */
base::Result<QList<zip::ZipEntry>> filesOf(const QList<zip::ZipEntry> &entries, const QByteArray &definition)
{
    QList<zip::ZipEntry> files;
    for (const zip::ZipEntry &entry : entries) {
        if (!entry.name.startsWith(DefinitionFolder))
            continue;
        const zip::ZipEntry file{entry.name.sliced(DefinitionFolder.size()), entry.content};
        if (file.name == definition)
            files.prepend(file);
        else
            files.append(file);
    }
    if (files.isEmpty() || files.constFirst().name != definition)
        return damaged(u"the definition is missing"_qs);
    return files;
}

/** Sets what would have been sent to an upstream that was not reached. */
void readMeant(const QJsonValue &meant, traffic::Exchange &exchange)
{
    if (exchange.reachedUpstream || !meant.isObject())
        return;
    exchange.upstreamUrl = meant[u"url"].toString().toUtf8();
    exchange.upstreamRequest = {meant[u"method"].toString().toUtf8(), meant[u"target"].toString().toUtf8(), {}, 1};
    for (const QJsonValue &field : meant[u"headers"].toArray())
        exchange.upstreamRequest.headers.append(field[0].toString().toUtf8(), field[1].toString().toUtf8());
}

base::Result<QList<BundledExchange>> exchangesOf(const QList<zip::ZipEntry> &entries, const QJsonArray &facts)
{
    const zip::ZipEntry *const har = zip::find(entries, HarName);
    if (!har)
        return damaged(u"exchanges.har is missing"_qs);
    const base::Result<traffic::HarContent> content = traffic::readHar(har->content);
    if (!content)
        return damaged(u"exchanges.har is not valid: %1"_qs.arg(content.error().detail));
    if (content->exchanges.size() > facts.size())
        return damaged(u"exchanges.har has more exchanges than bundle.json"_qs);
    QList<BundledExchange> exchanges;
    for (qsizetype at = 0; at < content->exchanges.size(); ++at) {
        const QJsonValue own = facts.at(at);
        traffic::Exchange exchange = *content->exchanges.at(at);
        exchange.clientAddress = own[u"clientAddress"].toString().toUtf8();
        exchange.upstreamKind = kindOf(own[u"upstream"].toString());
        readMeant(own[u"meant"], exchange);
        exchanges.append(
            {std::make_shared<const traffic::Exchange>(std::move(exchange)), own[u"upstreamOverride"].toString()});
    }
    return exchanges;
}

} // namespace

document::Format formatOf(QByteArrayView name)
{
    return name.endsWith(".json") ? document::Format::Json : document::Format::Yaml;
}

document::Snapshot ExchangeBundle::definition() const
{
    return document::Snapshot::parse(files.constFirst().content, formatOf(files.constFirst().name));
}

base::Result<ExchangeBundle> readBundle(const QByteArray &bytes)
{
    const base::Result<QList<zip::ZipEntry>> entries = zip::readZip(bytes);
    if (!entries)
        return entries.error();
    const base::Result<QJsonObject> json = factsOf(*entries);
    if (!json)
        return json.error();
    const QJsonValue facts(*json);
    const base::Result<QList<zip::ZipEntry>> files = filesOf(*entries, facts[u"definition"].toString().toUtf8());
    if (!files)
        return files.error();
    const base::Result<QList<BundledExchange>> exchanges = exchangesOf(*entries, facts[u"exchanges"].toArray());
    if (!exchanges)
        return exchanges.error();
    return ExchangeBundle{{facts[u"program"].toString(), textsOf(facts[u"environments"]),
                           facts[u"environment"].toString(), textsOf(facts[u"problems"])},
                          *files,
                          *exchanges};
}

} // namespace replay
