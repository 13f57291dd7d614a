#include "mockapi.h"

#include "deprecation.h"
#include "descriptionresolver.h"
#include "exampletexts.h"
#include "fittingexample.h"
#include "listenpath.h"
#include "mocklimits.h"
#include "preference.h"
#include "reasonphrase.h"
#include "requestchecker.h"
#include "requestmessages.h"
#include "responsewriter.h"
#include "targettext.h"

#include <QRandomGenerator>

#include <algorithm>
#include <map>

namespace mock {

using conformance::PathMatch;
using conformance::RequestFinding;
using conformance::RequestPart;
using document::Value;
using openapi::Place;
using specification::Version;
using traffic::MockFinding;

namespace {

constexpr char ProblemType[] = "application/problem+json";

bool hasBody(int status)
{
    return status >= 200 && status != 204 && status != 304;
}

QList<MockFinding> named(const QList<RequestFinding> &findings)
{
    QList<MockFinding> named;
    for (const RequestFinding &finding : findings.first(std::min(findings.size(), MaximumNamedFindings)))
        named.append({conformance::locationOf(finding.part),
                      finding.name,
                      finding.instance.toString(),
                      messages::requestFindingText(finding),
                      {}});
    return named;
}

/** The findings in the form of RFC 9457. */
QByteArray problemJson(int status, const QString &detail, const QList<MockFinding> &findings)
{
    QList<Value> errors;
    for (const MockFinding &finding : findings) {
        QList<Value::Member> error{{"in", Value::string(finding.in)}};
        if (!finding.name.isEmpty())
            error.append({"name", Value::string(finding.name)});
        if (!finding.pointer.isEmpty())
            error.append({"pointer", Value::string(finding.pointer.toUtf8())});
        error.append({"detail", Value::string(finding.text.toUtf8())});
        errors.append(Value::object(error));
    }
    QList<Value::Member> problem{{"type", Value::string(QByteArray("about:blank"))},
                                 {"title", Value::string(http::reasonPhrase(status))},
                                 {"status", Value::integer(status)},
                                 {"detail", Value::string(detail.toUtf8())}};
    if (!errors.isEmpty())
        problem.append({"errors", Value::array(errors)});
    return Value::object(problem).toJson();
}

/** An answer that the document does not have. `errors` are named in it. */
MockAnswer problemAnswer(int status, const QString &detail, const QList<MockFinding> &errors = {})
{
    MockAnswer answer;
    answer.head.status = status;
    answer.head.reason = http::reasonPhrase(status);
    answer.head.headers.append("Content-Type", ProblemType);
    answer.body = problemJson(status, detail, errors);
    answer.findings = errors;
    return answer;
}

/** An answer with one finding, whose text it has as its detail. */
MockAnswer problemAnswer(int status, const QByteArray &in, const QByteArray &name, const QString &detail)
{
    MockAnswer answer = problemAnswer(status, detail);
    answer.findings.append({in, name, {}, detail, {}});
    return answer;
}

/** A path without the bytes before the path of the API; nothing for another path. */
std::optional<QByteArrayView> without(QByteArrayView path, std::optional<qsizetype> bytes)
{
    if (!bytes)
        return std::nullopt;
    // A listen path can end with the slash with which the rest starts.
    const qsizetype from = *bytes > 0 && path.at(*bytes - 1) == '/' ? *bytes - 1 : *bytes;
    const QByteArrayView rest = path.sliced(from);
    return rest.isEmpty() || rest.startsWith('/') ? std::optional(rest) : std::nullopt;
}

} // namespace

class MockApi::Private
{
public:
    Private(std::shared_ptr<const description::Description> api, const MockOptions &mockOptions)
        : options(mockOptions)
        , description(std::move(api))
        , resolver(description::resolverOf(*description))
        , listenPath(options.listenPath, true)
        , checker(description)
        , writer(description, resolver)
    {}

    [[nodiscard]] MockAnswer answer(const http::RequestHead &head, const QByteArray &body);
    /** Returns the path of a request below the path of the API, or nothing for a request to another path. */
    [[nodiscard]] std::optional<QByteArrayView> pathOf(QByteArrayView target) const;
    [[nodiscard]] const MockedOperation &operationFor(const PathMatch &match);
    [[nodiscard]] MockAnswer answerOf(const PathMatch &match, const MockedOperation &operation,
                                      const http::RequestHead &head, const QByteArray &body);
    [[nodiscard]] QString placeOf(const PathMatch &match) const;
    [[nodiscard]] MockAnswer refuse(const ChosenStatus &status, const MockedOperation &operation,
                                    const QList<MockFinding> &findings);
    [[nodiscard]] MockAnswer documented(const MockedOperation &operation, std::optional<int> code);
    [[nodiscard]] MockAnswer succeed(const PathMatch &match, const MockedOperation &operation,
                                     const http::RequestHead &head, const QByteArray &body);
    [[nodiscard]] ChosenStatus preferredStatus(const MockedOperation &operation, const Preference &preference,
                                               QByteArrayList &applied) const;
    [[nodiscard]] ValueChoice valueChoice(const ResponseContent &content, const Preference &preference,
                                          QByteArrayList &applied);
    void fill(MockAnswer &answer, const DocumentedResponse &response, const std::optional<ResponseContent> &content,
              const ValueChoice &choice, Version version);

    MockOptions options;
    std::shared_ptr<const description::Description> description;
    openapi::ReferenceResolver resolver;
    routing::ListenPath listenPath;
    conformance::RequestChecker checker;
    ResponseWriter writer;
    std::map<std::pair<qsizetype, qsizetype>, MockedOperation> operations;
};

const MockedOperation &MockApi::Private::operationFor(const PathMatch &match)
{
    const std::pair key{match.item, match.operation};
    auto known = operations.find(key);
    if (known == operations.end()) {
        const openapi::PathItem &item = checker.operations().items().at(match.item);
        const openapi::Operation &operation = item.operations.at(match.operation);
        const QString entry = description->entry()->address();
        const Place place{item.address.isEmpty() ? entry : item.address, operation.pointer};
        const auto version = resolver.versionOf(place.address, entry);
        known = operations
                    .emplace(key, MockedOperation{version.value_or(operation.version.value_or(Version::V30)),
                                                  responsesOf(resolver, place),
                                                  deprecationFields(resolver.resolve(place).node)})
                    .first;
    }
    return known->second;
}

void MockApi::Private::fill(MockAnswer &answer, const DocumentedResponse &response,
                            const std::optional<ResponseContent> &content, const ValueChoice &choice, Version version)
{
    answer.head.reason = http::reasonPhrase(answer.head.status);
    if (content && hasBody(answer.head.status)) {
        const ResponseBody body = writer.body(*content, choice, version);
        answer.body = body.bytes;
        answer.head.headers.append("Content-Type", body.contentType);
        for (const schema::Finding &finding : body.findings)
            answer.findings.append({"response-body",
                                    body.example,
                                    finding.instance.toString(),
                                    messages::responseFindingText(body.example, finding),
                                    {}});
    }
    writer.addHeaders(response, choice, version, answer.head.headers);
}

MockAnswer MockApi::Private::refuse(const ChosenStatus &status, const MockedOperation &operation,
                                    const QList<MockFinding> &findings)
{
    if (!status.response || status.response->node.member("content").resolved().childCount() == 0) {
        MockAnswer answer = problemAnswer(status.code, findings.first().text, findings);
        if (status.response)
            writer.addHeaders(*status.response, {{}, false, options.seed}, operation.version, answer.head.headers);
        return answer;
    }
    MockAnswer answer;
    answer.head.status = status.code;
    answer.findings = findings;
    const auto content = acceptedContent(contentsOf(resolver, *status.response), {});
    fill(answer, *status.response, content, {{}, false, options.seed}, operation.version);
    return answer;
}

ChosenStatus MockApi::Private::preferredStatus(const MockedOperation &operation, const Preference &preference,
                                               QByteArrayList &applied) const
{
    if (preference.code) {
        const ChosenStatus preferred = statusFor(operation.responses, *preference.code);
        if (preferred.response) {
            applied.append("code=" + QByteArray::number(*preference.code));
            return preferred;
        }
    }
    return successOf(operation.responses);
}

ValueChoice MockApi::Private::valueChoice(const ResponseContent &content, const Preference &preference,
                                          QByteArrayList &applied)
{
    ValueChoice choice{{}, false, options.seed};
    if (preference.seed) {
        choice.seed = *preference.seed;
        applied.append("seed=" + QByteArray::number(choice.seed));
    } else if (preference.isDynamic) {
        choice.seed = QRandomGenerator::global()->generate();
    }
    if (preference.isDynamic) {
        choice.isGenerated = true;
        applied.append("dynamic=true");
    }
    if (preference.example == "none") {
        choice.isGenerated = true;
        applied.append("example=none");
    } else if (!preference.example.isEmpty() &&
               requests::exampleNames(resolver, content.place).contains(preference.example)) {
        choice.example = preference.example;
        choice.isGenerated = false;
        applied.append("example=" + preference.example);
    }
    return choice;
}

MockAnswer MockApi::Private::succeed(const PathMatch &match, const MockedOperation &operation,
                                     const http::RequestHead &head, const QByteArray &body)
{
    const Preference preference = readPreference(head.headers);
    QByteArrayList applied;
    const ChosenStatus status = preferredStatus(operation, preference, applied);
    if (!status.response)
        return problemAnswer(501, "status", {}, u"The operation has no responses in the document."_qs);
    const QList<ResponseContent> contents = contentsOf(resolver, *status.response);
    const bool isSuccess = status.code < 400;
    const QByteArray accept = isSuccess ? head.headers.all("Accept").join(',') : QByteArray();
    const auto content = acceptedContent(contents, accept);
    if (!contents.isEmpty() && !content)
        return problemAnswer(406, "header", "Accept",
                             u"The response has none of the media types that the request accepts."_qs);
    ValueChoice choice{{}, false, options.seed};
    if (content) {
        choice = valueChoice(*content, preference, applied);
        const QList<QByteArray> names = requests::exampleNames(resolver, content->place);
        if (choice.example.isEmpty() && !choice.isGenerated && names.size() > 1)
            choice.example = fittingExample(resolver, names, checker.valuesOf(match, head, body));
    }
    MockAnswer answer;
    answer.head.status = status.code;
    fill(answer, *status.response, content, choice, operation.version);
    if (!applied.isEmpty())
        answer.head.headers.append("Preference-Applied", applied.join(", "));
    return answer;
}

MockAnswer MockApi::Private::answerOf(const PathMatch &match, const MockedOperation &operation,
                                      const http::RequestHead &head, const QByteArray &body)
{
    const QList<RequestFinding> findings = checker.check(match, head, body);
    if (!findings.isEmpty() && !options.answersInvalid) {
        if (findings.first().part == RequestPart::Security) {
            MockAnswer answer = refuse(statusFor(operation.responses, 401), operation, named(findings));
            for (const QByteArray &challenge : checker.challengesOf(match))
                answer.head.headers.append("WWW-Authenticate", challenge);
            return answer;
        }
        if (findings.first().part == RequestPart::MediaType) {
            constexpr int UnsupportedMediaType = 415;
            return refuse(statusFor(operation.responses, UnsupportedMediaType), operation, named(findings));
        }
        return refuse(invalidOf(operation.responses), operation, named(findings));
    }
    MockAnswer answer = succeed(match, operation, head, body);
    answer.findings = named(findings) + answer.findings;
    return answer;
}

/** The pointer of an operation in the definition; empty for an operation in another document. */
QString MockApi::Private::placeOf(const PathMatch &match) const
{
    const openapi::PathItem &item = checker.operations().items().at(match.item);
    const bool isHere = item.address.isEmpty() || item.address == description->entry()->address();
    return isHere ? item.operations.at(match.operation).pointer.toString() : QString();
}

std::optional<QByteArrayView> MockApi::Private::pathOf(QByteArrayView target) const
{
    const QByteArrayView path = http::splitTarget(target).path;
    if (!path.startsWith(options.upstreamPath))
        return std::nullopt;
    const auto rest = without(path, options.upstreamPath.size());
    return rest && !options.listenPath.isEmpty() ? without(*rest, listenPath.match(*rest)) : rest;
}

MockAnswer MockApi::Private::answer(const http::RequestHead &head, const QByteArray &body)
{
    const auto path = pathOf(head.target);
    const auto match = path ? checker.operations().find(head.method, path->isEmpty() ? "/" : *path) : std::nullopt;
    if (!match)
        return problemAnswer(404, "route", {}, u"No path of the document matches."_qs);
    if (match->operation < 0) {
        MockAnswer answer = problemAnswer(405, "method", {}, u"The path does not have this method in the document."_qs);
        answer.head.headers.append("Allow", checker.operations().methodsOf(match->item).join(", "));
        return answer;
    }
    const MockedOperation &operation = operationFor(*match);
    MockAnswer answer = answerOf(*match, operation, head, body);
    const QString place = placeOf(*match);
    for (MockFinding &finding : answer.findings)
        finding.place = place;
    for (const http::HeaderList::Field &field : operation.deprecation.fields()) {
        if (!answer.head.headers.contains(field.name)) // The document can have its own.
            answer.head.headers.append(field);
    }
    return answer;
}

MockAnswer MockApi::Private::documented(const MockedOperation &operation, std::optional<int> code)
{
    const ChosenStatus status = code ? statusFor(operation.responses, *code) : successOf(operation.responses);
    if (!status.response) {
        const int problem = code.value_or(501);
        return problemAnswer(problem, QString::fromLatin1(http::reasonPhrase(problem)));
    }
    MockAnswer answer;
    answer.head.status = status.code;
    const QList<ResponseContent> contents = contentsOf(resolver, *status.response);
    const auto content = contents.isEmpty() ? std::nullopt : acceptedContent(contents.first(1), {});
    fill(answer, *status.response, content, {{}, false, options.seed}, operation.version);
    return answer;
}

MockApi::MockApi(std::shared_ptr<const description::Description> description, const MockOptions &options)
    : d(std::make_unique<Private>(std::move(description), options))
{}

MockApi::~MockApi() = default;

MockAnswer MockApi::answer(const http::RequestHead &head, const QByteArray &body)
{
    MockAnswer answer = d->answer(head, body);
    if (head.method == "HEAD")
        answer.body.clear();
    return answer;
}

std::optional<MockAnswer> MockApi::documented(const QByteArray &path, const QByteArray &method,
                                              std::optional<int> status)
{
    const QList<openapi::PathItem> &items = d->checker.operations().items();
    for (qsizetype item = 0; item < items.size(); ++item) {
        const QList<openapi::Operation> &operations = items.at(item).operations;
        for (qsizetype at = 0; items.at(item).path == path && at < operations.size(); ++at) {
            if (operations.at(at).method == method)
                return d->documented(d->operationFor({item, at, {}}), status);
        }
    }
    return std::nullopt;
}

} // namespace mock
