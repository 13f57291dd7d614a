#include "sandboxapi.h"

#include "certificatefolder.h"
#include "openfile.h"
#include "policyfolder.h"
#include "sandboxlimits.h"
#include "targettext.h"

#include <QDir>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <optional>

namespace sandbox {

namespace {

using document::Value;

constexpr char certificatesPath[] = "/api/certs";
constexpr char policiesPath[] = "/api/portal/policies";
constexpr char profilesPath[] = "/portal-api/sso_profiles";

/** A page of a list. `p` starts at 1; negative: all entries. Nothing if `p` is not a number. */
struct Page {
    QList<Value> items;
    qsizetype pages = 0;
};

std::optional<Page> cut(const QList<Value> &all, const QUrlQuery &query)
{
    bool isNumber = true;
    const QString text = query.queryItemValue(u"p"_qs);
    const int number = text.isEmpty() ? 1 : text.toInt(&isNumber);
    if (!isNumber)
        return std::nullopt;
    if (number < 0)
        return Page{all, 1};
    const qsizetype first = (std::max(number, 1) - 1) * PageSize;
    return Page{all.mid(std::min(first, all.size()), PageSize), (all.size() + PageSize - 1) / PageSize};
}

/** An empty list is null, as in the answers of real dashboards. */
Value listOrNull(const QList<Value> &items)
{
    return items.isEmpty() ? Value() : Value::array(items);
}

bool isWanted(const CertificateFolder::Record &record, const QString &filter)
{
    if (filter == u"with_pk")
        return record.hasPrivateKey;
    return filter != u"without_pk" || !record.hasPrivateKey;
}

Reply wrongMethod(const QByteArray &allowed)
{
    Reply reply = refusal(405, "Method not allowed");
    reply.allow = allowed;
    return reply;
}

} // namespace

Reply refusal(int status, const QByteArray &message)
{
    const Value envelope = Value::object(
        {{"Status", Value::string(QByteArray("Error"))}, {"Message", Value::string(message)}, {"Meta", Value()}});
    return {status, envelope.toJson()};
}

Reply SandboxApi::answer(const http::RequestHead &request, const QByteArray &body) const
{
    using management::SandboxFault;
    switch (m_fault) {
    case SandboxFault::Unauthorised:
        return refusal(401, "Not authorised");
    case SandboxFault::Failing:
        return refusal(500, "The sandbox was told to fail");
    case SandboxFault::WebPage: {
        Reply page{200, "<!doctype html>\n<title>Log in</title>\n<p>A proxy asks you to log in.</p>\n"};
        page.contentType = "text/html; charset=utf-8";
        return page;
    }
    case SandboxFault::Slow:
    case SandboxFault::None:
        break;
    }
    Reply reply = usualAnswer(request, body);
    reply.isSlow = m_fault == SandboxFault::Slow;
    return reply;
}

Reply SandboxApi::usualAnswer(const http::RequestHead &request, const QByteArray &body) const
{
    const http::TargetParts target = http::splitTarget(request.target);
    const QByteArray path = target.path.toByteArray();
    const QByteArray query = target.query.toByteArray();
    const QByteArray policyPrefix = policiesPath + QByteArray("/");
    const bool isPortal = path == profilesPath;
    const bool isPolicy = path.startsWith(policyPrefix);
    if (!isPortal && !isPolicy && path != certificatesPath && path != policiesPath)
        return refusal(404, "Not found");
    if (!isAuthorised(request, isPortal))
        return refusal(401, "Not authorised");
    if (path == policiesPath && request.method == "POST")
        return createPolicy(body);
    if (request.method != "GET")
        return wrongMethod(path == policiesPath ? "GET, POST" : "GET");
    if (isPortal)
        return ssoProfiles();
    if (isPolicy)
        return policy(QUrl::fromPercentEncoding(path.sliced(policyPrefix.size())));
    return path == policiesPath ? policies(query) : certificates(query);
}

bool SandboxApi::isAuthorised(const http::RequestHead &request, bool isPortal) const
{
    const std::optional<QByteArray> given = request.headers.first("Authorization");
    const secrets::Secret wanted((isPortal ? "" : "Bearer ") + m_token.reveal());
    return given && !m_token.isEmpty() && isSameSecret(secrets::Secret(*given), wanted);
}

Reply SandboxApi::certificates(const QByteArray &query) const
{
    const QUrlQuery parameters(QString::fromUtf8(query));
    const QString mode = parameters.queryItemValue(u"mode"_qs);
    const QString filter = parameters.queryItemValue(u"filter"_qs);
    static const QStringList filters{QString(), u"omit"_qs, u"with_pk"_qs, u"without_pk"_qs};
    if (!mode.isEmpty() && mode != u"detailed")
        return refusal(400, "mode must be detailed");
    if (!filters.contains(filter))
        return refusal(400, "filter must be omit, with_pk or without_pk");
    const bool detailed = mode == u"detailed";
    QList<Value> all;
    for (const CertificateFolder::Record &record :
         CertificateFolder(QDir(m_folder).filePath(u"certificates"_qs)).records(m_clock.now())) {
        if (!detailed || isWanted(record, filter))
            all.append(detailed ? record.detailed : record.basic);
    }
    const std::optional<Page> page = cut(all, parameters);
    if (!page)
        return refusal(400, "p must be a number");
    return {200, Value::object({{detailed ? "certs" : "cert_basics", listOrNull(page->items)},
                                {"pages", Value::integer(page->pages)}})
                     .toJson()};
}

Reply SandboxApi::policies(const QByteArray &query) const
{
    const std::optional<Page> page = cut(PolicyFolder(QDir(m_folder).filePath(u"policies"_qs)).all(),
                                         QUrlQuery(QString::fromUtf8(query)));
    if (!page)
        return refusal(400, "p must be a number");
    return {200, Value::object({{"Data", listOrNull(page->items)}, {"Pages", Value::integer(page->pages)}}).toJson()};
}

Reply SandboxApi::policy(const QString &id) const
{
    const std::optional<Value> found = PolicyFolder(QDir(m_folder).filePath(u"policies"_qs)).find(id);
    return found ? Reply{200, found->toJson()} : refusal(404, "Policy not found");
}

Reply SandboxApi::createPolicy(const QByteArray &body) const
{
    const base::Result<Value> policy = Value::fromJson(body);
    if (!policy || policy->type() != Value::Type::Object)
        return refusal(400, "The body is not a policy object");
    const base::Result<QString> id = PolicyFolder(QDir(m_folder).filePath(u"policies"_qs))
                                         .create(*policy, m_clock.now());
    if (!id)
        return refusal(500, "The policy could not be stored");
    const Value answer = Value::object({{"ID", Value::string(*id)},
                                        {"Message", Value::string(*id)},
                                        {"Meta", Value()},
                                        {"Status", Value::string(QByteArray("OK"))}});
    return {200, answer.toJson()};
}

Reply SandboxApi::ssoProfiles() const
{
    const auto bytes = storage::readFile(QDir(m_folder).filePath(u"sso_profiles.json"_qs), MaximumProfilesFileBytes);
    if (!bytes)
        return refusal(500, "The profiles could not be read");
    const base::Result<Value> profiles = Value::fromJson(*bytes);
    if (!profiles || profiles->type() != Value::Type::Array)
        return refusal(500, "sso_profiles.json is not an array");
    return {200, profiles->toJson(), {}};
}

} // namespace sandbox
