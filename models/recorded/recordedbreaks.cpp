#include "recordedbreaks.h"

#include "headerlist.h"

#include <algorithm>

namespace recorded {

using conformance::RequestFinding;
using conformance::RequestPart;
using difference::Change;
using difference::Subject;

namespace {

bool isOfParameter(const Subject &subject, const RequestFinding &finding)
{
    if (subject.kind != Subject::Kind::Parameter ||
        subject.names.value(0).toUtf8() != conformance::locationOf(finding.part))
        return false;
    const QByteArray name = subject.names.value(1).toUtf8();
    return finding.part == RequestPart::Header ? http::sameName(name, finding.name) : name == finding.name;
}

bool explainsRequest(const Change &change, const RequestFinding &finding)
{
    const bool isOfBody = change.subject.kind == Subject::Kind::RequestBody;
    switch (finding.part) {
    case RequestPart::Body:
        return isOfBody && difference::isAtProperty(change.subject, finding.instance);
    case RequestPart::MediaType:
        return isOfBody && change.id.contains(u"media-type");
    case RequestPart::Security:
        return change.subject.kind == Subject::Kind::Operation && change.id.contains(u"security");
    default:
        return isOfParameter(change.subject, finding);
    }
}

bool explainsResponse(const Change &change, const Misfit &misfit)
{
    const QString status = QString::number(misfit.status);
    const QString ofSubject = change.subject.names.value(0);
    const bool isOfStatus = ofSubject == status || ofSubject == status.left(1) + u"XX"_qs || ofSubject == u"default";
    if (change.subject.kind != Subject::Kind::Response || !isOfStatus)
        return false;
    switch (misfit.part) {
    case Misfit::Part::Status:
        return change.id.endsWith(u"status-removed");
    case Misfit::Part::MediaType:
        return change.id.contains(u"media-type");
    case Misfit::Part::Response:
        return misfit.schema && difference::isAtProperty(change.subject, misfit.schema->instance);
    default:
        return false;
    }
}

bool explains(const Change &change, const Misfit &misfit)
{
    if (misfit.part == Misfit::Part::Operation)
        return change.id.startsWith(u"api-removed") || change.id.startsWith(u"api-path-removed");
    if (misfit.part == Misfit::Part::Request)
        return misfit.request && explainsRequest(change, *misfit.request);
    return explainsResponse(change, misfit);
}

} // namespace

RecordedCounter::RecordedCounter(const description::Description &before, const description::Description &now,
                                 const difference::Difference &found)
    : m_before(before)
    , m_now(now)
    , m_found(found)
{
    m_breaks.ofChanges.resize(found.changes.size());
    for (qsizetype i = 0; i < found.changes.size(); ++i)
        m_changesOf[found.changes[i].operation].append(i);
}

void RecordedCounter::add(const traffic::Exchange &exchange, qsizetype number)
{
    ++m_breaks.exchanges;
    const ContractResult before = m_before.check(exchange);
    if (!before.isValid())
        return;
    ++m_breaks.valid;
    const ContractResult now = m_now.check(exchange);
    if (now.isValid())
        return;
    ++m_breaks.broken;
    if (m_breaks.examples.size() < MaximumExamples)
        m_breaks.examples.append({number, before.operation, now.misfits.first()});
    count(before.operation, now.misfits);
}

void RecordedCounter::count(const QString &operation, const QList<Misfit> &misfits)
{
    // Changes of the security of the document belong to no operation.
    for (const qsizetype index : m_changesOf.value(operation) + m_changesOf.value(QString())) {
        const Change &change = m_found.changes[index];
        const bool isReason = change.subject.callback.isEmpty() &&
                              std::ranges::any_of(misfits, [&](const Misfit &each) { return explains(change, each); });
        if (isReason)
            ++m_breaks.ofChanges[index];
    }
}

} // namespace recorded
