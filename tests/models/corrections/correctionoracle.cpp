#include "correctionoracle.h"

#include "correctionmessages.h"
#include "exchangechecker.h"
#include "lint.h"
#include "severitytexts.h"

#include <QMap>

#include <algorithm>

namespace support {

using corrections::Correction;
using corrections::CorrectionChange;
using corrections::SeenExchange;
using document::Document;
using document::Pointer;
using document::Value;
using exchangecheck::ExchangeFinding;
using exchangecheck::ExchangeResult;

namespace {

/** The findings without their places in the document. Those about an unknown path and an unknown method of a path count
 * as one. */
QStringList linesOf(const ExchangeResult &result)
{
    QStringList lines;
    for (const ExchangeFinding &finding : result.findings) {
        const bool isUnknown = finding.part == exchangecheck::ExchangePart::Route ||
                               finding.part == exchangecheck::ExchangePart::Method;
        lines.append(isUnknown ? u"unknown"_qs
                               : QStringList{severityText(finding.severity), exchangecheck::nameOf(finding.part),
                                             QString::fromUtf8(finding.name).toLower(), finding.instance.toString()}
                                     .join(u' '));
    }
    return lines;
}

/** The places at which two values differ. */
void differences(const Value &before, const Value &after, const Pointer &place, QList<Pointer> &found)
{
    if (before == after)
        return;
    if (before.type() != after.type() || !before.isContainer()) {
        found.append(place);
        return;
    }
    if (before.type() == Value::Type::Array) {
        const qsizetype size = std::max(before.items().size(), after.items().size());
        for (qsizetype i = 0; i < size; ++i) {
            if (i >= before.items().size() || i >= after.items().size())
                found.append(place.child(i));
            else
                differences(before.items().at(i), after.items().at(i), place.child(i), found);
        }
        return;
    }
    // A name can be there several times.
    const auto valuesOf = [](const Value &object, const QByteArray &name) {
        QList<Value> values;
        for (const Value::Member &member : object.members()) {
            if (member.first == name)
                values.append(member.second);
        }
        return values;
    };
    QList<QByteArray> kept;
    QList<QByteArray> left;
    for (const auto &[name, value] : before.members()) {
        if (!valuesOf(after, name).isEmpty())
            kept.append(name);
        else
            found.append(place.child(name));
    }
    for (const auto &[name, value] : after.members()) {
        const QList<Value> old = valuesOf(before, name);
        const QList<Value> now = valuesOf(after, name);
        if (old.isEmpty()) {
            found.append(place.child(name));
            continue;
        }
        left.append(name);
        if (old.size() != now.size())
            found.append(place.child(name));
        for (qsizetype i = 0; i < std::min(old.size(), now.size()); ++i)
            differences(old.at(i), now.at(i), place.child(name), found);
    }
    if (kept != left)
        found.append(place);
}

/** Keywords that a change of another one beside them can add or remove. */
bool isBeside(const Pointer &changed, const Pointer &place)
{
    static const QByteArrayList keywords = {
        "type",    "nullable",         "anyOf",           "oneOf", "enum", "const", "minimum",
        "maximum", "exclusiveMinimum", "exclusiveMaximum"};
    const Pointer schema = place.parent();
    return schema.contains(changed) && changed.tokens().size() > schema.tokens().size() &&
           keywords.contains(place.last()) && keywords.contains(changed.tokens().at(schema.tokens().size()));
}

QString strayChanges(const Correction &correction, const Document &document)
{
    const auto before = correction.before.root().value();
    const auto after = document.snapshot().root().value();
    if (!before || !after)
        return u"no value"_qs;
    QList<Pointer> changed;
    differences(*before, *after, {}, changed);
    for (const Pointer &place : std::as_const(changed)) {
        const bool isMeant = std::ranges::any_of(correction.changes, [&](const CorrectionChange &change) {
            // Parents of what is added are added, too.
            const bool isNewParent = place.contains(change.place.pointer) && !correction.before.at(place).exists();
            return isNewParent || change.place.pointer.contains(place) || isBeside(place, change.place.pointer);
        });
        if (!isMeant)
            return u"changed "_qs + place.toString();
    }
    return {};
}

QMap<QString, int> errorsOf(const description::Description &description)
{
    QMap<QString, int> errors;
    for (const lint::DocumentFindings &each : lint::lint(description)) {
        for (const base::Diagnostic &diagnostic : each.diagnostics) {
            if (diagnostic.severity == base::Severity::Error)
                ++errors[diagnostic.rule];
        }
    }
    return errors;
}

QByteArray spliced(QByteArray text, const QList<document::Splice> &splices)
{
    for (const document::Splice &splice : splices)
        text.replace(splice.offset, splice.removed, splice.inserted);
    return text;
}

openapi::ReferencedDocumentPtr documentAt(const description::Description &description, const QString &address)
{
    return address == description.entry()->address() ? description.entry() : description.set().find(address);
}

} // namespace

std::shared_ptr<const description::Description> corrected(const description::Description &description,
                                                          const Correction &correction)
{
    QList<openapi::ReferencedDocumentPtr> documents;
    openapi::ReferencedDocumentPtr entry = description.entry();
    for (const openapi::ReferencedDocumentPtr &each : description.set().documents()) {
        const bool isEdited = each->address() == correction.address;
        documents.append(
            isEdited ? std::make_shared<const openapi::ReferencedDocument>(each->address(), correction.edit.snapshot)
                     : each);
        if (each == description.entry())
            entry = documents.constLast();
    }
    return std::make_shared<const description::Description>(entry, openapi::DocumentSet(documents));
}

CorrectionOracle::CorrectionOracle(std::shared_ptr<const description::Description> description,
                                   const QList<SeenExchange> &exchanges)
    : m_description(std::move(description))
    , m_exchanges(exchanges)
{
    exchangecheck::ExchangeChecker checker(m_description);
    for (const SeenExchange &each : m_exchanges)
        m_known.append(linesOf(checker.check(each.url, *each.exchange)));
}

QString CorrectionOracle::faultOf(const Correction &correction, const SeenExchange &exchange,
                                  const ExchangeFinding &finding)
{
    const openapi::ReferencedDocumentPtr file = documentAt(*m_description, correction.address);
    if (!file)
        return u"no document"_qs;
    const QByteArray bytes = file->snapshot().text();
    Document document(bytes, file->snapshot().format());
    const QString title = messages::correctionTitle(correction);
    if (title.isEmpty() || !corrections::apply(document, correction, title))
        return u"not applied"_qs;
    if (document.stepNames() != QStringList{title})
        return u"not one step"_qs;
    const QByteArray now = document.fileBytes();
    if (now == bytes || spliced(bytes, correction.edit.splices) != now)
        return u"other bytes"_qs;
    if (const QString stray = strayChanges(correction, document); !stray.isEmpty())
        return stray;
    document.undo();
    if (document.fileBytes() != bytes || document.canUndo())
        return u"undo"_qs;
    document.redo();
    if (document.fileBytes() != now)
        return u"redo"_qs;

    const auto later = corrected(*m_description, correction);
    exchangecheck::ExchangeChecker laterCheck(later);
    const auto newLine = [&](const SeenExchange &each, QStringList known) {
        for (const QString &line : linesOf(laterCheck.check(each.url, *each.exchange))) {
            if (!known.removeOne(line))
                return u"new: "_qs + line;
        }
        return QString();
    };
    for (qsizetype i = 0; i < m_exchanges.size(); ++i) {
        if (const QString line = newLine(m_exchanges.at(i), m_known.at(i)); !line.isEmpty())
            return line;
    }
    exchangecheck::ExchangeChecker earlierCheck(m_description);
    const QStringList known = linesOf(earlierCheck.check(exchange.url, *exchange.exchange));
    if (const QString line = newLine(exchange, known); !line.isEmpty())
        return line;
    for (const ExchangeFinding &each : laterCheck.check(exchange.url, *exchange.exchange).findings) {
        if (each.part == finding.part && each.name == finding.name && each.instance == finding.instance)
            return u"still there"_qs;
    }
    if (!m_errors)
        m_errors = errorsOf(*m_description);
    const QMap<QString, int> errors = errorsOf(*later);
    for (auto each = errors.cbegin(); each != errors.cend(); ++each) {
        if (each.value() > m_errors->value(each.key()))
            return u"lint: "_qs + each.key();
    }
    return {};
}

QString faultOf(const Correction &correction, const std::shared_ptr<const description::Description> &description,
                const SeenExchange &exchange, const ExchangeFinding &finding, const QList<SeenExchange> &exchanges)
{
    return CorrectionOracle(description, exchanges).faultOf(correction, exchange, finding);
}

} // namespace support
