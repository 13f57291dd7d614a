#include "corrector.h"

#include "exchangechecker.h"
#include "findingcomparison.h"
#include "mediatypechoice.h"
#include "operationindex.h"
#include "partcandidates.h"
#include "schemacandidates.h"
#include "secretnames.h"
#include "secretwords.h"
#include "solving.h"
#include "targettext.h"

namespace corrections {

using exchangecheck::ExchangeChecker;
using exchangecheck::ExchangeFault;
using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangePart;
using exchangecheck::ExchangeResult;

namespace {

QList<SeenExchange> lastOf(const QList<SeenExchange> &seen)
{
    QList<SeenExchange> last;
    qint64 bytes = 0;
    for (auto each = seen.crbegin(); each != seen.crend() && last.size() < MaximumSeen; ++each) {
        bytes += each->exchange->requestBody.bytes.size() + each->exchange->responseBody.bytes.size();
        if (bytes > MaximumSeenBytes)
            break;
        last.prepend(*each);
    }
    return last;
}

/** True for a finding about a value and its schema. */
bool isOfSchema(const ExchangeFinding &finding)
{
    return finding.fault == ExchangeFault::NotValid && !finding.reasons.isEmpty();
}

/** True for a property that the description does not have. */
bool isOfProperty(const ExchangeFinding &finding)
{
    return finding.fault == ExchangeFault::NotDescribed && !finding.instance.isRoot();
}

bool areTexts(const traffic::Exchange &exchange, ExchangePart part)
{
    const bool isResponse = part == ExchangePart::ResponseBody;
    if (!isResponse && part != ExchangePart::Body)
        return true;
    const http::HeaderList &headers = isResponse ? exchange.response.headers : exchange.request.headers;
    const QByteArray type = headers.first("Content-Type").value_or(QByteArray());
    return requests::bodyFormOf(type) != requests::BodyForm::Json;
}

bool isSecretName(const ExchangeFinding &finding, const traffic::Exchange &exchange)
{
    return base::isSecretParameter(finding.name) || base::isSecretCollection(finding.name) ||
           traffic::isSecretRequestField(finding.name, exchange.secretHeaderNames) ||
           exchange.secretParameterNames.contains(finding.name);
}

} // namespace

class Corrector::Private
{
public:
    /** An exchange with its check against the description as it is. */
    struct Checked {
        SeenExchange seen;
        ExchangeResult result;
    };

    Private(std::shared_ptr<const description::Description> api, const QList<SeenExchange> &exchanges,
            std::chrono::milliseconds time)
        : description(std::move(api))
        , checker(description)
        , searchTime(time)
    {
        const SearchBudget budget{0, searchTime};
        const QList<SeenExchange> last = lastOf(exchanges);
        for (auto each = last.crbegin(); each != last.crend() && !budget.isTimeOver(); ++each)
            seen.prepend({*each, checker.check(each->url, *each->exchange)});
    }

    [[nodiscard]] QByteArray newPathOf(const Checked &checked) const;
    [[nodiscard]] QList<const Checked *> alike(const Checked &examined, const ExchangeFinding &finding,
                                               const QByteArray &newPath) const;
    [[nodiscard]] NoCorrection solve(Trial &trial, const Checked &examined, const ExchangeFinding &finding);
    [[nodiscard]] std::optional<QList<Reason>> reasonsLeft(const Trial &trial, const Checked &examined,
                                                           const ExchangeFinding &finding, const SearchBudget &budget);

    std::shared_ptr<const description::Description> description;
    ExchangeChecker checker;
    std::chrono::milliseconds searchTime;
    QList<Checked> seen;
    /** The finding of the exchange with the changes that reasonsLeft() was called for last. */
    std::optional<ExchangeFinding> left;
};

/** The path for an exchange without a path of the description; empty if it has none. */
QByteArray Corrector::Private::newPathOf(const Checked &checked) const
{
    QList<QByteArray> known;
    for (const openapi::PathItem &item : description->pathItems())
        known.append(item.path);
    const traffic::Exchange &exchange = *checked.seen.exchange;
    inference::PartInference inference(schema::Dialect::Draft202012);
    inference.add(exchange);
    const auto size = [](const QByteArray &target) { return http::splitTarget(target).path.size(); };
    const qsizetype base = std::max<qsizetype>(size(exchange.request.target) - size(checked.result.target), 0);
    return inference.newPath(exchange, base, known).value_or(QByteArray());
}

/** The other exchanges with the same finding. Those without a path of the description have the method and the new path.
 */
QList<const Corrector::Private::Checked *> Corrector::Private::alike(const Checked &examined,
                                                                     const ExchangeFinding &finding,
                                                                     const QByteArray &newPath) const
{
    openapi::PathItem item;
    item.path = newPath;
    const conformance::OperationIndex index({item});
    const QByteArray &method = examined.seen.exchange->request.method;
    QList<const Checked *> found;
    for (const Checked &each : seen) {
        const bool isSame = std::ranges::any_of(
            each.result.findings, [&finding](const ExchangeFinding &other) { return isSameFault(other, finding); });
        const bool isOfPath = finding.part != ExchangePart::Route ||
                              (each.seen.exchange->request.method == method &&
                               index.find(method, http::splitTarget(each.result.target).path));
        if (isSame && isOfPath && each.seen.exchange != examined.seen.exchange)
            found.append(&each);
    }
    return found;
}

/** The reasons of the finding that are left after changes; one without a place for a finding without reasons.
 * std::nullopt if an exchange has new findings, or the time is over. */
std::optional<QList<Reason>> Corrector::Private::reasonsLeft(const Trial &trial, const Checked &examined,
                                                             const ExchangeFinding &finding, const SearchBudget &budget)
{
    ExchangeResult result = examined.result;
    if (trial.description() != description) {
        ExchangeChecker now(trial.description());
        result = now.check(examined.seen.url, *examined.seen.exchange);
        if (hasNewFindings(examined.result, result))
            return std::nullopt;
        for (const Checked &each : std::as_const(seen)) {
            if (budget.isTimeOver() || hasNewFindings(each.result, now.check(each.seen.url, *each.seen.exchange)))
                return std::nullopt;
        }
    }
    const ExchangeFinding *found = findingLike(result, finding);
    left = found ? std::optional(*found) : std::nullopt;
    QList<Reason> reasons;
    for (const schema::Finding &reason : found ? found->reasons : schema::Findings())
        reasons.append({reason, found->place}); // The place is that of the first.
    if (found && reasons.isEmpty())
        reasons.append(Reason());
    return reasons;
}

NoCorrection Corrector::Private::solve(Trial &trial, const Checked &examined, const ExchangeFinding &finding)
{
    const schema::Dialect dialect = trial.is30(finding.place.address) ? schema::Dialect::OpenApi30
                                                                      : schema::Dialect::Draft202012;
    inference::PartInference inference(dialect);
    const traffic::Exchange &exchange = *examined.seen.exchange;
    for (const Checked &each : std::as_const(seen))
        inference.addSecrets(*each.seen.exchange);
    const QByteArray newPath = finding.part == ExchangePart::Route ? newPathOf(examined) : QByteArray();
    Examined parts{exchange, examined.result, {{examined.seen.exchange, examined.result.target}}, newPath};
    Misfit misfit{.value = {},
                  .areTexts = areTexts(exchange, finding.part),
                  .isSecret = isSecretName(finding, exchange),
                  .name = finding.name,
                  .direction = exchangecheck::isOfRequest(finding.part) ? schema::Direction::Request
                                                                        : schema::Direction::Response};
    if (isOfSchema(finding) || isOfProperty(finding)) {
        const auto value = checker.valueOf(examined.seen.url, exchange, finding);
        if (!value)
            return NoCorrection::NotReadable;
        misfit.value = *value;
    }
    for (const Checked *each : alike(examined, finding, newPath)) {
        inference.add(*each->seen.exchange);
        parts.alike.append({each->seen.exchange, each->result.target});
        for (const ExchangeFinding &other : each->result.findings) {
            if (!isSameFault(other, finding))
                continue;
            const auto value = checker.valueOf(each->seen.url, *each->seen.exchange, other);
            if (const auto at = value ? valueAt(*value, other.instance) : std::nullopt)
                misfit.others.append(*at);
        }
    }
    inference.add(exchange);
    SearchBudget budget{MaximumTries, searchTime};
    SchemaCandidates schemas(inference, misfit, budget.time);
    PartCandidates others(inference, parts);
    Solving solving(budget);
    const auto candidatesFor = [&](const Trial &at, const Reason &reason) {
        const ExchangeFinding now = left.value_or(finding);
        if (isOfSchema(now))
            return schemas.candidatesFor(at, reason);
        return isOfProperty(now) ? schemas.addedProperty(at, now.place, now.instance) : others.candidatesFor(at, now);
    };
    const auto reasonsOf = [&](const Trial &at) { return reasonsLeft(at, examined, finding, budget); };
    if (solving.solve(trial, reasonsOf, candidatesFor))
        return NoCorrection::None;
    return budget.isTimeOver() ? NoCorrection::TimeLimit : solving.why();
}

Corrector::Corrector(std::shared_ptr<const description::Description> description, QList<SeenExchange> seen,
                     std::chrono::milliseconds searchTime)
    : d(std::make_unique<Private>(std::move(description), seen, searchTime))
{}

Corrector::~Corrector() = default;

Correction Corrector::correctionFor(const SeenExchange &exchange, const ExchangeFinding &finding)
{
    const Private::Checked examined{exchange, d->checker.check(exchange.url, *exchange.exchange)};
    Correction correction;
    correction.part = finding.part;
    correction.operation = examined.result.operation;
    const ExchangeFinding *found = findingLike(examined.result, finding);
    if (!found) {
        correction.why = NoCorrection::Gone;
        return correction;
    }
    Trial trial(d->description);
    correction.why = d->solve(trial, examined, *found);
    if (!correction.isOffered())
        return correction;
    correction.changes = trial.changes();
    correction.address = trial.address();
    correction.before = trial.before();
    correction.edit = trial.edited();
    return correction;
}

} // namespace corrections
