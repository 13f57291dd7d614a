#include "checkfindings.h"

#include "exchangemessages.h"
#include "redactedfinding.h"

#include <QDir>

#include <algorithm>
#include <tuple>

namespace commands {

using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangeResult;

namespace {

/** A number and the word for the things that it counts. */
QString counted(qsizetype count, const QString &one, const QString &several)
{
    return QString::number(count) + u' ' + (count == 1 ? one : several);
}

openapi::ApiKeyNames keysOf(const description::Description &description)
{
    openapi::ReferenceResolver resolver(description.set());
    return openapi::apiKeyNames(resolver, description.entry()->address());
}

} // namespace

CheckFindings::CheckFindings(std::shared_ptr<const description::Description> description, const QString &name)
    : m_description(std::move(description))
    , m_name(name)
    , m_checker(m_description)
    , m_keys(keysOf(*m_description))
{}

QString CheckFindings::nameOf(const QString &address) const
{
    return address == m_description->entry()->address() ? m_name : QDir::current().relativeFilePath(address);
}

const CheckFindings::Located &CheckFindings::located(const openapi::Place &place)
{
    if (const auto known = m_located.constFind(place); known != m_located.constEnd())
        return *known;
    openapi::Place found = place;
    openapi::ReferencedDocumentPtr document = m_description->set().find(found.address);
    if (!document) {
        found = {m_description->entry()->address(), {}};
        document = m_description->entry();
    }
    const document::Snapshot &snapshot = document->snapshot();
    // The document need not have what is missing in it.
    while (!found.pointer.isRoot() && !snapshot.at(found.pointer).exists())
        found.pointer = found.pointer.parent();
    const base::Span key = snapshot.keySpan(found.pointer);
    const base::Span span = key.length > 0 ? key : base::Span{snapshot.at(found.pointer).span().offset, 0};
    const QString pointer = found.pointer.toString();
    const auto logical = m_description->logicalPointer(found);
    return *m_located.insert(place,
                             {nameOf(found.address), snapshot.positionAt(span.offset), snapshot.positionAt(span.end()),
                              pointer, logical ? logical->toString() : pointer});
}

void CheckFindings::add(const traffic::HarEntry &entry)
{
    const ExchangeResult result = m_checker.check(entry.url, *entry.exchange);
    m_checked += result.kind == ExchangeResult::Kind::Checked ? 1 : 0;
    m_ofOthers += result.kind == ExchangeResult::Kind::OtherApi ? 1 : 0;
    m_preflights += result.kind == ExchangeResult::Kind::Preflight ? 1 : 0;
    m_unchecked += result.uncheckedBodies;
    const http::HeaderList &headers = entry.exchange->request.headers;
    m_hasCredentials = m_hasCredentials || headers.contains("Authorization") || headers.contains("Cookie");
    std::optional<traffic::Redactor> redactor;
    for (const ExchangeFinding &each : result.findings) {
        m_worst = m_worst ? std::min(*m_worst, each.severity) : each.severity;
        m_withoutCredentials += each.part == exchangecheck::ExchangePart::Security ? 1 : 0;
        QList<Finding> &findings = m_findings[each.severity];
        if (findings.size() >= MaximumFindings) {
            ++m_leftOut;
            continue;
        }
        if (!redactor)
            redactor = exchangecheck::redactorFor(*entry.exchange, m_keys);
        const ExchangeFinding shown = exchangecheck::redacted(each, *redactor);
        const QByteArray request = redactor->text(entry.exchange->request.method) + ' ' + redactor->target(entry.url);
        const Located &place = located(each.place);
        const QString in = exchangecheck::nameOf(each.part);
        findings.append({place.file,
                         place.start,
                         place.end,
                         each.severity,
                         u"contract-"_qs + in,
                         messages::exchangeFindingText(shown),
                         place.pointer,
                         place.logicalPointer,
                         {},
                         {},
                         FindingExchange{entry.index, result.operation, in, QString::fromUtf8(shown.name),
                                         shown.instance.toString(), QString::fromUtf8(request)}});
    }
}

QList<Finding> CheckFindings::sorted() const
{
    QList<Finding> all;
    for (const auto &[severity, findings] : m_findings)
        all += findings;
    const auto key = [](const Finding &each) {
        return std::tuple(each.file, each.start.line, each.start.column, each.exchange->entry);
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Finding &left, const Finding &right) { return key(left) < key(right); });
    return all;
}

QStringList CheckFindings::files() const
{
    QStringList files = {m_name};
    for (const auto &[severity, findings] : m_findings) {
        for (const Finding &finding : findings) {
            if (!files.contains(finding.file))
                files.append(finding.file);
        }
    }
    return files;
}

QString CheckFindings::summary() const
{
    QString text = u"%1 checked, %2 of another API, %3 not checked"_qs.arg(
        counted(m_checked, u"exchange"_qs, u"exchanges"_qs), QString::number(m_ofOthers),
        counted(m_unchecked, u"body"_qs, u"bodies"_qs));
    if (m_preflights > 0)
        text += u", %1 of CORS"_qs.arg(counted(m_preflights, u"preflight"_qs, u"preflights"_qs));
    if (m_skipped > 0)
        text += u", %1 skipped"_qs.arg(counted(m_skipped, u"entry"_qs, u"entries"_qs));
    if (m_leftOut > 0)
        text += u", %1 not reported"_qs.arg(counted(m_leftOut, u"finding"_qs, u"findings"_qs));
    return text;
}

} // namespace commands
