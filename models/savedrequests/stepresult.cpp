#include "stepresult.h"

#include "savedrequestlimits.h"

#include <algorithm>

namespace savedrequests {

namespace {

void fail(StepResult &result, ProblemKind kind, const QStringList &arguments, const document::Pointer &place)
{
    result.state = StepResult::State::Failed;
    if (result.problems.size() < MaximumProblems)
        result.problems.append({kind, arguments, place, {}});
}

void judgeStatus(const Expectation &expectation, const ReceivedResponse &response, StepResult &result)
{
    const QString status = QString::number(response.status);
    if (!expectation.statuses.isEmpty()) {
        const bool isExpected = std::any_of(
            expectation.statuses.begin(), expectation.statuses.end(),
            [&](const StatusRange &range) { return response.status >= range.first && response.status <= range.last; });
        if (!isExpected)
            fail(result, ProblemKind::StatusUnexpected, {status, statusText(expectation)}, {"expect", "status"});
    } else if (response.status < 200 || response.status > 299) {
        fail(result, ProblemKind::StatusUnexpected, {status, QString()}, {"operation"});
    } else if (!response.check.isDocumented) {
        fail(result, ProblemKind::StatusNotDocumented, {status}, {"operation"});
    }
}

void judgeSchema(const conformance::ResponseCheck &check, StepResult &result)
{
    using Content = conformance::ResponseCheck::Content;
    const document::Pointer place{"expect", "schema"};
    switch (check.content) {
    case Content::NotChecked:
        return;
    case Content::Fits:
        result.schema = StepResult::Schema::Fits;
        return;
    case Content::NotAllowed:
        fail(result, ProblemKind::MediaTypeUnexpected, {QString::fromUtf8(check.name)}, place);
        break;
    case Content::NotReadable:
        fail(result, ProblemKind::BodyNotReadable, {QString::fromUtf8(check.name)}, place);
        break;
    case Content::NotComparable:
        return fail(result, ProblemKind::BodyNotCompared, {}, place);
    case Content::NotValid:
        for (const schema::Finding &finding : check.findings)
            fail(result, ProblemKind::SchemaViolated,
                 QStringList{finding.instance.toString(), finding.keyword} + finding.arguments, place);
        break;
    }
    result.schema = StepResult::Schema::Violated;
}

} // namespace

void judge(const Expectation &expectation, const ReceivedResponse &response, StepResult &result)
{
    result.status = response.status;
    result.milliseconds = response.milliseconds;
    judgeStatus(expectation, response, result);
    // Without a documented response there is no schema; that alone is a difference if the status was chosen.
    if (expectation.checksSchema && !expectation.statuses.isEmpty() && !response.check.isDocumented)
        fail(result, ProblemKind::StatusNotDocumented, {QString::number(response.status)}, {"expect", "schema"});
    if (expectation.checksSchema)
        judgeSchema(response.check, result);
    if (expectation.milliseconds && response.milliseconds > static_cast<double>(*expectation.milliseconds))
        fail(result, ProblemKind::TooSlow,
             {QString::number(qRound64(response.milliseconds)), QString::number(*expectation.milliseconds)},
             {"expect", "time"});
}

QString statusText(const Expectation &expectation)
{
    QStringList texts;
    for (const StatusRange &range : expectation.statuses) {
        const QString first = QString::number(range.first);
        texts.append(range.first == range.last ? first
                                               : QStringLiteral("%1–%2").arg(first, QString::number(range.last)));
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace savedrequests
