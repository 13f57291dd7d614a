#include "forbiddenrequests.h"

#include "forbiddenvalues.h"
#include "requestchecker.h"
#include "requestform.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tries {

namespace {

using conformance::RequestFinding;
using Fault = RequestFinding::Fault;

/** Not registered, and no server knows it. */
const QByteArray UnknownMediaType("application/x-gatewright-unknown");
/** Of WebDAV, where it only reads: no server changes anything because of it. Source: RFC 4918 section 9.1. */
const QByteArray HarmlessMethod("PROPFIND");

bool areEqual(const RequestFinding &left, const RequestFinding &right)
{
    return left.part == right.part && left.fault == right.fault && left.name == right.name &&
           left.instance == right.instance &&
           (left.schema ? left.schema->keyword : QString()) == (right.schema ? right.schema->keyword : QString());
}

bool isJson(QByteArrayView contentType)
{
    const QByteArrayView type = contentType
                                    .first(std::max<qsizetype>(contentType.indexOf(';'), 0) > 0
                                               ? contentType.indexOf(';')
                                               : contentType.size())
                                    .trimmed();
    return type.compare("application/json", Qt::CaseInsensitive) == 0 || type.toByteArray().toLower().endsWith("+json");
}

/** Makes the requests to one operation. */
class Making final
{
public:
    Making(const std::shared_ptr<const description::Description> &description, const openapi::PathItem &item,
           const openapi::Operation &operation, const QByteArray &basePath)
        : m_description(description)
        , m_item(item)
        , m_operation(operation)
        , m_basePath(basePath)
        , m_checker(description)
    {}

    ForbiddenRequests made()
    {
        m_form = requests::fillForm(m_description, m_item, m_operation, {});
        if (!m_form.unfilledNames().isEmpty())
            return {};
        m_usual = findingsOf(m_form.request, m_form.request.body);
        add(TryKind::Valid, {}, {}, m_form.request, m_form.request.body);
        addWholeRequests();
        addParameters();
        addMembers();
        return std::move(m_made);
    }

private:
    QList<RequestFinding> findingsOf(const requests::BuiltRequest &request, const QByteArray &body)
    {
        // Credentials are never in the request yet.
        http::RequestHead head = request.head();
        const auto match = m_checker.operations().find(request.method, request.path);
        if (!match || match->operation < 0)
            return {};
        QList<RequestFinding> findings = m_checker.check(*match, head, body);
        findings.removeIf(
            [](const RequestFinding &finding) { return finding.part == conformance::RequestPart::Security; });
        return findings;
    }

    /** True if the check finds the fault, and did not find it in the valid request. */
    bool isForbidden(TryKind kind, const requests::BuiltRequest &request, const QByteArray &body)
    {
        if (++m_candidates > MaximumCandidates) {
            m_made.isCut = true;
            return false;
        }
        const QList<RequestFinding> findings = findingsOf(request, body);
        return std::any_of(findings.begin(), findings.end(), [&](const RequestFinding &finding) {
            const bool isUsual = std::any_of(m_usual.begin(), m_usual.end(),
                                             [&](const RequestFinding &usual) { return areEqual(usual, finding); });
            if (isUsual)
                return false;
            switch (finding.fault) {
            case Fault::Missing:
                return kind == TryKind::MissingParameter || kind == TryKind::MissingMember;
            case Fault::NotReadable:
                return kind == TryKind::WrongType;
            case Fault::NotValid:
                return finding.schema && isFaultOf(finding.schema->keyword, kind);
            case Fault::NotAllowed:
                return kind == TryKind::WrongMediaType;
            case Fault::OtherRoot:
            case Fault::NotDescribed:
                break;
            }
            return false;
        });
    }

    void add(TryKind kind, const QByteArray &in, const QByteArray &name, const requests::BuiltRequest &request,
             const QByteArray &body)
    {
        if (m_made.requests.size() == MaximumTries) {
            m_made.isCut = true;
            return;
        }
        m_made.requests.append({kind, in, name, request.head(m_basePath), body, request.credentials});
    }

    void addWholeRequests()
    {
        const requests::BuiltRequest &request = m_form.request;
        const auto needsNone = [](const QList<requests::CredentialPlace> &places) { return places.isEmpty(); };
        if (!request.alternatives.isEmpty() &&
            std::none_of(request.alternatives.begin(), request.alternatives.end(), needsNone)) {
            requests::BuiltRequest bare = request;
            bare.credentials.clear();
            add(TryKind::MissingCredential, {}, {}, bare, request.body);
        }
        requests::BuiltRequest unknown = request;
        unknown.method = HarmlessMethod;
        const auto match = m_checker.operations().find(HarmlessMethod, request.path);
        if (!match || match->operation < 0)
            add(TryKind::UnknownMethod, {}, {}, unknown, request.body);
        if (!request.hasBody)
            return;
        requests::BuiltRequest typed = request;
        typed.headers.remove("Content-Type");
        typed.headers.append("Content-Type", UnknownMediaType);
        typed.contentType = UnknownMediaType;
        if (isForbidden(TryKind::WrongMediaType, typed, request.body))
            add(TryKind::WrongMediaType, "header", "Content-Type", typed, request.body);
        if (isJson(request.contentType))
            add(TryKind::MalformedBody, "body", {}, request, R"({"gatewright": )");
    }

    void addParameters()
    {
        for (const requests::RequestField &field : std::as_const(m_form.fields)) {
            if (field.isRequired && field.key.in != "path")
                tryText(field, {TryKind::MissingParameter, QString()});
            QList<TryKind> found;
            for (const ChangedText &changed : changedTexts()) {
                if (!found.contains(changed.kind) && tryText(field, changed))
                    found.append(changed.kind);
            }
        }
    }

    bool tryText(const requests::RequestField &field, const ChangedText &changed)
    {
        requests::FormInput input;
        input.texts.insert(field.key, changed.text);
        const requests::RequestForm form = requests::fillForm(m_description, m_item, m_operation, input);
        if (!isForbidden(changed.kind, form.request, form.request.body))
            return false;
        add(changed.kind, field.key.in, field.key.name, form.request, form.request.body);
        return true;
    }

    void addMembers()
    {
        const requests::BuiltRequest &request = m_form.request;
        if (!request.hasBody || !isJson(request.contentType))
            return;
        const QJsonDocument list = QJsonDocument::fromJson('[' + request.body + ']');
        if (list.array().size() != 1)
            return;
        QList<std::pair<TryKind, QByteArray>> found;
        for (const ChangedBody &changed : changedBodies(list.array().first(), MaximumCandidates)) {
            const std::pair place(changed.kind, changed.pointer);
            if (found.contains(place) || !isForbidden(changed.kind, request, changed.body))
                continue;
            found.append(place);
            add(changed.kind, "body", changed.pointer, request, changed.body);
        }
    }

    std::shared_ptr<const description::Description> m_description;
    const openapi::PathItem &m_item;
    const openapi::Operation &m_operation;
    QByteArray m_basePath;
    conformance::RequestChecker m_checker;
    requests::RequestForm m_form;
    QList<RequestFinding> m_usual; ///< What the check finds in the valid request.
    qsizetype m_candidates = 0;
    ForbiddenRequests m_made;
};

} // namespace

ForbiddenRequests forbiddenRequests(const std::shared_ptr<const description::Description> &description,
                                    const openapi::PathItem &item, const openapi::Operation &operation,
                                    const QByteArray &basePath)
{
    return Making(description, item, operation, basePath).made();
}

} // namespace tries
