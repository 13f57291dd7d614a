#include "importer.h"

#include "definitionview.h"

#include <QUrl>

namespace definition {

using document::Value;

namespace {

QString firstAbsoluteServer(const document::Node &servers)
{
    for (qsizetype i = 0; servers.isSequence() && i < servers.childCount(); ++i) {
        const std::optional<QString> url = serverUrl(servers.childAt(i).resolved());
        if (url && isAbsoluteHttpUrl(*url))
            return *url;
    }
    return {};
}

Value extensionObject(const ImportPlan &plan)
{
    const Value info = Value::object(
        {{"name", Value::string(plan.apiName)}, {"state", Value::object({{"active", Value::boolean(true)}})}});
    const Value listenPath = Value::object(
        {{"value", Value::string(plan.listenPath)}, {"strip", Value::boolean(true)}});
    return Value::object({{"info", info},
                          {"server", Value::object({{"listenPath", listenPath}})},
                          {"upstream", Value::object({{"url", Value::string(plan.upstreamUrl)}})}});
}

base::Result<void> requirePlainOpenApi(const document::Snapshot &snapshot)
{
    const DefinitionView view(snapshot);
    if (view.kind() != DocumentKind::OpenApi)
        return base::Error{base::ErrorCode::Unsupported, u"openapi"_qs};
    if (view.hasExtension() || snapshot.at(view.extension()).exists())
        return base::Error{base::ErrorCode::AlreadyExists, view.extension().toString()};
    return {};
}

} // namespace

QString slug(const QString &title)
{
    QString text;
    for (const QChar c : title.normalized(QString::NormalizationForm_KD).toLower()) {
        const bool isPlain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (isPlain)
            text.append(c);
        else if (!c.isMark() && !text.isEmpty() && !text.endsWith(u'-'))
            text.append(u'-');
    }
    while (text.endsWith(u'-'))
        text.chop(1);
    return text.isEmpty() ? u"api"_qs : text;
}

std::optional<QString> serverUrl(const document::Node &server)
{
    const QString pattern = server.member("url").text();
    QString filled;
    qsizetype at = 0;
    while (at < pattern.size()) {
        const qsizetype open = pattern.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        const QByteArray name = pattern.sliced(open + 1, close - open - 1).toUtf8();
        const document::Node fallback = server.member("variables").member(name).member("default");
        if (!fallback.isScalar() || fallback.isNull())
            return std::nullopt;
        filled += pattern.sliced(at, open - at) + fallback.text();
        at = close + 1;
    }
    return filled + pattern.sliced(at);
}

bool isAbsoluteHttpUrl(const QString &url)
{
    const QUrl parsed(url, QUrl::StrictMode);
    const QString scheme = parsed.scheme();
    return parsed.isValid() && !parsed.host().isEmpty() && (scheme == u"http" || scheme == u"https");
}

QString shownUrl(const QString &url)
{
    const qsizetype at = url.lastIndexOf(u'@');
    const qsizetype scheme = url.indexOf(u"//");
    if (at < 0)
        return url;
    return (scheme >= 0 && scheme < at ? url.first(scheme + 2) : QString()) + url.sliced(at + 1);
}

base::Result<ImportPlan> planImport(const document::Snapshot &snapshot)
{
    if (auto plain = requirePlainOpenApi(snapshot); !plain)
        return plain.error();
    const document::Node root = snapshot.root();
    const QString title = root.member("info").member("title").text();
    return ImportPlan{title.isEmpty() ? u"API"_qs : title, u'/' + slug(title) + u'/',
                      firstAbsoluteServer(root.member("servers"))};
}

QString listenPathOrDefault(const document::Snapshot &snapshot)
{
    const base::Result<ImportPlan> plan = planImport(snapshot);
    return plan ? plan->listenPath : DefinitionView(snapshot).listenPath().value;
}

base::Result<void> importDefinition(document::Document &document, const ImportPlan &plan)
{
    if (auto plain = requirePlainOpenApi(document.snapshot()); !plain)
        return plain;
    if (!isAbsoluteHttpUrl(plan.upstreamUrl))
        return base::Error{base::ErrorCode::InvalidArgument, u"upstream.url"_qs};
    const document::Document::Step step(document, {});
    return document.insert({DefaultExtensionName}, extensionObject(plan));
}

} // namespace definition
