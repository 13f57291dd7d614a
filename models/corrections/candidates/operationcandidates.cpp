#include "correctionlimits.h"
#include "descriptionresolver.h"
#include "operationindex.h"
#include "operations.h"
#include "partcandidates.h"
#include "targettext.h"

#include <algorithm>
#include <map>

namespace corrections {

using document::Pointer;
using document::Value;
using openapi::Place;
using specification::Version;
using Kind = CorrectionChange::Kind;

namespace {

/** Answers that servers give whether they have the operation or not. */
constexpr int AnswersWithoutOperation[] = {401, 403, 404, 405, 501};
constexpr int LeastError = 400;

} // namespace

/** True if the upstream has the operation, as far as its answer shows. */
bool PartCandidates::isOfApi() const
{
    const int status = m_examined.exchange.response.status;
    return m_examined.exchange.answeredBy != traffic::AnsweredBy::Gateway && status != 0 &&
           std::ranges::find(AnswersWithoutOperation, status) == std::end(AnswersWithoutOperation);
}

QList<Candidate> PartCandidates::withOperation(const QList<Value> &parameters, const Writing &write)
{
    QList<Candidate> list{
        [=, operation = operationWith(parameters, false)](Trial &next) { return write(next, operation); }};
    // The operation needs no credentials although others do, as a success without them shows.
    if (m_examined.exchange.response.status < LeastError)
        list.append([=, operation = operationWith(parameters, true)](Trial &next) { return write(next, operation); });
    return list;
}

/** Returns std::nullopt for a method that the version of the document has no field for. */
std::optional<Pointer> PartCandidates::operationPlace(const Trial &trial, const Place &pathItem) const
{
    const QByteArray &method = m_examined.exchange.request.method;
    const QByteArray key = method.toLower();
    const bool isUpper = method == method.toUpper();
    if (isUpper && openapi::isMethod(key))
        return pathItem.pointer.child(key);
    if (trial.versionOf(pathItem.address) < Version::V32 || !http::isToken(method) || !m_inference.isName(method))
        return std::nullopt;
    return openapi::operationPointer(pathItem.pointer, isUpper && openapi::isFixedMethod(key) ? key : method);
}

Value PartCandidates::operationWith(const QList<Value> &parameters, bool isOpen)
{
    const Value operation = m_inference.operation();
    const QList<Value> all = parameters + operation.member("parameters").items();
    QList<Value::Member> members;
    if (!all.isEmpty())
        members.append({"parameters", Value::array(all)});
    for (const Value::Member &member : operation.members()) {
        if (member.first != "parameters")
            members.append(member);
    }
    if (isOpen)
        members.append({"security", Value::array()});
    return Value::object(members);
}

QList<Value> PartCandidates::pathParameters(const QList<openapi::PathItem> &items, const QList<QByteArray> &names) const
{
    const conformance::OperationIndex index(items);
    std::map<QByteArray, QList<QByteArray>> values;
    for (const auto &[exchange, target] : m_examined.alike) {
        const auto match = index.find(exchange->request.method, http::splitTarget(target).path);
        for (const conformance::PathValue &value : match ? match->values : QList<conformance::PathValue>())
            values[value.name].append(QByteArray::fromPercentEncoding(value.text));
    }
    QList<Value> parameters;
    for (const QByteArray &name : names)
        parameters.append(m_inference.pathParameter(name, values[name]));
    return parameters;
}

Candidates PartCandidates::operation(const Trial &trial, const Finding &finding)
{
    if (!isOfApi())
        return NoCorrection::NotOfApi;
    const auto pointer = operationPlace(trial, finding.place);
    if (!pointer)
        return NoCorrection::UnsupportedMethod;
    const QList<openapi::PathItem> items = trial.description()->pathItems();
    if (m_examined.result.number.item < 0 || m_examined.result.number.item >= items.size())
        return NoCorrection::Gone;
    const openapi::PathItem &item = items.at(m_examined.result.number.item);
    openapi::ReferenceResolver resolver = description::resolverOf(*trial.description());
    QSet<QByteArray> declared;
    const Place list{finding.place.address, finding.place.pointer.child("parameters")};
    for (qsizetype i = 0; i < trial.nodeAt(list).childCount(); ++i) {
        const openapi::SetResolution parameter = resolver.resolve(Place{list.address, list.pointer.child(i)});
        if (parameter.node.member("in").bytes() == "path")
            declared.insert(parameter.node.member("name").bytes());
    }
    QList<QByteArray> names = openapi::templateNames(item.path);
    names.removeIf([&declared](const QByteArray &name) { return declared.contains(name); });
    const QList<Value> parameters = pathParameters(items, names);
    const QString text = exchangecheck::operationText(item.path, m_examined.exchange.request.method);
    return withOperation(parameters,
                         [=, place = Place{finding.place.address, *pointer}](Trial &next, const Value &operation) {
                             next.note({Kind::OperationAdded, place, text.toUtf8(), {}, {}, {}});
                             return next.set(place, operation);
                         });
}

Candidates PartCandidates::path(const Trial &trial, const Finding &finding)
{
    if (!isOfApi())
        return NoCorrection::NotOfApi;
    const QByteArray &path = m_examined.newPath;
    if (path.isEmpty())
        return NoCorrection::NameWithheld;
    const Place item{finding.place.address, finding.place.pointer.child(path)};
    const auto pointer = operationPlace(trial, item);
    if (!pointer)
        return NoCorrection::UnsupportedMethod;
    openapi::PathItem added;
    added.path = path;
    const QList<Value> parameters = pathParameters({added}, openapi::templateNames(path));
    const QString text = exchangecheck::operationText(path, m_examined.exchange.request.method);
    return withOperation({}, [=](Trial &next, const Value &operation) {
        next.note({Kind::PathAdded, item, text.toUtf8(), {}, {}, {}});
        const bool hasParameters = parameters.isEmpty() ||
                                   next.set(item, Value::object({{"parameters", Value::array(parameters)}}));
        return hasParameters && next.set({item.address, *pointer}, operation);
    });
}

} // namespace corrections
